import SwiftUI

enum Plan: String, CaseIterable, Identifiable {
    case free = "Free", family = "Family", company = "Company"
    var id: Self { self }
}

struct SignUp: View {
    @State private var name = ""
    @State private var email = ""
    @State private var password = ""
    @State private var plan = Plan.free
    @State private var getsNews = true
    @State private var agrees = false
    @State private var isDone = false

    var body: some View {
        Form {
            Section("Account") {
                TextField("Name", text: $name)
                TextField("Email", text: $email)
                SecureField("Password", text: $password)
            }
            Section("Choices") {
                Picker("Plan", selection: $plan) {
                    ForEach(Plan.allCases) { Text($0.rawValue) }
                }
                Toggle("News", isOn: $getsNews)
                Toggle("I agree to the terms", isOn: $agrees)
            }
            Section {
                Button("Create Account") {
                    say("account \(name) \(email) \(password.count) \(plan.rawValue) \(getsNews)")
                    isDone = true
                }
                .disabled(name.isEmpty || email.isEmpty || password.isEmpty || !agrees)
                if isDone { Text("Welcome, \(name)") }
            }
        }
    }
}
