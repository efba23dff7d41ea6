#include "Memory.h"

#ifdef SANITIZED

const char *memory_version(void) { return ""; }

#else

#include <jemalloc/jemalloc.h>

/// Read before anything is allocated: memory comes in pages of two megabytes where the system has them. A build takes much and keeps most of it to its end, and
/// each small page costs a fault of its own. Threads keep freed blocks of up to 64 KB for themselves, so that the buffers of a YAML parser, of 16 and 48 KB,
/// go from one file to the next. There are as many arenas as cores, as there are threads that work; the usual four for each core take more memory.
const char *malloc_conf = "thp:always,metadata_thp:always,tcache_max:65536,narenas_ratio:1";

const char *memory_version(void) {
  const char *version = "";
  size_t size = sizeof version;
  mallctl("version", &version, &size, NULL, 0);
  return version;
}

#endif
