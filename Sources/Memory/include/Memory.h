#pragma once

/// The version of what gives the program its memory, jemalloc. A program that asks for it is linked with that.
const char *memory_version(void);
