#include "huffman.h"
#include <stdlib.h>

typedef struct { uint32_t frequency, symbol; } Leaf;

static int leaf_order(const void *a, const void *b) {
    const Leaf *x = a, *y = b;
    if (x->frequency != y->frequency) return x->frequency < y->frequency ? -1 : 1;
    return x->symbol < y->symbol ? -1 : 1;
}

/// Joins the two rarest nodes until one is left, and counts the leaves of each depth. Joined nodes come into being in ascending order, so two queues suffice.
/// - Parameter leaves: ascending; at least two.
static void count_depths(const Leaf *leaves, int count, int depths[HUFFMAN_SYMBOLS]) {
    uint64_t weight[HUFFMAN_SYMBOLS];
    int parent[HUFFMAN_SYMBOLS], leaf_parent[HUFFMAN_SYMBOLS], leaf = 0, joined = 0;
    for (int made = 0; made < count - 1; made++) {
        weight[made] = 0;
        for (int k = 0; k < 2; k++) {
            if (leaf < count && (joined == made || leaves[leaf].frequency <= weight[joined])) {
                weight[made] += leaves[leaf].frequency;
                leaf_parent[leaf++] = made;
            } else {
                weight[made] += weight[joined];
                parent[joined++] = made;
            }
        }
    }
    int depth[HUFFMAN_SYMBOLS];
    depth[count - 2] = 0;
    for (int node = count - 3; node >= 0; node--) depth[node] = depth[parent[node]] + 1;
    memset(depths, 0, sizeof(int) * HUFFMAN_SYMBOLS);
    for (int k = 0; k < count; k++) depths[depth[leaf_parent[k]] + 1]++;
}

/// Moves leaves that are too deep up, and others down until there is a place for each.
static void limit_depths(int depths[HUFFMAN_SYMBOLS], int longest) {
    for (int depth = longest + 1; depth < HUFFMAN_SYMBOLS; depth++) {
        depths[longest] += depths[depth];
        depths[depth] = 0;
    }
    // Places of the deepest level that are taken, of 1 << longest.
    int64_t taken = 0;
    for (int depth = 1; depth <= longest; depth++) taken += (int64_t)depths[depth] << (longest - depth);
    for (; taken > (int64_t)1 << longest; taken--) {
        int depth = longest - 1;
        while (depths[depth] == 0) depth--;
        depths[depth]--;
        depths[depth + 1] += 2;
        depths[longest]--;
    }
}

static uint16_t reversed(uint32_t code, int length) {
    uint32_t result = 0;
    for (int k = 0; k < length; k++) result |= (code >> k & 1) << (length - 1 - k);
    return (uint16_t)result;
}

void huffman_make(Huffman *huffman, const uint32_t *frequencies, int count, int longest) {
    Leaf leaves[HUFFMAN_SYMBOLS];
    int used = 0, depths[HUFFMAN_SYMBOLS];
    for (int symbol = 0; symbol < count; symbol++)
        if (frequencies[symbol]) leaves[used++] = (Leaf){frequencies[symbol], (uint32_t)symbol};
    qsort(leaves, (size_t)used, sizeof(Leaf), leaf_order);
    count_depths(leaves, used, depths);
    limit_depths(depths, longest);
    memset(huffman, 0, sizeof *huffman);
    for (int depth = longest, leaf = 0; depth > 0; depth--)
        for (int k = 0; k < depths[depth]; k++) huffman->length[leaves[leaf++].symbol] = (uint8_t)depth;
    // Codes of one length ascend with their symbols.
    uint32_t next[17] = {0};
    for (int depth = 1; depth <= longest; depth++) next[depth + 1] = (next[depth] + (uint32_t)depths[depth]) << 1;
    for (int symbol = 0; symbol < count; symbol++) {
        int length = huffman->length[symbol];
        if (length) huffman->code[symbol] = reversed(next[length]++, length);
    }
}
