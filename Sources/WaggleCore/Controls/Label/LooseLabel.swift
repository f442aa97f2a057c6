// Labels that programs make of an image and a text without `Label`.

/// Shows an image and texts as a label, whatever their order. Any other content stays as it is.
struct LooseLabel<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { parts in
            let (images, others) = parts.imagesAndOthers
            if images.isEmpty || others.isEmpty { ForEach(parts) { $0 } } else { Label { ForEach(others) { $0 } } icon: { ForEach(images) { $0 } } }
        }
    }
}

extension SubviewsCollection {
    /// The subviews that are images, and the others, each in source order.
    @MainActor var imagesAndOthers: (images: [Subview], others: [Subview]) {
        var images: [Subview] = [], others: [Subview] = []
        for subview in self {
            if subview.wraps({ $0 is ImageNode }) { images.append(subview) } else { others.append(subview) }
        }
        return (images, others)
    }
}
