//
//  BookingView.swift
//  Matinee
//

import SwiftUI

struct BookingView: View {
  @State private var zoomed = false
  @State private var selectedChairs: [Chair] = []
  @State private var asking = false
  @State private var showTicket = false

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Matinee").font(.title.bold())
        Spacer()
        if zoomed {
          Button {
            zoomed = false
          } label: {
            Image("lens").resizable().frame(width: 28, height: 28)
          }
          .accessibilityLabel("Zoom out")
          .transition(.scale)
        }
      }
      .padding()
      .background(Color(.systemBackground))
      .zIndex(1)
      .animation(.spring(response: 0.4, dampingFraction: 0.6), value: zoomed)

      HallView(zoomed: $zoomed, selectedChairs: $selectedChairs)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .clipped()

      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
        ForEach(["Screen 1", "14:30", "OV"], id: \.self) { Text($0).font(.footnote).foregroundColor(.secondary) }
      }
      .padding(.bottom, 8)

      Button(action: { asking = true }) {
        HStack {
          Image("chair").resizable().renderingMode(.template).frame(width: 22, height: 22)
          Text("Buy \(selectedChairs.count) seats").fontWeight(.heavy)
        }
        .frame(maxWidth: .infinity)
        .padding()
        .foregroundColor(.white)
        .background(selectedChairs.isEmpty ? Color.gray : .green)
        .cornerRadius(12)
      }
      .disabled(selectedChairs.isEmpty)
      .padding()
    }
    .confirmationDialog("Confirm", isPresented: $asking, actions: {
      Button("Buy") { showTicket = true }
      Button("Clear", role: .destructive) { selectedChairs.removeAll() }
      Button("Cancel", role: .cancel) {}
    }, message: {
      Text("You have picked \(selectedChairs.count) seats.")
    })
    .sheet(isPresented: $showTicket, onDismiss: clear) {
      TicketView(count: selectedChairs.count)
    }
  }

  func clear() {
    selectedChairs = []
  }
}

struct TicketView: View {
  let count: Int
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    VStack(spacing: 20) {
      Text("\(Image(systemName: "checkmark.circle")) Enjoy the show")
        .font(.title2)
      Text("Seats: \(count)")
      Button("Done") { presentationMode.wrappedValue.dismiss() }
        .buttonStyle(.borderedProminent)
    }
  }
}

struct BookingView_Previews: PreviewProvider {
  static var previews: some View {
    BookingView()
  }
}
