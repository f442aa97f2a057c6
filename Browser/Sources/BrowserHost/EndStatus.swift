import Foundation

/// How a process ended.
enum EndStatus: Equatable, Sendable {
    case code(Int32)
    case signal(Int32)

    /// From the number that `waitpid` yields.
    init(waitStatus: Int32) { self = waitStatus & 0x7F == 0 ? .code((waitStatus >> 8) & 0xFF) : .signal(waitStatus & 0x7F) }

    /// A sentence for the page.
    /// - Parameter lastWord: what the program wrote before.
    static func reason(_ status: EndStatus?, lastWord: String?) -> String {
        let sentence = switch status {
        case .code(0): "The program has ended."
        case .code(let code): "The program ended with code \(code)."
        case .signal(let signal): "The program was stopped by signal \(signal) (\(String(cString: strsignal(signal))))."
        case nil: "The program has ended without telling why."
        }
        if case .code(0) = status { return sentence }
        return lastWord.map { "\(sentence) Its last message: \($0)" } ?? sentence
    }
}
