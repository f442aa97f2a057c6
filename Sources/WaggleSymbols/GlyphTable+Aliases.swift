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
        "key.horizontal": "key", "note": "note.text",
        "iphone.gen1": "iphone", "iphone.gen2": "iphone", "iphone.gen3": "iphone", "ipad.gen2": "ipad", "laptopcomputer.and.iphone": "laptopcomputer",
        "chart.xyaxis.line": "chart.line.uptrend.xyaxis", "abc": "textformat.abc", "delete.backward": "delete.left", "delete.forward": "delete.right",
        "star.lefthalf.fill": "star.leadinghalf.filled", "sidebar.trailing": "sidebar.right", "square.3.layers.3d.down.right": "square.stack.3d.down.right",
        "inset.filled.rectangle": "rectangle.inset.filled", "rectangle.leadinghalf.filled": "rectangle.lefthalf.filled",
        "rectangle.trailinghalf.filled": "rectangle.righthalf.filled", "arrow.backward.to.line": "arrow.left.to.line",
        "arrow.forward.to.line": "arrow.right.to.line", "chevron.backward.to.line": "chevron.left.to.line", "chevron.forward.to.line": "chevron.right.to.line",
        "arrow.swap": "arrow.triangle.swap", "arrow.merge": "arrow.triangle.merge", "arrow.branch": "arrow.triangle.branch",
        "arrow.trianglehead.branch": "arrow.triangle.branch", "arrow.trianglehead.merge": "arrow.triangle.merge",
        "arrow.trianglehead.pull": "arrow.triangle.pull", "arrow.trianglehead.swap": "arrow.triangle.swap",
        "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath", "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
        "arrow.trianglehead.2.counterclockwise": "arrow.triangle.2.circlepath", "arrow.trianglehead.clockwise": "arrow.clockwise",
        "arrow.trianglehead.counterclockwise": "arrow.counterclockwise", "exclamationmark.arrow.circlepath": "exclamationmark.arrow.triangle.2.circlepath",
        "arrowshape.turn.up.backward": "arrowshape.turn.up.left", "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
        "arrowshape.turn.up.backward.2": "arrowshape.turn.up.left.2", "arrowshape.turn.up.forward.2": "arrowshape.turn.up.right.2",
        "text.justify.leading": "text.alignleft", "text.justify.trailing": "text.alignright", "text.justifyleft": "text.alignleft",
        "square.fill.and.line.vertical.and.square": "square.and.line.vertical.and.square", "globe.central.south.asia": "globe.asia.australia",
        "wave.3.forward": "wave.3.right", "wave.3.backward": "wave.3.left", "dot.radiowaves.forward": "dot.radiowaves.right",
        "clock.arrow.trianglehead.counterclockwise.rotate.90": "clock.arrow.circlepath", "scribble.variable": "scribble",
        "shield.lefthalf.fill": "shield.lefthalf.filled", "wand.and.stars.inverse": "wand.and.stars", "wand.and.sparkles": "wand.and.stars",
        "wand.and.rays.inverse": "wand.and.rays", "gauge.with.dots.needle.50percent": "gauge", "gauge.with.dots.needle.bottom.50percent": "gauge",
        "barometer": "gauge", "wrench.adjustable": "wrench", "printer.dotmatrix": "printer", "puzzlepiece.extension": "puzzlepiece",
        "camera.rotate": "arrow.triangle.2.circlepath.camera", "pianokeys.inverse": "pianokeys", "chart.bar.xaxis.ascending": "chart.bar.xaxis",
        "eyedropper.full": "eyedropper.halffull",
    ]
}
