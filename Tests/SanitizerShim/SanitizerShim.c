#define _GNU_SOURCE
#include "SanitizerShim.h"

#if __has_feature(address_sanitizer)

const char *__asan_default_options(void);
const char *__asan_default_options(void) { return SANITIZER_OPTIONS; }

#elif __has_feature(thread_sanitizer)

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>
#include <stdint.h>
#include <stdlib.h>

const char *__tsan_default_options(void);
const char *__tsan_default_options(void) { return SANITIZER_OPTIONS; }

// A Mutex that nobody else wants is locked and unlocked by an atomic exchange in the code that uses it, which the sanitizer sees. One that another thread wants
// goes through these two functions of Swift's library, which is not instrumented and asks the kernel. Without a word about them, all that a Mutex guards is
// reported as soon as two threads meet at it. So they are called by way of these, which say what the library leaves unsaid: whoever locks comes after
// whoever unlocked.
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

SWIFT void sanitizer_lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void sanitizer_unlock(SELF void *mutex) __asm__(UNLOCK);

static void *of_library(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (!function) abort();
  return function;
}

SWIFT void sanitizer_lock(uint32_t thread, SELF void *mutex) {
  ((SWIFT void (*)(uint32_t, SELF void *))of_library(LOCK))(thread, mutex);
  __tsan_acquire(mutex);
}

SWIFT void sanitizer_unlock(SELF void *mutex) {
  __tsan_release(mutex);
  ((SWIFT void (*)(SELF void *))of_library(UNLOCK))(mutex);
}

#endif
