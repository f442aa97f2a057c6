import Foundation

extension FilmScript {
    /// Reads a script's text.
    /// - Parameter file: the name used in messages.
    /// - Throws: `RequestError` with file, line and what to do.
    public init(parsing text: String, file: String) throws {
        var parser = FilmScriptParser(file: file)
        let lines = text.replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            try parser.read(line: String(line), number: index + 1)
        }
        self = try parser.finished()
    }

    /// Reads a script file in UTF-8.
    /// - Throws: `RequestError` if the file cannot be read, or for the first faulty line.
    public init(contentsOf path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw RequestError("There is no script file \(path).")
        }
        guard !isFolder.boolValue else { throw RequestError("The script \(path) is a folder; it must be a text file.") }
        guard let data = FileManager.default.contents(atPath: path) else { throw RequestError("The script \(path) cannot be read.") }
        guard let text = String(data: data, encoding: .utf8) else { throw RequestError("The script \(path) is not UTF-8 text.") }
        try self.init(parsing: text, file: path)
    }
}

/// Reads a film script line by line.
struct FilmScriptParser {
    let file: String
    private var script = FilmScript(steps: [])
    private var hasStarted = false

    init(file: String) {
        self.file = file
        script.file = file
    }

    mutating func read(line: String, number lineNumber: Int) throws {
        do {
            var words = try ScriptLine(line)
            guard let command = words.takeCommand() else { return }
            let count = script.steps.count
            if try !readScreen(command, &words) { script.steps.append(try readStep(command, &words, line)) }
            try words.finish()
            guard script.steps.count > count, let step = script.steps.last else { return }
            script.lineNumbers.append(lineNumber)
            if step.isSetting { return }
            hasStarted = true
            guard script.duration <= FilmScript.longestDuration else {
                throw RequestError("The film is longer than an hour here; shorten a step.")
            }
        } catch let error as RequestError {
            throw RequestError("\(file):\(lineNumber): \(error.description)")
        }
    }

    /// - Returns: false if the line is not about the screen.
    private mutating func readScreen(_ command: String, _ words: inout ScriptLine) throws -> Bool {
        switch command {
        case "size":
            let size = try Screen.size(words.word(example: "size 393x852"))
            (script.screen.width, script.screen.height) = (size.width, size.height)
        case "scale": script.screen.scale = try words.number(0.1...10, example: "scale 2")
        case "device": script.screen.device = try Device.named(words.word(example: "device iphone-15")).name
        case "landscape": script.screen.isLandscape = true
        case "frame": script.screen.showsFrame = true
        case "status-bar": script.screen.showsStatusBar = true
        case "portrait": script.screen.isLandscape = false
        default: return false
        }
        guard !hasStarted else { throw RequestError("A film has one screen: put “\(command)” before the first wait or snapshot.") }
        return true
    }

    private func readStep(_ command: String, _ words: inout ScriptLine, _ line: String) throws -> FilmScript.Step {
        if let traits = try ScreenTraits(command, &words) { return .traits(traits) }
        switch command {
        case "wait": return .wait(seconds: try words.number(seconds, example: "wait 0.5"))
        case "snapshot":
            words.takeAll()
            let name = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces).dropFirst(command.count)
                .trimmingCharacters(in: .whitespaces)
            guard !name.isEmpty else { throw RequestError("“snapshot” needs a file name; write snapshot start.png.") }
            do { _ = try PictureFormat(path: name) } catch { throw RequestError("The snapshot “\(name)” must end in .png, .svg or .pdf.") }
            return .snapshot(file: name)
        case "tap": return .tap(try words.target(example: "tap 120,300"), count: 1)
        case "doubletap": return .tap(try words.target(example: "doubletap \"Map\""), count: 2)
        case "press":
            let example = "press \"Play\" for 0.8"
            let target = try words.target(example: example)
            return .press(target, seconds: try words.number(after: "for", seconds, example: example))
        case "drag": return try readDrag(&words)
        case "pinch":
            let example = "pinch 200,300 by 2 over 0.5"
            let target = try words.target(example: example)
            return .pinch(target, scale: try words.number(after: "by", 0.01...100, example: example),
                          seconds: try words.number(after: "over", seconds, example: example))
        case "rotate":
            let example = "rotate 200,300 by 90 over 0.5"
            let target = try words.target(example: example)
            return .rotate(target, degrees: try words.number(after: "by", -3600...3600, example: example),
                           seconds: try words.number(after: "over", seconds, example: example))
        case "hover":
            if words.take("off") { return .hover(nil) }
            return .hover(try words.target(example: "hover 120,300, or hover off"))
        case "rightclick": return .rightClick(try words.target(example: "rightclick 120,300"))
        case "wheel":
            let example = "wheel \"List\" by 0,3"
            let target = try words.target(example: example)
            let (dx, dy) = try readOffset(&words, example: example)
            return .wheel(target, dx: dx, dy: dy)
        case "scroll": return try readScroll(&words)
        case "reveal": return .reveal(try words.target(example: "reveal \"Row 40\""))
        case "back": return .back
        case "dismiss": return .dismiss
        case "tab": return .tab(try words.text(example: "tab \"Library\""))
        case "answer": return .answer(try words.text(example: "answer \"Delete\""))
        case "detent": return .detent(try readDetent(words.word(example: "detent medium")))
        case "key": return .key(try readKey(words.word(example: "key return")))
        case "keyboard": return .keyboard(!words.take("off"))
        case "type": return .type(try words.text(example: "type \"Hello\""))
        default:
            throw RequestError("“\(command)” is not a step; known steps are \(Self.commands.joined(separator: ", ")).")
        }
    }
    static let commands = [
        "wait", "tap", "doubletap", "press", "drag", "pinch", "rotate", "hover", "rightclick", "wheel", "scroll", "reveal", "back",
        "dismiss", "tab", "answer", "detent", "key", "type", "keyboard", "snapshot"]
        + ScreenTraits.steps + ["size", "scale", "device", "landscape", "portrait", "frame", "status-bar"]

    private var seconds: ClosedRange<Double> { 0...FilmScript.longestDuration }

    private func readOffset(_ words: inout ScriptLine, example: String) throws -> (dx: Double, dy: Double) {
        guard words.take("by"), let (dx, dy) = ScriptTarget.pair(try words.word(example: example)) else {
            throw RequestError("This step needs two numbers after `by`, for example: \(example).")
        }
        return (dx, dy)
    }

    private func readScroll(_ words: inout ScriptLine) throws -> FilmScript.Step {
        let example = "scroll \"List\" by 0,-300 over 0.3"
        let target = try words.target(example: example)
        let (dx, dy) = try readOffset(&words, example: example)
        let time = try words.number(after: "over", seconds, example: example)
        return .scroll(FilmScript.Scroll(target, dx: dx, dy: dy, seconds: time, halts: words.take("halt")))
    }

    private func readDrag(_ words: inout ScriptLine) throws -> FilmScript.Step {
        let example = "drag 100,200 to 300,200 over 0.3"
        let from = try words.target(example: example)
        let end: FilmScript.Drag.End
        if words.take("by") {
            guard let (dx, dy) = ScriptTarget.pair(try words.word(example: example)) else {
                throw RequestError("“drag” needs two numbers after `by`, for example: drag \"Handle\" by 100,0 over 0.3.")
            }
            end = .offset(dx: dx, dy: dy)
        } else if words.take("to") {
            end = .target(try words.target(example: example))
        } else {
            throw RequestError("“drag” needs `to` and where the finger goes, or `by` and how far, for example: \(example).")
        }
        var drag = FilmScript.Drag(from: from, end: end, seconds: try words.number(after: "over", seconds, example: example))
        while let word = words.takePlain() {
            if word == "halt", !drag.halts {
                drag.halts = true
            } else if word == "hold", drag.holds == 0 {
                drag.holds = try words.number(seconds, example: example + " hold 0.6")
            } else if let curve = FilmScript.Drag.Curve(rawValue: word), drag.curve == nil {
                drag.curve = curve
            } else {
                let known = FilmScript.Drag.Curve.allCases.map(\.rawValue).joined(separator: ", ")
                throw RequestError(
                    "“\(word)” is unexpected here; after the time, a drag takes a curve (\(known)), `halt`, and `hold` with the seconds before it moves.")
            }
        }
        return .drag(drag)
    }

    private func readDetent(_ text: String) throws -> FilmScript.Detent {
        switch text.lowercased() {
        case "medium": return .medium
        case "large": return .large
        default:
            guard let number = Double(text), number > 0, number.isFinite else {
                throw RequestError(
                    "“\(text)” is not a detent; write medium, large, a share such as 0.4, or a height in points such as 300.")
            }
            return number <= 1 ? .fraction(number) : .height(number)
        }
    }

    private func readKey(_ text: String) throws -> FilmScript.Key {
        // The last character may be the plus key itself.
        let parts = text.dropLast().split(separator: "+").map(String.init)
        let name = (parts.isEmpty || text.dropLast().last == "+" ? "" : parts.last ?? "") + String(text.suffix(1))
        let before = text.dropLast().last == "+" ? parts : Array(parts.dropLast())
        let modifiers = try before.map { word in
            guard let modifier = FilmScript.Key.Modifier(rawValue: word.lowercased()) else {
                throw RequestError(
                    "“\(word)” is not a modifier key; write one of \(FilmScript.Key.Modifier.allCases.map(\.rawValue).joined(separator: ", ")), such as key command+a.")
            }
            return modifier
        }
        if name.count == 1 { return FilmScript.Key(name, modifiers: modifiers) }
        guard FilmScript.Key.names.contains(name.lowercased()) else {
            throw RequestError(
                "“\(name)” is not a key; write a single character or one of \(FilmScript.Key.names.joined(separator: ", ")).")
        }
        return FilmScript.Key(name.lowercased(), modifiers: modifiers)
    }

    func finished() throws -> FilmScript {
        let makesPicture = script.steps.contains { if case .snapshot = $0 { true } else { false } }
        guard script.duration > 0 || makesPicture else {
            throw RequestError("\(file): the script makes no picture; add a line such as wait 2.")
        }
        return script
    }
}
