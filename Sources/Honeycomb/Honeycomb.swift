// Views on hexagonal grids, in SwiftUI's public interface alone: the same sources build against Apple's SwiftUI. `import Honeycomb` brings
// the mathematics along.

@_exported import Hexagons
