/// What a check tells.
struct CheckResult {
    /// Sorted by file and line.
    var findings: [Finding] = []
    var unseen: [Unseen] = []
    /// The files with errors, also with such as are not told because they follow from others.
    var failing: Set<String> = []
    /// The files that were to be checked.
    var files: [String] = []
}

/// Something that a check could not look at.
struct Unseen: Hashable {
    /// A file, a module, a package or a folder.
    var path: String
    var reason: String

    /// One line, like a finding's.
    /// - Parameter folder: Paths are shown relative to it.
    func text(seenFrom folder: String) -> String {
        let shown = folder != "/" && path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
        return "\(shown): was not checked: \(reason)"
    }
}
