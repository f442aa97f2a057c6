// Re-exports what a file that imports only Foundation sees on Apple's systems: observable objects, observation, loading from URLs, XML, and
// Foundation's own types that lower modules declare. `./waggle` shows this module to every file of a program.

@_exported import Combine
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Observation
@_exported import WaggleSelectors
@_exported import class CoreTransferable.NSItemProvider
@_exported import class WaggleCore.FileWrapper
@_exported import class WaggleCore.UndoManager
@_exported import class WaggleUIKit.NSKeyValueObservation
@_exported import func os.os_unfair_lock_lock
@_exported import func os.os_unfair_lock_trylock
@_exported import func os.os_unfair_lock_unlock
@_exported import protocol CoreTransferable.NSItemProviderReading
@_exported import protocol CoreTransferable.NSItemProviderWriting
@_exported import struct WaggleCore.InlinePresentationIntent
@_exported import struct WaggleCore.LocalizedStringResource
@_exported import struct WaggleUIKit.NSKeyValueObservedChange
@_exported import struct WaggleUIKit.NSKeyValueObservingOptions
@_exported import typealias WaggleUIKit.CFTimeInterval
@_exported import typealias os.os_unfair_lock
@_exported import typealias os.os_unfair_lock_s
@_exported import typealias os.os_unfair_lock_t

// MARK: Limits of C's integers

// The GNU C library defines these as expressions, which Swift does not import. The types are those that Apple's headers give them.
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
