package dev.tickscope.core.capture;

import java.io.IOException;

/** CSV files with the columns of PresentMon, whichever tool wrote them. */
final class PresentMonFormat implements CaptureFormat {
    @Override
    public boolean recognises(CsvHeader header) {
        return PresentMonColumns.of(header) != null;
    }

    @Override
    public FrameCapture read(String fileName, CsvHeader header, CsvRows rows) throws IOException, CaptureException {
        return new PresentMonRows(fileName, header, PresentMonColumns.of(header)).read(rows);
    }

    @Override
    public String expectedHeader() {
        return "the header of a PresentMon CSV file, with Application, ProcessID, SwapChainAddress and a frame time"
                + " such as msBetweenPresents, TimeInSeconds or FrameTime";
    }

    @Override
    public String whyNot(CsvHeader header) {
        if (!PresentMonColumns.hasStream(header)) {
            return null;
        }
        return "this PresentMon header has no frame time. Expected one of the columns TimeInSeconds, TimeInMs, "
                + "TimeInQPC, msBetweenPresents, FrameTime, or CPUBusy and CPUWait";
    }
}
