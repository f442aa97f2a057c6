// Replaces the framework in programs built by `./waggle`, which links its prebuilt copy.
