import Foundation

/// Calls the closure with an array of C strings that ends with nil, as `posix_spawn` and `exec` take them. The array is valid during the call.
package func withCStrings<Result>(_ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { preconditionFailure("An array that ends with nil is never empty.") }
        return body(start)
    }
}
