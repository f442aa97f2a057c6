// What is shown for a symbol that exists and has no drawing.

/// Finds the drawing nearest in meaning to a name: the same without its language, its mark or its variant, else the longest part of the
/// name that is drawn, else the drawing of a thing of the same kind.
enum SymbolFallback {
    /// The name of the drawing; nil for a name that does not exist.
    static func name(for name: String) -> String? { SymbolNames.contains(name) ? nearest(to: SymbolNames.withoutLanguage(name)) : nil }

    private static func isDrawn(_ name: String) -> Bool { SymbolComposer(isLayered: false).shapes(named: name) != nil }

    private static func nearest(to name: String) -> String? {
        if isDrawn(name) { return name }
        let isFilled = name.hasSuffix(".fill")
        let plain = name.dropping(suffix: ".fill") ?? name
        /// The filled variant of a filled name's drawing, where there is one.
        func drawing(_ base: String) -> String? { (isFilled ? [base + ".fill", base] : [base]).first(where: isDrawn) }
        if let same = drawing(plain) { return same }

        // What the name adds to a drawing at its end: kept around the nearest drawing of the rest, or left out.
        for mark in marks where !plain.hasPrefix("inset.") {
            guard let base = plain.dropping(suffix: mark), let rest = nearest(to: base) else { continue }
            let stem = rest.dropping(suffix: ".fill") ?? rest
            let isMarked = marks.contains { stem.hasSuffix($0) }
            if let whole = drawing(isMarked && mark != ".slash" ? stem : stem + mark) { return whole }
        }
        if let range = plain.range(of: ".badge.") ?? plain.range(of: ".trianglebadge."),
           let base = nearest(to: String(plain[..<range.lowerBound])) {
            return drawing(base) ?? base
        }

        let words = plain.split(separator: ".").map(String.init)
        // What follows these words happens to the thing before them, or accompanies it.
        let end = words.firstIndex { $0 == "and" || $0 == "with" || $0 == "arrow" || $0 == "arrowtriangle" } ?? 0
        let fewest = end > 0 ? end : 2
        for count in (fewest..<max(words.count, fewest)).reversed() {
            if let found = drawing(words.prefix(count).joined(separator: ".")) { return found }
        }
        return part(of: words.prefix(end), drawing) ?? words.first.flatMap { kinds[$0] }.flatMap(drawing) ?? part(of: words[...], drawing)
            ?? kind(of: words).flatMap(drawing)
    }

    /// Enclosures that say nothing by themselves, and the slash.
    private static let marks = [".circle", ".square", ".slash"]

    /// The longest run of words at either end that is drawn.
    private static func part(of words: ArraySlice<String>, _ drawing: (String) -> String?) -> String? {
        for count in (1..<max(words.count, 1)).reversed() {
            let ends = [words.prefix(count), words.suffix(count)].map { $0.joined(separator: ".") }
            // Signs and lone directions are said of something.
            let parts = count == 1 && signs.contains(ends[0]) ? [ends[1], ends[0]] : ends
            for part in parts where count > 1 || kinds[part] == nil && (part == words.first || !vague.contains(part)) {
                if let found = drawing(part) { return found }
            }
        }
        return nil
    }

    private static let signs: Set = [
        "bolt", "checkmark", "exclamationmark", "key", "lock", "magnifyingglass", "minus", "number", "plus", "questionmark", "return",
        "sparkles", "star", "xmark",
    ]
    /// Words that are drawn, but mean something else at an end of a longer name.
    private static let vague: Set = ["app", "case", "circle", "forward", "grid", "house", "scope", "shadow", "slash", "target"]

    /// The drawing for the kind of thing that the earliest known word names.
    private static func kind(of words: [String]) -> String? {
        words.lazy.compactMap { kinds[$0] }.first ?? words.lazy.compactMap(currency).first
    }

    private static func currency(_ word: String) -> String? { word.hasSuffix("sign") ? "banknote" : nil }

    /// By word, from lines of a drawing and the words that it stands for.
    static let kinds: [String: String] = """
        accessibility: accessibility voiceover wheelchair; airplane: drone; airplayvideo: airplay;
        applewatch: case; airpods: airpod airpodpro airpodspro earbud earpods; amplifier: hifireceiver;
        app: apple applelogo siri logo swift swiftdata shazam xbox playstation finder; app.dashed: appclip; arrow.clockwise: restart arrow;
        arrow.left.arrow.right: left right; arrow.up.left.and.arrow.down.right: scale; arrowshape.right: arrowshape;
        av.remote: appletvremote mediastick; battery.100: batteryblock magsafe; blinds.vertical.closed: blinds roller roman venetian;
        cable.connector: cable; car: carrier; car.side: convertible suv car 2h 4a 4h 4l; carseat.left: airplaneseat carseat;
        character: character characters kashida textbox; chart.line.uptrend.xyaxis: graph; checkmark.seal: purchased; circle: ring torus;
        circle.grid.2x2: circles; circle.inset.filled: dot; circlebadge: badge; contextualmenu.and.cursorarrow: contextualmenu filemenu;
        cross.case: inhaler; cup.and.saucer: cup; cursorarrow: pointer; curtains.closed: curtains; desktopcomputer: deskview;
        dial.medium: dial digitalcrown; distribute.horizontal.center: distribute; doc.richtext: richtext; doc.text: text; doc.zipper: zipper;
        door.left.hand.open: door entry; dot.radiowaves.left.and.right: airtag sensor contact; drop: blood liquid; ear: hearingdevice;
        engine.combustion: engine oilcan fuel; ev.charger: ev; exclamationmark.bubble: sos;
        exclamationmark.triangle: hazardsign warninglight yieldsign; eye: opticid; face.smiling: smiley; fan: fanblades; figure.rower: oar;
        flame: burn fire fireworks; football: american rugbyball; fork.knife: spoon; fuelpump: hydrogen; function: fx f k mecca pi squareroot;
        gamecontroller: a b l r m p c d x y z 1 2 3 4 5 6 7 8 9 l1 l2 l3 l4 r1 r2 r3 r4 lb lt rb rt lm rm lsb rsb zl zr m1 m2 m3 m4 p1 p2 p3 p4;
        gauge: ac fluid heat suspension traction transmission axle axel abs brakesignal retarder hold autostartstop glowplug gearshift kph mph electronic tachometer tirepressure powermeter progress;
        gearshape: robotic; globe: translate; hand.raised: hand; headlight.high.beam: automatic auto headlight taillight parkinglight;
        headphones: beats headset; hurricane: swirl; increase.quotelevel: quotelevel; iphone: platter smartphone; ipod: ipodshuffle ipodtouch;
        jacket: coat hat helmet; key: key; lamp.ceiling: chandelier; leaf: fleuron laurel; lightbulb: flashlight light lightspectrum;
        line.3.horizontal: line lines; macpro.gen3: macpro; macwindow: uiwindow widget; megaphone: horn; moon: moonphase moonrise moonset;
        moon.zzz: sleep wake; motorcycle: moped tow; mountain.2: environments; music.note: music;
        network: bonjour fibrechannel fiberchannel matter homekit; note: pad; number: base number numbers; option: alt; paintbrush: paint;
        paragraphsign: paragraph; pawprint: pet; person: pedestrian; person.2: shared sharedwithyou; perspective: projective;
        phone: teletype; photo: pano; pills: pill; point.topleft.down.to.point.bottomright.curvepath: point;
        power: button switch togglepower poweron poweroff powersleep; poweroutlet.type.a: poweroutlet vent; rectangle: licenseplate trapezoid;
        rectangle.3.group: flowchart; rectangle.dashed: selection timeline; rectangle.portrait: mirror;
        road.lanes: lane road; scribble: beziercurve; scroll: applescript receipt; shield: firewall; shoe: pedal; shower: shower;
        sidebar.left: sidebar; simcard: esim; slider.horizontal.3: slider; smallcircle.filled.circle: smallcircle; snowflake: snow; spigot: sprinkler;
        sportscourt: field; square.grid.3x2: mosaic; square.on.square: shadow; steeringwheel: helm paddleshifter; suitcase: tsa; sun.max: sun;
        tablecells: table; text.append: append; triangle: righttriangle triangleshape; truck.pickup.side: truck; tv: videoprojector; view.3d: spatial;
        viewfinder: guidepoint; wallet.bifold: wallet; wand.and.stars: wand; wave.3.right: radiowaves wave; waveform: audio; waveform.path.ecg: ecg;
        wifi.router: airport; wind: air airpurifier dehumidifier; window.vertical.closed: window; windshield.front.and.wiper: windshield
        """.split(separator: ";").reduce(into: [:]) { kinds, entry in
            let words = entry.split { $0 == ":" || $0.isWhitespace }
            for word in words.dropFirst() { kinds[String(word)] = String(words[0]) }
        }
}
