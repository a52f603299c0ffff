package dev.tickscope.core.contract;

/** How objects come and go. */
public record ObjectPolicy(JoinPolicy join, RemovalPolicy removal) {
}
