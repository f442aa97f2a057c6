// Texts and fonts created with unusual calls.

import SwiftUI

struct Labels: View {
    var isLate = true

    var body: some View {
        VStack(alignment: .leading) {
            Text("Bold caption").font(.bold(.caption)())
            Text("Bold caption").font(.caption.bold())
            Text("Bold caption").font(.caption)
            (Text("Tide ") + Text(2.5, format: .number) + Text(" m")).foregroundColor(isLate ? .red : .primary)
            Text("\(Image(systemName: "star.fill")) Rose").foregroundColor(isLate ? nil : Color(.red))
            Text("Paint").padding(4).background(Color(.red)).foregroundColor(Color(uiColor: .purple))
            Text("\(12) of \("Rose")").fontWeight(.heavy).font(nil)
        }
    }
}

/// Tags that flow into rows: each position depends on the variables that the closures of the previous tags have changed.
struct TagFlow: View {
    let tags: [String]

    var body: some View {
        GeometryReader { proxy in
            var x = CGFloat.zero
            var y = CGFloat.zero
            ZStack(alignment: .topLeading) {
                ForEach(tags, id: \.self) { tag in
                    Text(tag)
                        .padding([.horizontal], 6)
                        .frame(height: 30)
                        .layoutPriority(100)
                        .alignmentGuide(.leading) { dimension in
                            if tag == tags.first { (x, y) = (0, 0) }
                            if abs(x - dimension.width) > proxy.size.width {
                                x = 0
                                y -= dimension.height
                            }
                            let place = x
                            x -= dimension.width
                            return place
                        }
                        .alignmentGuide(.top) { _ in y }
                }
            }
        }
    }
}

/// Dates and numbers as programs write them.
enum Almanac {
    static func daysOfMonth(_ date: Date) -> Int { Calendar.current.range(of: .day, in: .month, for: date)?.count ?? 0 }
    static func firstDay(of date: Date) -> Date? {
        var parts = Calendar.current.dateComponents([.year, .month, .day], from: date)
        parts.setValue(1, for: .day)
        return Calendar.current.date(from: parts)
    }
    static func decimal(_ value: Double) -> String? {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.minimumFractionDigits = 2
        return formatter.string(for: value)
    }
    static func written(_ date: Date) -> String { date.formatted(date: .complete, time: .omitted) }
}
