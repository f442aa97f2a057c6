import Combine
import Foundation
import SwiftUI
import Testing

/// Combine's names as programs use them.
@MainActor @Suite struct CombineNamesTests {
    final class Model: ObservableObject {
        @Published var count = 0
        var stored = Set<AnyCancellable>()
    }
    struct Clock: View {
        let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        @State private var ticks = 0
        var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
    }

    @Test func mainQueueIsAScheduler() async {
        let model = Model()
        await withCheckedContinuation { continuation in
            model.$count.dropFirst().debounce(for: .milliseconds(5), scheduler: DispatchQueue.main).first().receive(on: DispatchQueue.main)
                .sink { value in
                    #expect(value == 3)
                    continuation.resume()
                }
                .store(in: &model.stored)
            for value in 1...3 { model.count = value }
        }
    }

    @Test func timersAndNotificationsArePublishers() {
        var received = 0
        let name = Notification.Name("combine-names")
        let subscription = NotificationCenter.default.publisher(for: name).sink { _ in received += 1 }
        NotificationCenter.default.post(name: name, object: nil)
        #expect(received == 1)
        subscription.cancel()
        let timer: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(every: 1, on: .main, in: .default).autoconnect()
        timer.sink { _ in }.cancel()
        _ = Clock()
    }
}
