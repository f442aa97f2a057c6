// The values that views stand for in selections.

import Foundation

/// The trait of `tag(_:)`; nil without a tag.
public enum _TagTrait: _ViewTraitKey { public static var defaultValue: AnyHashable? { nil } }

/// The value of a link in a list, which a tag around the link overrides.
enum LinkValueTrait: _ViewTraitKey { static var defaultValue: AnyHashable? { nil } }

/// A tag that matches only selections of its own type.
struct ExactTag: Hashable {
    let tag: AnyHashable
}

extension ViewTraits {
    /// The view's tag as a selection value of the given type; nil if the view has no tag or one of another type.
    func tag<Value: Hashable>(as type: Value.Type) -> Value? {
        (self[_TagTrait.self] ?? self[LinkValueTrait.self])?.selectionValue(as: type)
    }
    /// True if the view says what it stands for, so that its id does not count.
    var hasTag: Bool { contains(_TagTrait.self) || contains(LinkValueTrait.self) }
}

extension View {
    /// Sets the value that represents the view in a selection.
    /// - Parameter includeOptional: true if the tag also matches a selection of optional type.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TraitModifier<_TagTrait>(value: includeOptional ? AnyHashable(tag) : AnyHashable(ExactTag(tag: AnyHashable(tag)))))
    }
}
