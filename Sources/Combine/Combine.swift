// Publishers, under the module name that programs import. OpenCombine provides all of them except those of URL sessions.

@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
