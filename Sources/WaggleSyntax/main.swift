// Surveys Swift files: `waggle-syntax FILE ...` prints one JSON array, in file order.
//
// It needs the syntax library of the installed compiler, so the tool compiles it on the user's machine.
import Foundation
import SwiftParser
import SwiftSyntax

var surveys: [SyntaxSurvey] = []
for path in CommandLine.arguments.dropFirst() {
    guard let data = FileManager.default.contents(atPath: path) else {
        FileHandle.standardError.write(Data("The file \(path) cannot be read.\n".utf8))
        exit(1)
    }
    let tree = Parser.parse(source: String(decoding: data, as: UTF8.self))
    let names = NameReader(viewMode: .sourceAccurate), refusals = RefusalReader(viewMode: .sourceAccurate)
    names.walk(tree)
    refusals.walk(tree)
    var survey = names.survey
    survey.refusals = refusals.refusals
    surveys.append(survey)
}
FileHandle.standardOutput.write(try JSONEncoder().encode(surveys))
