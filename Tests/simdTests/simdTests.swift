import Testing
import simd

struct SimdTests {
    private func near(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { simd_almost_equal_elements(a, b, 0.0001) }

    @Test func lengthsAndProductsOfVectors() {
        #expect(simd_length(simd_float2(3, 4)) == 5 && length(vector_double3(1, 2, 2)) == 3)
        #expect(simd_distance(SIMD2<Double>(1, 1), SIMD2(4, 5)) == 5)
        #expect(dot(SIMD3<Float>(1, 2, 3), SIMD3(4, 5, 6)) == 32)
        #expect(cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
        #expect(normalize(SIMD2<Float>(0, 8)) == SIMD2(0, 1))
        #expect(reflect(SIMD2<Double>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
    }

    @Test func functionsOfVectorsWorkElementByElement() {
        #expect(min(SIMD2<Float>(1, 5), SIMD2(3, 2)) == SIMD2(1, 2) && max(SIMD2<Float>(1, 5), SIMD2(3, 2)) == SIMD2(3, 5))
        #expect(clamp(SIMD3<Float>(-1, 0.5, 9), min: 0, max: 1) == SIMD3(0, 0.5, 1))
        #expect(abs(SIMD2<Double>(-2, 3)) == SIMD2(2, 3) && sign(SIMD3<Float>(-2, 0, 7)) == SIMD3(-1, 0, 1))
        #expect(mix(SIMD2<Float>(0, 10), SIMD2(10, 20), t: 0.5) == SIMD2(5, 15))
        #expect(smoothstep(0.5, edge0: 0.0, edge1: 1.0) == 0.5 && simd_smoothstep(0, 1, Float(2)) == 1)
        #expect(min(3, 4) == 3 && abs(-3) == 3, "Functions of numbers stay Swift's.")
    }

    @Test func aMatrixTimesItsInverseIsTheIdentity() {
        let four = simd_float4x4(SIMD4(2, 1, 0, 3), SIMD4(0, 1, 4, 1), SIMD4(1, 0, 1, 2), SIMD4(5, 6, 0, 1)), product = four * four.inverse
        for column in 0..<4 { #expect(simd_almost_equal_elements(product[column], matrix_identity_float4x4[column], 0.0001)) }
        let three = simd_double3x3(rows: [SIMD3(2, 0, 1), SIMD3(1, 3, 2), SIMD3(1, 1, 4)]), unit = simd_mul(simd_inverse(three), three)
        for column in 0..<3 { #expect(simd_almost_equal_elements(unit[column], matrix_identity_double3x3[column], 1e-9)) }
        let two = simd_float2x2(SIMD2(1, 2), SIMD2(3, 4))
        #expect(two.determinant == -2 && two * two.inverse == matrix_identity_float2x2)
        #expect(abs(three.determinant - 18) < 1e-9)
    }

    @Test func columnsAreWhereBasisVectorsGo() {
        var move = matrix_identity_float4x4
        move.columns.3 = SIMD4(5, 6, 7, 1)
        #expect(move * SIMD4(1, 1, 1, 1) == SIMD4(6, 7, 8, 1))
        #expect(move[3, 1] == 6 && move.transpose[1][3] == 6)
        #expect(simd_float3x3(diagonal: SIMD3(1, 2, 3)) * SIMD3(1, 1, 1) == SIMD3(1, 2, 3))
    }

    @Test func quaternionsRotateVectors() {
        let quarter = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
        #expect(near(quarter.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)))
        #expect(near(simd_act(quarter * quarter, SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)))
        #expect(abs(quarter.angle - .pi / 2) < 0.0001 && near(quarter.axis, SIMD3(0, 0, 1)))
        #expect(near(simd_quatf(from: SIMD3(1, 0, 0), to: SIMD3(0, 0, 1)).act(SIMD3(1, 0, 0)), SIMD3(0, 0, 1)))
        #expect(near(simd_quatf(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0)).act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)))
        let half = simd_slerp(simd_quatf(angle: 0, axis: SIMD3(0, 0, 1)), quarter, 0.5)
        #expect(abs(half.angle - .pi / 4) < 0.0001)
        #expect(near(simd_quatf(simd_matrix4x4(quarter)).act(SIMD3(1, 2, 3)), quarter.act(SIMD3(1, 2, 3))))
    }

    @Test func anExtensionOfAMatrixAddsAnInitializer() {
        #expect(simd_float4x4(lift: 3).columns.3 == SIMD4(0, 3, 0, 1))
    }
}

extension simd_float4x4 {
    fileprivate init(lift: Float) {
        self = matrix_identity_float4x4
        columns.3.y = lift
    }
}
