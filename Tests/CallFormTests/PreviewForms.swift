// Previews that keep a namespace and state of their own as static properties.

import SwiftUI

struct Buoy: View {
    let space: Namespace.ID
    @Binding var isLit: Bool

    var body: some View {
        HStack {
            if isLit {
                Circle().fill(.red).matchedGeometryEffect(id: "lamp", in: space, properties: .position).frame(width: 10, height: 10)
            } else {
                Circle().fill(.gray).matchedGeometryEffect(id: "lamp", in: space, properties: .position).frame(width: 10, height: 10)
            }
            Text(isLit ? "Lit" : "Dark")
        }
    }
}

struct Buoy_Previews: PreviewProvider {
    @Namespace static var space
    @State private var unused = 0
    static var previews: some View {
        Buoy(space: space, isLit: Binding.constant(true))
        Buoy(space: space, isLit: .constant(false))
    }
}

struct BuoyLibrary: LibraryContentProvider {
    @LibraryContentBuilder var views: [LibraryItem] {
        LibraryItem(Buoy_Previews.previews, title: "Buoy", category: .control)
        LibraryItem(Text("Lamp"), visible: false)
    }
    @LibraryContentBuilder func modifiers(base: Image) -> [LibraryItem] {
        LibraryItem(base.resizable(), visible: true, title: "Filling", category: .effect, matchingSignature: "fill")
    }
}
