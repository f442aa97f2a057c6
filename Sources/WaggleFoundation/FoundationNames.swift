// Re-exports what a file that imports only Foundation sees on Apple's systems: observable objects, observation, loading from URLs, XML, and Foundation's own
// types that lower modules declare. `./waggle` shows this module to every file of a program.

@_exported import Combine
@_exported import Foundation
@_exported import class CoreTransferable.NSItemProvider
@_exported import protocol CoreTransferable.NSItemProviderReading
@_exported import protocol CoreTransferable.NSItemProviderWriting
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import Observation
@_exported import func os.os_unfair_lock_lock
@_exported import func os.os_unfair_lock_trylock
@_exported import func os.os_unfair_lock_unlock
@_exported import typealias os.os_unfair_lock
@_exported import typealias os.os_unfair_lock_s
@_exported import typealias os.os_unfair_lock_t
@_exported import class WaggleCore.FileWrapper
@_exported import struct WaggleCore.InlinePresentationIntent
@_exported import struct WaggleCore.LocalizedStringResource
@_exported import class WaggleCore.UndoManager
@_exported import WaggleSelectors
@_exported import typealias WaggleUIKit.CFTimeInterval
@_exported import class WaggleUIKit.NSKeyValueObservation
@_exported import struct WaggleUIKit.NSKeyValueObservedChange
@_exported import struct WaggleUIKit.NSKeyValueObservingOptions
