// The Core Foundation types that drawing functions take. They are Foundation's types, so that `as` converts them.

import Foundation

/// A URL, as taken by drawing functions.
public typealias CFURL = URL
/// A dictionary, as taken by drawing functions.
public typealias CFDictionary = [AnyHashable: Any]
/// A string, as taken by drawing functions.
public typealias CFString = String
/// An array, as taken by drawing functions.
public typealias CFArray = [Any]
/// Bytes, as taken by drawing functions.
public typealias CFData = NSData

/// The number of bytes.
public func CFDataGetLength(_ data: CFData?) -> Int { data?.length ?? 0 }
/// The bytes, valid as long as the data lives; nil without data.
public func CFDataGetBytePtr(_ data: CFData?) -> UnsafePointer<UInt8>! { data?.bytes.assumingMemoryBound(to: UInt8.self) }
