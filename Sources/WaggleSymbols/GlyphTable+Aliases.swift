// Names that share a drawing: Apple's older and newer ones, those by reading direction, and models that look alike.

extension GlyphTable {
    static let aliases: [String: String] = [
        // By reading direction.
        "arrow.backward": "arrow.left", "arrow.backward.to.line": "arrow.left.to.line", "arrow.down.backward": "arrow.down.left",
        "arrow.down.forward": "arrow.down.right", "arrow.forward": "arrow.right", "arrow.forward.to.line": "arrow.right.to.line",
        "arrow.up.backward": "arrow.up.left", "arrow.up.forward": "arrow.up.right", "arrow.uturn.backward": "arrow.uturn.left",
        "arrow.uturn.forward": "arrow.uturn.right", "arrowshape.backward": "arrowshape.left", "arrowshape.forward": "arrowshape.right",
        "arrowshape.turn.up.backward": "arrowshape.turn.up.left", "arrowshape.turn.up.backward.2": "arrowshape.turn.up.left.2",
        "arrowshape.turn.up.forward": "arrowshape.turn.up.right", "arrowshape.turn.up.forward.2": "arrowshape.turn.up.right.2",
        "arrowtriangle.backward": "arrowtriangle.left", "arrowtriangle.forward": "arrowtriangle.right", "chevron.backward": "chevron.left",
        "chevron.backward.2": "chevron.left.2", "chevron.backward.to.line": "chevron.left.to.line", "chevron.forward": "chevron.right",
        "chevron.forward.2": "chevron.right.2", "chevron.forward.to.line": "chevron.right.to.line", "delete.backward": "delete.left",
        "delete.forward": "delete.right", "dot.radiowaves.forward": "dot.radiowaves.right", "rectangle.leadinghalf.filled": "rectangle.lefthalf.filled",
        "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right", "rectangle.trailinghalf.filled": "rectangle.righthalf.filled",
        "sidebar.leading": "sidebar.left", "sidebar.trailing": "sidebar.right", "text.justify.leading": "text.alignleft",
        "text.justify.trailing": "text.alignright", "wave.3.backward": "wave.3.left", "wave.3.forward": "wave.3.right",

        // Older and newer names.
        "abc": "textformat.abc", "arrow.2.circlepath": "arrow.triangle.2.circlepath", "arrow.branch": "arrow.triangle.branch",
        "arrow.merge": "arrow.triangle.merge", "arrow.swap": "arrow.triangle.swap", "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath",
        "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath", "arrow.trianglehead.branch": "arrow.triangle.branch",
        "arrow.trianglehead.clockwise": "arrow.clockwise", "arrow.trianglehead.counterclockwise": "arrow.counterclockwise",
        "arrow.trianglehead.merge": "arrow.triangle.merge", "arrow.trianglehead.pull": "arrow.triangle.pull",
        "arrow.trianglehead.swap": "arrow.triangle.swap", "battery.0percent": "battery.0", "battery.100percent": "battery.100",
        "battery.100percent.bolt": "battery.100.bolt", "battery.25percent": "battery.25", "battery.50percent": "battery.50",
        "battery.75percent": "battery.75", "bubble": "bubble.left", "clock.arrow.trianglehead.counterclockwise.rotate.90": "clock.arrow.circlepath",
        "document": "doc", "document.on.clipboard": "doc.on.clipboard", "document.on.document": "doc.on.doc",
        "exclamationmark.arrow.circlepath": "exclamationmark.arrow.triangle.2.circlepath", "icloud": "cloud",
        "inset.filled.rectangle": "rectangle.inset.filled", "line.horizontal.3": "line.3.horizontal",
        "line.horizontal.3.decrease": "line.3.horizontal.decrease", "list.bullet.clipboard": "list.clipboard",
        "person.crop.rectangle.stack": "rectangle.stack.person.crop", "return.left": "return", "shield.lefthalf.fill": "shield.lefthalf.filled",
        "speaker.1": "speaker.wave.1", "speaker.2": "speaker.wave.2", "speaker.3": "speaker.wave.3", "square.3.layers.3d": "square.stack.3d.up",
        "square.3.layers.3d.down.right": "square.stack.3d.down.right", "star.lefthalf.fill": "star.leadinghalf.filled", "text.justify.left": "text.alignleft",
        "text.justifyleft": "text.alignleft", "thermometer": "thermometer.medium",

        // What looks alike.
        "airpodsmax": "headphones", "airpodspro": "airpods", "applepencil": "pencil", "applepencil.and.scribble": "pencil.and.scribble",
        "applepencil.gen1": "pencil", "appletvremote.gen4": "av.remote", "arrow.trianglehead.2.counterclockwise": "arrow.triangle.2.circlepath",
        "barometer": "gauge", "beats.headphones": "headphones", "box.truck": "truck.box", "camera.rotate": "arrow.triangle.2.circlepath.camera",
        "car.rear": "car", "chart.bar.xaxis.ascending": "chart.bar.xaxis", "chart.xyaxis.line": "chart.line.uptrend.xyaxis", "earbuds": "airpods",
        "eyedropper.full": "eyedropper.halffull", "figure": "figure.stand", "figure.australian.football": "figure.rugby",
        "figure.highintensity.intervaltraining": "figure.mixed.cardio", "figure.open.water.swim": "figure.pool.swim", "figure.racquetball": "figure.tennis",
        "figure.softball": "figure.baseball", "figure.squash": "figure.tennis", "gauge.medium": "gauge", "gauge.with.dots.needle.50percent": "gauge",
        "gauge.with.dots.needle.bottom.50percent": "gauge", "globe.central.south.asia": "globe.asia.australia", "hand.raised.fingers.spread": "hand.raised",
        "hearingdevice.ear": "ear", "internaldrive": "externaldrive", "ipad.gen1": "ipad", "ipad.gen2": "ipad", "ipad.homebutton": "ipad",
        "iphone.gen1": "iphone", "iphone.gen2": "iphone", "iphone.gen3": "iphone", "laptopcomputer.and.iphone": "macbook.and.iphone", "lightrail": "tram",
        "macbook": "laptopcomputer", "macbook.and.ipad": "macbook.and.iphone", "macpro.gen1": "macpro.gen3",
        "macwindow.on.rectangle": "rectangle.on.rectangle", "moonphase.first.quarter": "circle.righthalf.filled",
        "moonphase.last.quarter": "circle.lefthalf.filled", "music.mic": "mic", "network": "globe", "person.3.sequence": "person.3",
        "person.and.person": "person.2", "pianokeys.inverse": "pianokeys", "printer.dotmatrix": "printer", "puzzlepiece.extension": "puzzlepiece",
        "scribble.variable": "scribble", "soccerball.inverse": "soccerball", "speedometer": "gauge",
        "square.fill.and.line.vertical.and.square": "square.and.line.vertical.and.square", "vision.pro": "visionpro",
        "wand.and.rays.inverse": "wand.and.rays", "wand.and.sparkles": "wand.and.stars", "wand.and.stars.inverse": "wand.and.stars",
        "wrench.adjustable": "wrench",
    ]
}
