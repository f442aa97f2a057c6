// Columns made by a type's `_makeContent`, the form in which wrappers around other content are written.

/// A value of a declaration, or a part of one.
nonisolated public struct _GraphValue<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
    public subscript<Part>(keyPath: KeyPath<Value, Part>) -> _GraphValue<Part> { _GraphValue<Part>(value[keyPath: keyPath]) }
}

/// What columns are made with.
nonisolated public struct _TableColumnInputs {
    /// The type that is asked for columns, which would otherwise ask itself.
    let origin: ObjectIdentifier
}

/// The columns that were made, as configurations for the table's rows.
nonisolated public struct _TableColumnOutputs {
    let columns: [Any]
}
