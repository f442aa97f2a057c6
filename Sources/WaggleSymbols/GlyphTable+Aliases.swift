// Names that share a drawing: Apple's older and newer ones, those by reading direction, and models that look alike.

extension GlyphTable {
    static let aliases: [String: String] = [
        // By reading direction.
        "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
        "arrow.up.forward": "arrow.up.right", "arrow.down.forward": "arrow.down.right",
        "arrow.up.backward": "arrow.up.left", "arrow.down.backward": "arrow.down.left",
        "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right",
        "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
        "chevron.backward.2": "chevron.left.2", "chevron.forward.2": "chevron.right.2",
        "arrowtriangle.backward": "arrowtriangle.left", "arrowtriangle.forward": "arrowtriangle.right",
        "arrowshape.forward": "arrowshape.right", "arrowshape.backward": "arrowshape.left",
        "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
        "sidebar.leading": "sidebar.left",

        // Older and newer names.
        "return.left": "return", "icloud": "cloud", "music.mic": "mic", "bubble": "bubble.left",
        "speaker.1": "speaker.wave.1", "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3",
        "battery.100percent": "battery.100", "battery.75percent": "battery.75", "battery.50percent": "battery.50", "battery.25percent": "battery.25",
        "battery.0percent": "battery.0", "battery.100percent.bolt": "battery.100.bolt",
        "gauge.medium": "gauge", "speedometer": "gauge", "thermometer": "thermometer.medium",
        "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease", "text.justify.left": "text.alignleft",
        "arrow.2.circlepath": "arrow.triangle.2.circlepath", "square.3.layers.3d": "square.stack.3d.up",
        "list.bullet.clipboard": "list.clipboard", "macwindow.on.rectangle": "rectangle.on.rectangle", "applepencil": "pencil",

        // What looks alike.
        "network": "globe", "internaldrive": "externaldrive", "brain.head.profile": "brain", "baseball": "tennisball", "die.face.5": "dice",
        "thermometer.low": "thermometer.medium", "thermometer.high": "thermometer.medium", "key.horizontal": "key", "note": "note.text",
        "iphone.gen1": "iphone", "iphone.gen2": "iphone", "iphone.gen3": "iphone", "ipad.gen2": "ipad", "laptopcomputer.and.iphone": "laptopcomputer",
        "chart.xyaxis.line": "chart.line.uptrend.xyaxis",
    ]
}
