// The OSLog module: the logging of the module os.

@_exported import Foundation
@_exported import os

/// The messages that were written.
@available(*, unavailable, message: "Messages are written to standard error and not kept; redirect it to a file and read that.")
public final class OSLogStore {}
/// A message that was written.
@available(*, unavailable, message: "Messages are written to standard error and not kept; redirect it to a file and read that.")
public class OSLogEntry {}
