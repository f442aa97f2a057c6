// `waggle-browser-host [OPTIONS] -- PROGRAM [ARGUMENTS]`: shows a program in browsers. `./waggle serve` and `./waggle run --browser` start it.

import BrowserHost
import Foundation

func say(_ sentence: String) { FileHandle.standardError.write(Data((sentence + "\n").utf8)) }

do {
    let options = try HostOptions(Array(CommandLine.arguments.dropFirst()))
    if options.onlyChecks {
        try await PageServer.check(options)
        exit(0)
    }
    let host = try await PageServer(options)
    // The address is what a person or a script wants to read.
    FileHandle.standardOutput.write(Data((host.pageAddress + "\n").utf8))
    if options.opensBrowser { Desktop.open(host.pageAddress) }
    let signals = [SIGINT, SIGTERM, SIGHUP].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number)
        source.setEventHandler {
            Task {
                await host.close()
                exit(number == SIGTERM ? 0 : 128 + number)
            }
        }
        source.resume()
        return source
    }
    try await host.waitForEnd()
    withExtendedLifetime(signals) {}
} catch {
    say("waggle: \(error)")
    exit(1)
}

enum Desktop {
    /// Shows an address in the desktop's browser, where there is one.
    static func open(_ address: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", address]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try? process.run()
    }
}
