// Re-exports what Apple's Foundation re-exports: observable objects, observation, and URL loading.

@_exported import Combine
@_exported import FoundationNetworking
@_exported import Observation
