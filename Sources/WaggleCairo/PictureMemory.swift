// The memory of pictures that live for a frame.

import CPixels

/// Belongs to processes that draw frame after frame: windows and films.
public enum PictureMemory {
    /// Lets the process keep the memory of a frame's images for the next frame, up to 64 MB, instead of faulting it in again.
    ///
    /// Applies to the whole process; call it once, before drawing. Without effect where the system's allocator has no such setting.
    public static func keep() { pixels_keep_memory() }
}
