# The help of the commands that need no tool. Sourced by ./waggle.

help_of_gallery() {
    cat <<'TEXT'
Shows the programs of a folder live in one window, with search and source.

usage: ./waggle gallery [--film] [FOLDER]

  FOLDER     a folder of programs; Examples/ without it
  --film     films each program by its tour.txt into build/gallery in place of a window

A machine without a display shows it in a browser and prints the address.
TEXT
}

help_of_test() {
    cat <<'TEXT'
Runs the tests of a program, or Waggle's own.

usage: ./waggle test FOLDER [--filter NAME]   builds a program with its tests and runs them
       ./waggle test                          Waggle's daily tests: what runs before a change is taken; about twenty minutes on two cores
       ./waggle test --filter NAME            builds what changed and runs the tests in Swift whose names match; takes --skip NAME, too
       ./waggle test --checked [--filter NAME]
                                              the same with the whole tree checked after each frame; without a name the core's
       ./waggle test --long [PATTERN]         what runs before a release, hours of it, a line for each part; PATTERN chooses parts by their names:
                                              all tests with all seeds, checked trees, the release build, scripts on the release build, signals,
                                              the gallery, films of the gallery, the host for browsers, a page in Chromium, the address sanitizer, the thread sanitizer, an archive
       ./waggle test --sanitize               the two sanitizers of it
       ./waggle test --signals                that a signal ends what ./waggle started
       ./waggle test --gallery                the gallery by mouse and keyboard
       ./waggle test --archive                archives: packed, fetched, damaged, for others

WAGGLE_SEED=7 chooses the seeds of the random tests; without it they follow from the commit. WAGGLE_LONG=1 takes all of them.
TEXT
}

help_of_docs() {
    cat <<'TEXT'
Makes the pictures and tables of README.md and Documentation/ anew, from the sources and the examples.

usage: ./waggle docs
TEXT
}

help_of_pack() {
    cat <<'TEXT'
Writes an archive with the framework and the tool, from which another machine with the same compiler and processor starts without building Waggle.

usage: ./waggle pack [-o FILE.tar.zst]

Beside the archive stands its checksum, FILE.tar.zst.sha256. On a new machine ./waggle takes the archive of its version from the release page; WAGGLE_ARCHIVE=FILE
names one, WAGGLE_RELEASES=ADDRESS the folder that holds it.
TEXT
}

help_of_bench() {
    cat <<'TEXT'
Measures frames and memory beside plain C programs that draw or keep the same, and, where it is installed, beside Chromium.

usage: ./waggle bench [MEASUREMENT] [OPTIONS]
       ./waggle bench latency                 from a move of the finger to the first pixel that follows
       ./waggle bench browser [FOLDER]        time and memory of one more session in a browser, and 200 sessions used, killed and resumed

TEXT
    if [ -x "$root/.build/release/waggle-bench" ]; then "$root/.build/release/waggle-bench" --help
    else echo "Once ./waggle bench has been built, this help also describes each measurement."
    fi
}
