import SwiftUI

struct TallyList: View {
    var body: some View {
        List(0..<100) { Text("Row \($0)") }
    }
}
