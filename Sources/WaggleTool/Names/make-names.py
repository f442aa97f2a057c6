#!/usr/bin/env python3
"""Writes the names of SwiftUI's public types and members, one owner a line, to standard output.

usage: make-names.py DECLARATIONS.tsv > SwiftUINames.txt

The input has a line per public declaration: module, kind, owner, version, declaration. Only names are kept.
"""
import re
import sys

KINDS = {'struct', 'class', 'enum', 'protocol', 'typealias', 'macro'}
NAME = {
    'func': r'\bfunc\s+`?([A-Za-z]\w*)', 'var': r'\b(?:var|let)\s+`?([A-Za-z]\w*)', 'let': r'\b(?:var|let)\s+`?([A-Za-z]\w*)',
    'case': r'\bcase\s+`?([A-Za-z]\w*)',
}
members = {}
for line in open(sys.argv[1]).read().split('\n')[1:]:
    if not line:
        continue
    _, kind, owner, _, declaration = line.split('\t')
    if owner.startswith('_') or '._' in owner:
        continue
    if kind in KINDS:
        found = re.search(r'\b%s\s+([A-Za-z]\w*)' % kind, declaration)
        # A nested type is a member, too: programs reach it by its owner.
        if found:
            members.setdefault(found.group(1) if owner == '-' else owner + '.' + found.group(1), set())
            members.setdefault(owner, set()).add(found.group(1))
    elif kind in NAME:
        found = re.search(NAME[kind], declaration)
        if found:
            members.setdefault(owner, set()).add(found.group(1))
# Every type conforms to such protocols by itself.
noise = {'body', 'hashValue', 'hash', 'description', 'debugDescription', 'rawValue', 'id'}
print('# Names of SwiftUI, made by make-names.py: a type, and its members. What stands alone is in the first line, whose owner is a dash.')
for owner in sorted(members):
    print(' '.join([owner] + sorted(members[owner] - noise)))
