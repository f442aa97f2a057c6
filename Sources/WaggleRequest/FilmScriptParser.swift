import Foundation

extension FilmScript {
    /// Reads a script's text.
    /// - Parameter file: the name used in messages.
    /// - Throws: `RequestError` naming file, line and what to do.
    public init(parsing text: String, file: String) throws {
        var parser = FilmScriptParser(file: file)
        let lines = text.replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            try parser.read(line: String(line), number: index + 1)
        }
        self = try parser.finished()
    }

    /// Reads a script file in UTF-8.
    /// - Throws: `RequestError` when there is no such file, or naming the line that is wrong.
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

    init(file: String) { self.file = file }

    static let commands = ["size", "scale", "device", "wait", "snapshot", "dark", "light"]
    /// Steps of the next release; scripts that use them deserve a better answer than “unknown”.
    static let touchCommands: Set<String> = ["tap", "drag", "press", "swipe", "scroll", "pinch", "rotate", "type", "touch"]

    mutating func read(line: String, number lineNumber: Int) throws {
        let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let command = words.first else { return }
        let arguments = Array(words.dropFirst())

        func failure(_ message: String) -> RequestError { RequestError("\(file):\(lineNumber): \(message)") }
        func argument(_ example: String) throws -> String {
            guard arguments.count == 1 else { throw failure("“\(command)” takes one value; write \(example).") }
            return arguments[0]
        }
        func number(_ example: String, in range: ClosedRange<Double>) throws -> Double {
            let text = try argument(example)
            guard let value = Double(text), value.isFinite, range.contains(value) else {
                throw failure("“\(text)” is not a number between \(range.lowerBound) and \(range.upperBound); write \(example).")
            }
            return value
        }
        func requireBeforeStart() throws {
            guard !hasStarted else { throw failure("A film has one screen: put “\(command)” before the first wait or snapshot.") }
        }

        switch command.lowercased() {
        case "size":
            try requireBeforeStart()
            let text = try argument("size 393x852")
            do {
                let size = try Screen.size(text)
                script.screen.width = size.width
                script.screen.height = size.height
            } catch let error as RequestError {
                throw failure(error.description)
            }
        case "scale":
            try requireBeforeStart()
            script.screen.scale = try number("scale 2", in: 0.1...10)
        case "device":
            try requireBeforeStart()
            let name = try argument("device iphone-15")
            do { script.screen.device = try Device.named(name).name } catch let error as RequestError { throw failure(error.description) }
        case "wait":
            let seconds = try number("wait 0.5", in: 0...FilmScript.longestDuration)
            hasStarted = true
            script.steps.append(.wait(seconds: seconds))
            guard script.duration <= FilmScript.longestDuration else { throw failure("The film is longer than an hour here; shorten a wait.") }
        case "snapshot":
            let name = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces).dropFirst(command.count).trimmingCharacters(in: .whitespaces)
            guard !name.isEmpty else { throw failure("“snapshot” needs a file name; write snapshot start.png.") }
            do { _ = try PictureFormat(path: name) } catch { throw failure("The snapshot “\(name)” must end in .png, .svg or .pdf.") }
            hasStarted = true
            script.steps.append(.snapshot(file: name))
        case "dark", "light":
            guard arguments.isEmpty else { throw failure("“\(command)” stands alone; remove “\(arguments.joined(separator: " "))”.") }
            script.steps.append(.colorScheme(command.lowercased() == "dark" ? .dark : .light))
        case let name where Self.touchCommands.contains(name):
            throw failure("“\(command)” comes with touch in the next release; remove the line for now.")
        default:
            throw failure("“\(command)” is not a step; known steps are \(Self.commands.joined(separator: ", ")).")
        }
    }

    func finished() throws -> FilmScript {
        let makesPicture = script.steps.contains { if case .snapshot = $0 { true } else { false } }
        guard script.duration > 0 || makesPicture else {
            throw RequestError("\(file): the script makes no picture; add a line such as wait 2.")
        }
        return script
    }
}
