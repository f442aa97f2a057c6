// What the compiler adds where Testing and CoreGraphics are imported together. Apple's attaches pictures to tests; here there is
// nothing to add, but without a module of this name such imports do not compile.
