// The cross-import overlay of Testing and UIKit. Apple's attaches pictures to tests; this one is empty, but without it such imports
// do not compile.
