import Foundation
import Testing
@testable import WaggleRequest

@Suite struct ProgramRequestTests {
    static let files = ProgramFiles(name: "Pond", folder: "/tmp/Pond", bundleIdentifier: "org.example.pond", infoPlist: "/tmp/Info.plist",
                                    assetCatalogs: ["/tmp/Pond/Assets.xcassets"], resourceFolders: ["/tmp/Pond"], fonts: ["/tmp/Pond/Reed.ttf"])

    @Test(arguments: [
        ProgramRequest.Action.render(time: 0.5, output: "/tmp/a.png", format: .png),
        .film(script: FilmScript(screen: .init(scale: 2), steps: [.wait(seconds: 1), .snapshot(file: "a.png"), .traits(.init(textSize: .accessibility2))]),
              framesPerSecond: 30, output: "/tmp/a.mp4", format: .mp4),
        .window(scale: nil), .window(scale: 3, script: FilmScript(steps: [.tap(.text("Play"), count: 2), .hover(nil)])), .listPreviews,
    ])
    func aRequestSurvivesItsFile(_ action: ProgramRequest.Action) throws {
        let request = ProgramRequest(action: action, screen: Device.standard.screen, traits: ScreenTraits(colorScheme: .dark, locale: "de_DE"), program: Self.files,
                                     preview: PreviewRequest(name: "Frog", keepsScreen: true))
        let path = NSTemporaryDirectory() + "request-\(UUID().uuidString).json"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try request.encoded().write(to: URL(fileURLWithPath: path))
        #expect(try ProgramRequest.current(environment: ["WAGGLE_REQUEST": path]) == request)
        let text = try #require(String(data: request.encoded(), encoding: .utf8))
        #expect(try ProgramRequest.current(environment: ["WAGGLE_REQUEST": text]) == request)
    }

    @Test func noVariableMeansNoRequest() throws {
        #expect(try ProgramRequest.current(environment: [:]) == nil)
    }

    @Test func anotherFormatAsksForANewBuild() throws {
        let error = #expect(throws: RequestError.self) { try ProgramRequest.current(environment: ["WAGGLE_REQUEST": #"{"format": 99}"#]) }
        #expect(error?.description.contains("format 99") == true)
    }

    @Test func theEndingTellsTheFormat() throws {
        #expect(try FilmFormat(path: "a/b.MP4") == .mp4)
        #expect(try FilmFormat(path: "frames") == .frames)
        #expect(try PictureFormat(path: "x.svg") == .svg)
        #expect(throws: RequestError.self) { try FilmFormat(path: "a.avi") }
        #expect(throws: RequestError.self) { try PictureFormat(path: "a.jpg") }
    }

    @Test func devicesHaveTheirSafeArea() throws {
        let pro = try Device.named("iPhone 16 Pro").screen
        #expect(pro.width == 402 && pro.height == 874 && pro.scale == 3 && pro.safeArea == .init(top: 62, bottom: 34))
        #expect(Set(Device.all.map(\.name)).count == Device.all.count)
        #expect(Device.all.contains(.standard))
        #expect(throws: RequestError.self) { try Device.named("iphone-1") }
    }

    @Test func aTelephoneTurnsOnItsSide() throws {
        let wide = try Device.named("iphone-15").screen.landscape
        #expect(wide.width == 852 && wide.height == 393 && wide.safeArea == .init(leading: 59, bottom: 21, trailing: 59))
        #expect(wide.landscape == wide)
        #expect(wide.portrait == (try Device.named("iphone-15").screen))
        #expect(try Device.named("iphone-se").screen.landscape.safeArea == .init())
        #expect(Screen(width: 300, height: 200, scale: 1).portrait == Screen(width: 200, height: 300, scale: 1))
    }

    @Test func aScreenThatCannotBeDrawnIsRefused() {
        #expect(throws: RequestError.self) { try Screen(width: 0, height: 10, scale: 1).validated() }
        #expect(throws: RequestError.self) { try Screen(width: .nan, height: 10, scale: 1).validated() }
        #expect(throws: RequestError.self) { try Screen(width: 20_000, height: 10, scale: 3).validated() }
        #expect(throws: RequestError("The scale nan must lie between 0.1 and 10.")) { try Screen(width: 10, height: 10, scale: .nan).validated() }
        #expect(throws: RequestError.self) { try Screen.size("100") }
        #expect(throws: RequestError.self) { try Screen.size("infx3") }
    }
}
