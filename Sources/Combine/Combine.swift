// Publishers under the name that programs import. OpenCombine has them all except those of URL sessions.

@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
