import SwiftUI

/// The rings and spokes behind a radar chart.
struct RadarGrid: View {
    let margin: CGFloat

    private let ringCount = 5

    var body: some View {
        GeometryReader { proxy in
            let chart = RadarGeometry(in: proxy.size, margin: margin)
            ZStack {
                Path { path in
                    path.addArc(center: chart.center, radius: chart.radius, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
                }
                .fill(Color("Meadow").opacity(0.6))
                ForEach(1...ringCount, id: \.self) { ring in
                    Path { path in
                        let radius = chart.radius * CGFloat(ring) / CGFloat(ringCount)
                        path.addArc(center: chart.center, radius: radius, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
                    }
                    .stroke(Color("Grid"), lineWidth: ring == ringCount ? 1.5 : 0.75)
                }
                Path { path in
                    for taste in Taste.allCases {
                        path.move(to: chart.center)
                        path.addLine(to: chart.point(of: taste, share: 1))
                    }
                }
                .stroke(Color("Grid"), lineWidth: 0.75)
            }
        }
    }
}
