// Numbers for the lists that a receiver has.

/// Knows lists by their storage, which copies share and which never changes while it is kept here.
struct ListTable {
    /// Where a list's items are.
    typealias Storage = UnsafeRawPointer

    private struct Entry {
        /// Keeps the storage, so that no other list takes its place.
        let list: DisplayList
        let number: UInt32
        /// The numbered lists directly inside.
        let inner: [Storage]
    }
    private var entries: [Storage: Entry] = [:]
    private var lastNumber: UInt32 = 0
    /// The list of the last message.
    private(set) var root: DisplayList?

    var isEmpty: Bool { entries.isEmpty }

    static func storage(of list: DisplayList) -> Storage? {
        list.items.withUnsafeBufferPointer { $0.isEmpty ? nil : $0.baseAddress.map { Storage($0) } }
    }
    func number(of storage: Storage) -> UInt32? { entries[storage]?.number }

    /// Numbers a list that was written as a whole. Both ends count alike.
    mutating func add(_ list: DisplayList, _ storage: Storage, inner: [Storage]) {
        lastNumber &+= 1
        entries[storage] = Entry(list: list, number: lastNumber, inner: inner)
    }

    /// Forgets the lists that are no part of a new picture.
    /// - Returns: their numbers, in order.
    mutating func keep(only list: DisplayList) -> [UInt32] {
        root = list
        var kept: Set<Storage> = [], waiting = Self.storage(of: list).map { [$0] } ?? []
        while let storage = waiting.popLast() {
            guard let entry = entries[storage], kept.insert(storage).inserted else { continue }
            waiting += entry.inner
        }
        guard kept.count < entries.count else { return [] }
        let released = entries.filter { !kept.contains($0.key) }
        for storage in released.keys { entries[storage] = nil }
        return released.values.map(\.number).sorted()
    }
}
