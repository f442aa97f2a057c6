// Reads Swift files into their surveys: `waggle-syntax FILE ...` prints one JSON array, in the order of the files.
//
// It needs the syntax library of the compiler that is installed, so the tool compiles it where it is used.
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
