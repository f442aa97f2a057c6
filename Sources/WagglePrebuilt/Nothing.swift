// Stands for the framework where a program is built by `./waggle`, which links the one that it has built already.
