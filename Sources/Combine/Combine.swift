// The Combine module: OpenCombine, and what it lacks.

@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
