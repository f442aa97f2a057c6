import Foundation
import WaggleGeometry

/// The options of a picker on a drum.
struct PickerWheel: View {
    let options: [PickerOption]
    let label: AnyView
    let selection: PickerSelection

    var body: some View {
        Wheel(count: options.count, selected: options.firstIndex { $0.isSelected }, label: label) { index in
            if let value = options[index].value { selection.choose(value) }
        } row: { index in
            if options.indices.contains(index) { options[index].view.id(options[index].id) }
        }
        .frame(idealWidth: WheelGeometry.standardWidth, maxWidth: .infinity)
    }
}
