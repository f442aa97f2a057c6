import SwiftUI

/// A lighthouse on its coast, by day in light mode and by night in dark mode.
struct CoastDrawing: View {
    let look: Lighthouse.Look

    @Environment(\.colorScheme) private var colorScheme

    private var isNight: Bool { colorScheme == .dark }

    var body: some View {
        Canvas { context, size in
            guard size.width > 1, size.height > 1 else { return }
            drawSky(context, size)
            drawHills(context, size)
            drawSea(context, size)
            drawCliff(context, size)
            if isNight { drawBeam(context, size) }
            drawTower(context, size)
        }
        .flipsForRightToLeftLayoutDirection(true)
        .accessibilityHidden(true)
    }

    // MARK: Places

    /// The horizon, and the foot of the tower.
    private func horizon(_ size: CGSize) -> CGFloat { size.height * 0.66 }
    private func foot(_ size: CGSize) -> CGPoint { CGPoint(x: size.width * look.x, y: size.height * 0.70) }
    private func lamp(_ size: CGSize) -> CGPoint { CGPoint(x: foot(size).x, y: foot(size).y - size.height * look.tower * 0.93) }

    // MARK: Layers, from behind

    private func drawSky(_ context: GraphicsContext, _ size: CGSize) {
        let high = isNight ? Color(hue: 0.63, saturation: 0.62, brightness: 0.16) : Color(hue: look.high, saturation: 0.45, brightness: 0.86)
        let low = isNight ? Color(hue: look.high, saturation: 0.45, brightness: 0.36) : Color(hue: look.low, saturation: 0.26, brightness: 0.99)
        let sky = Gradient(colors: [high, low])
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .linearGradient(sky, startPoint: .zero, endPoint: CGPoint(x: 0, y: horizon(size))))
        // The sun or the moon stands away from the tower.
        let side = size.height * 0.15, center = CGPoint(x: size.width * (look.x - 0.36), y: size.height * 0.27)
        let disc = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        let light = Gradient(colors: [.white.opacity(isNight ? 0.25 : 0.7), .white.opacity(0)])
        context.fill(Path(ellipseIn: disc.insetBy(dx: -side, dy: -side)), with: .radialGradient(light, center: center, startRadius: side / 2, endRadius: side * 1.5))
        context.fill(Path(ellipseIn: disc), with: .color(isNight ? Color(white: 0.92) : Color(hue: 0.13, saturation: 0.25, brightness: 1)))
        if isNight { drawStars(context, size) } else { drawClouds(context, size) }
    }

    private func drawStars(_ context: GraphicsContext, _ size: CGSize) {
        var stars = Path()
        for star in 0..<34 {
            // Spread by two steps that are coprime with the number of positions.
            let x = CGFloat((star * 37) % 101) / 101, y = CGFloat((star * 61) % 89) / 89, side: CGFloat = star.isMultiple(of: 4) ? 2 : 1.2
            stars.addEllipse(in: CGRect(x: x * size.width, y: y * horizon(size) * 0.9, width: side, height: side))
        }
        context.fill(stars, with: .color(.white.opacity(0.7)))
    }

    private func drawClouds(_ context: GraphicsContext, _ size: CGSize) {
        for (x, y, width) in [(0.10, 0.16, 0.26), (0.58, 0.10, 0.20), (0.78, 0.46, 0.30), (0.02, 0.50, 0.18)] {
            let cloud = CGRect(x: x * size.width, y: y * size.height, width: width * size.width, height: size.height * 0.035)
            context.fill(Path(roundedRect: cloud, cornerRadius: cloud.height / 2), with: .color(.white.opacity(0.45)))
            let bank = cloud.offsetBy(dx: cloud.width * 0.22, dy: -cloud.height * 0.6).insetBy(dx: cloud.width * 0.18, dy: 0)
            context.fill(Path(roundedRect: bank, cornerRadius: bank.height / 2), with: .color(.white.opacity(0.45)))
        }
    }

    private func drawHills(_ context: GraphicsContext, _ size: CGSize) {
        let y = horizon(size), hill = Color(hue: look.high, saturation: isNight ? 0.35 : 0.28, brightness: isNight ? 0.24 : 0.72)
        context.fill(Path { path in
            path.move(to: CGPoint(x: 0, y: y))
            path.addCurve(to: CGPoint(x: size.width * 0.55, y: y), control1: CGPoint(x: size.width * 0.12, y: y - size.height * 0.16), control2: CGPoint(x: size.width * 0.3, y: y - size.height * 0.04))
            path.addCurve(to: CGPoint(x: size.width, y: y - size.height * 0.05), control1: CGPoint(x: size.width * 0.7, y: y - size.height * 0.02),
                          control2: CGPoint(x: size.width * 0.86, y: y - size.height * 0.13))
            path.addLine(to: CGPoint(x: size.width, y: y))
            path.closeSubpath()
        }, with: .color(hill))
    }

    private func drawSea(_ context: GraphicsContext, _ size: CGSize) {
        let sea = CGRect(x: 0, y: horizon(size), width: size.width, height: size.height - horizon(size))
        let near = Color(hue: 0.57, saturation: isNight ? 0.7 : 0.55, brightness: isNight ? 0.17 : 0.52)
        let far = Color(hue: 0.54, saturation: isNight ? 0.5 : 0.32, brightness: isNight ? 0.30 : 0.80)
        context.fill(Path(sea), with: .linearGradient(Gradient(colors: [far, near]), startPoint: sea.origin, endPoint: CGPoint(x: 0, y: sea.maxY)))
        var glints = Path()
        for glint in 0..<26 {
            let x = CGFloat((glint * 53) % 97) / 97, row = CGFloat((glint * 29) % 23) / 23
            let width = size.width * (0.02 + 0.05 * row)
            glints.addRoundedRect(in: CGRect(x: x * size.width, y: sea.minY + 2 + row * sea.height * 0.9, width: width, height: 1.2 + row), cornerSize: CGSize(width: 1, height: 1))
        }
        context.fill(glints, with: .color(.white.opacity(isNight ? 0.14 : 0.30)))
    }

    private func drawCliff(_ context: GraphicsContext, _ size: CGSize) {
        let foot = foot(size), edge = size.width, shore = foot.x - size.width * 0.20
        func cliff(_ drop: CGFloat) -> Path {
            Path { path in
                path.move(to: CGPoint(x: edge, y: foot.y - size.height * 0.06 + drop))
                path.addCurve(to: CGPoint(x: foot.x - size.width * 0.08, y: foot.y + size.height * 0.01 + drop),
                              control1: CGPoint(x: edge - size.width * 0.12, y: foot.y - size.height * 0.03 + drop), control2: CGPoint(x: foot.x, y: foot.y - size.height * 0.015 + drop))
                path.addCurve(to: CGPoint(x: shore, y: size.height), control1: CGPoint(x: shore + size.width * 0.05, y: foot.y + size.height * 0.05 + drop),
                              control2: CGPoint(x: shore + size.width * 0.04, y: size.height * 0.9))
                path.addLine(to: CGPoint(x: edge, y: size.height))
                path.closeSubpath()
            }
        }
        context.fill(cliff(0), with: .color(Color(hue: 0.27, saturation: 0.36, brightness: isNight ? 0.26 : 0.62)))
        var rock = context
        rock.clip(to: cliff(size.height * 0.05))
        let stone = Gradient(colors: [Color(hue: 0.09, saturation: 0.24, brightness: isNight ? 0.27 : 0.66), Color(hue: 0.07, saturation: 0.30, brightness: isNight ? 0.16 : 0.44)])
        rock.fill(Path(CGRect(origin: .zero, size: size)), with: .linearGradient(stone, startPoint: CGPoint(x: 0, y: foot.y), endPoint: CGPoint(x: 0, y: size.height)))
    }

    /// Two cones of light that meet in the lamp.
    private func drawBeam(_ context: GraphicsContext, _ size: CGSize) {
        let lamp = lamp(size), reach = size.width * 1.1
        for direction in [-1.0, 1.0] {
            let cone = Path { path in
                path.move(to: lamp)
                path.addLine(to: CGPoint(x: lamp.x + direction * reach, y: lamp.y - size.height * 0.17))
                path.addLine(to: CGPoint(x: lamp.x + direction * reach, y: lamp.y + size.height * 0.07))
                path.closeSubpath()
            }
            let light = Gradient(colors: [Color("Lamp").opacity(0.6), Color("Lamp").opacity(0)])
            context.fill(cone, with: .linearGradient(light, startPoint: lamp, endPoint: CGPoint(x: lamp.x + direction * reach * 0.8, y: lamp.y)))
        }
    }

    private func drawTower(_ context: GraphicsContext, _ size: CGSize) {
        let foot = foot(size), height = size.height * look.tower, low = size.height * 0.075, high = low * 0.66, top = foot.y - height * 0.82
        let body = Path { path in
            path.addLines([CGPoint(x: foot.x - low, y: foot.y + size.height * 0.015), CGPoint(x: foot.x - high, y: top), CGPoint(x: foot.x + high, y: top),
                           CGPoint(x: foot.x + low, y: foot.y + size.height * 0.015)])
            path.closeSubpath()
        }
        var tower = context
        tower.clip(to: body)
        let span = foot.y + size.height * 0.02 - top, band = span / CGFloat(look.stripes * 2 - 1)
        tower.fill(Path(CGRect(x: foot.x - low, y: top, width: low * 2, height: span)), with: .color(Color(white: isNight ? 0.72 : 0.97)))
        for stripe in 0..<look.stripes {
            let place = CGRect(x: foot.x - low, y: top + CGFloat(stripe) * 2 * band, width: low * 2, height: band)
            tower.fill(Path(place), with: .color(Color(hue: look.stripe, saturation: 0.72, brightness: isNight ? 0.45 : 0.76)))
        }
        // The shaded side.
        let shade = Gradient(colors: [.black.opacity(0), .black.opacity(0.32)])
        tower.fill(Path(CGRect(x: foot.x - low, y: top, width: low * 2, height: span)),
                   with: .linearGradient(shade, startPoint: CGPoint(x: foot.x - low * 0.3, y: 0), endPoint: CGPoint(x: foot.x + low, y: 0)))
        drawLantern(context, size, top: top, half: high)
    }

    private func drawLantern(_ context: GraphicsContext, _ size: CGSize, top: CGFloat, half: CGFloat) {
        let foot = foot(size), lamp = lamp(size), iron = Color(hue: 0.6, saturation: 0.3, brightness: isNight ? 0.16 : 0.26)
        let room = CGRect(x: foot.x - half * 0.62, y: lamp.y - half * 0.55, width: half * 1.24, height: top - lamp.y + half * 0.55)
        context.fill(Path(room), with: .color(isNight ? Color("Lamp") : Color(hue: 0.14, saturation: 0.35, brightness: 0.98)))
        if isNight {
            let glow = Gradient(colors: [Color("Lamp").opacity(0.85), Color("Lamp").opacity(0)])
            context.fill(Path(ellipseIn: CGRect(x: lamp.x - half * 3, y: lamp.y - half * 3, width: half * 6, height: half * 6)),
                         with: .radialGradient(glow, center: lamp, startRadius: 0, endRadius: half * 3))
        }
        for bar in [-0.62, 0, 0.62] {
            context.fill(Path(CGRect(x: foot.x + bar * half - half * 0.05, y: room.minY, width: half * 0.1, height: room.height)), with: .color(iron))
        }
        context.fill(Path(roundedRect: CGRect(x: foot.x - half * 1.25, y: top - half * 0.12, width: half * 2.5, height: half * 0.26), cornerRadius: half * 0.1), with: .color(iron))
        context.fill(Path { path in
            path.move(to: CGPoint(x: foot.x - half * 0.85, y: room.minY))
            path.addQuadCurve(to: CGPoint(x: foot.x + half * 0.85, y: room.minY), control: CGPoint(x: foot.x, y: room.minY - half * 1.7))
            path.closeSubpath()
        }, with: .color(Color(hue: look.stripe, saturation: 0.7, brightness: isNight ? 0.32 : 0.55)))
    }
}

struct CoastDrawing_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            ForEach(Lighthouse.coast) { CoastDrawing(look: $0.look).frame(width: 360, height: 150) }
        }
        .previewLayout(.sizeThatFits)
    }
}
