// The Combine module: OpenCombine and its missing parts.

@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
