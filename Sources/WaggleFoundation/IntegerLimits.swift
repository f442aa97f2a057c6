// Limits of C's integers that glibc defines as expressions, which Swift does not import. The types are those that Apple's headers give them.

public let INT16_MIN = Int32(Int16.min)
public let INT32_MIN = Int32.min
public let INT64_MIN = Int64.min
public let INT64_MAX = Int64.max
public let UINT64_MAX = UInt64.max
public let INTMAX_MIN = Int.min
public let INTMAX_MAX = Int.max
public let UINTMAX_MAX = UInt.max
public let INTPTR_MIN = Int.min
public let SCHAR_MIN = Int32(Int8.min)
public let SHRT_MIN = Int32(Int16.min)
public let INT_MIN = Int32.min
public let UINT_MAX = UInt32.max
public let LONG_MIN = Int.min
public let ULONG_MAX = UInt.max
public let LLONG_MIN = Int64.min
/// The largest finite number of `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
