// What Apple's Foundation brings along: observable objects, observation, and loading from the network.

@_exported import Combine
@_exported import FoundationNetworking
@_exported import Observation
