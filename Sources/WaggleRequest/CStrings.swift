import Foundation

/// Calls the closure with a null-terminated array of C strings, as `posix_spawn` and `exec` take it. The array is valid only during the call.
package func withCStrings<Result>(_ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return pointers.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { preconditionFailure("An array that ends with nil is never empty.") }
        return body(start)
    }
}
