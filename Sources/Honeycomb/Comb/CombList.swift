import Hexagons
import SwiftUI

/// A comb's items as rows.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct CombList<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let comb: HoneycombView<Data, ID, Content>

    var body: some View {
        let chosen = comb.selection.ids
        List(0..<comb.items.count, id: \.self) { index in
            let isSelected = chosen.contains(comb.items.id(index)), name = comb.name.map { $0(comb.items.element(index)) }
            Button {
                if comb.choose(index) { comb.center?.wrappedValue = comb.items.id(index) }
            } label: {
                HStack(spacing: 12) {
                    comb.content(comb.items.element(index), comb.cell(index, .zero, isSelected: isSelected, isInList: true))
                        .frame(width: name == nil ? nil : 44)
                        .frame(minHeight: 44)
                        .accessibilityHidden(name != nil)
                    if let name { Text(name) }
                    Spacer(minLength: 0)
                    Image(systemName: "checkmark").opacity(isSelected ? 1 : 0).accessibilityHidden(true)
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(isSelected ? .isSelected : [])
        }
    }
}
