import Foundation
import Testing
@testable import WaggleCairo

struct PictureMemoryTests {
    /// The system clears newly allocated pages, which takes longer than drawing.
    @Test func memoryThatIsKeptIsFaultedInOnce() async {
        await #expect(processExitsWith: .success) {
            PictureMemory.keep()
            func faults() -> Int {
                var usage = rusage()
                getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
                return usage.ru_minflt
            }
            func drawFrame() throws {
                let pictures = try (0..<4).map { _ in try Canvas(unsetWidth: 1000, height: 1300) }
                for picture in pictures { if let data = picture.data { memset(data, 1, picture.stride * 1300) } }
            }
            try drawFrame()
            let before = faults()
            for _ in 0..<10 { try drawFrame() }
            // Each frame has 5,000 pages.
            #expect(faults() - before < 1000)
        }
    }
}
