// The types of Core Foundation that drawing functions take: Foundation's own, so that `as` converts them.

import Foundation

/// A URL, as drawing functions take it.
public typealias CFURL = URL
/// A dictionary, as drawing functions take it.
public typealias CFDictionary = [AnyHashable: Any]
/// A string, as drawing functions take it.
public typealias CFString = String
/// An array, as drawing functions take it.
public typealias CFArray = [Any]
/// Bytes, as drawing functions take them.
public typealias CFData = NSData

/// The number of bytes.
public func CFDataGetLength(_ data: CFData?) -> Int { data?.length ?? 0 }
/// The bytes, valid as long as the data lives; nil without data.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>! { data?.bytes.assumingMemoryBound(to: UInt8.self) }
