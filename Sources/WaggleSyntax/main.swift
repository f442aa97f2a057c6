// Reads Swift files: `waggle-syntax FILE ...` prints a survey of each, `waggle-syntax --rules JSON FILE ...` the replacements that the
// rules make in each. Both are JSON arrays in file order.
//
// It needs the syntax library of the installed compiler, so the tool compiles it on the user's machine.
import Foundation
import SwiftParser
import SwiftSyntax

func contents(_ path: String) -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
        FileHandle.standardError.write(Data("The file \(path) cannot be read.\n".utf8))
        exit(1)
    }
    return data
}

func survey(_ path: String) -> SyntaxSurvey {
    let tree = Parser.parse(source: String(decoding: contents(path), as: UTF8.self)), names = NameReader(viewMode: .sourceAccurate),
        refusals = UnavailableDeclarationReader(viewMode: .sourceAccurate)
    names.walk(tree)
    refusals.walk(tree)
    var survey = names.survey
    survey.refusals = refusals.refusals
    return survey
}

func edits(_ path: String, _ rules: SourceRules) -> [SourceEdit] {
    // What is no text stays as it is, since offsets would not fit it.
    String(validating: contents(path), as: UTF8.self).map { SourceRewriter(rules, of: Parser.parse(source: $0)).edits } ?? []
}

let arguments = Array(CommandLine.arguments.dropFirst())
let answer = if arguments.count > 1, arguments[0] == "--rules" {
    try JSONEncoder().encode(arguments.dropFirst(2).map {
        [rules = try JSONDecoder().decode(SourceRules.self, from: Data(arguments[1].utf8))] in edits($0, rules)
    })
} else {
    try JSONEncoder().encode(arguments.map(survey))
}
FileHandle.standardOutput.write(answer)
