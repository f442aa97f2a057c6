// The Combine module. OpenCombine provides all publishers except those of `URLSession`.

@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
