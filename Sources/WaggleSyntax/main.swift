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
    let reader = NameReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: String(decoding: data, as: UTF8.self)))
    surveys.append(reader.survey)
}
FileHandle.standardOutput.write(try JSONEncoder().encode(surveys))
