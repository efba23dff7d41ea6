#define _GNU_SOURCE
#include "FaultShim.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static atomic_int calls;
static char failing[32];

static int number(const char *variable, int none) {
  const char *text = getenv(variable);
  return text ? atoi(text) : none;
}

static int lacks(const char *ability) {
  const char *without = getenv("FAULT_WITHOUT");
  return without && strstr(without, ability);
}

/// Whether a path, or an open file with a name in it, counts.
static int counts(int file, const char *name) {
  const char *only = getenv("FAULT_NAME");
  if (only && (!name || strcmp(name, only) != 0)) return 0;
  const char *under = getenv("FAULT_UNDER");
  if (!under) return 0;
  if (name && name[0] == '/') return strncmp(name, under, strlen(under)) == 0;
  if (file < 0) return 0;
  char link[64], path[8192];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  long length = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  if (name) snprintf(path + length, sizeof path - (size_t)length, "/%s", name);
  return strncmp(path, under, strlen(under)) == 0;
}

static void note(const char *call) {
  const char *log = getenv("FAULT_LOG");
  if (!log) return;
  long file = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_APPEND | O_CREAT, 0666);
  char line[64];
  int length = snprintf(line, sizeof line, "%s\n", call);
  syscall(SYS_write, file, line, length);
  syscall(SYS_close, file);
}

/// Moves a file to where it is saved, as another program does it at this moment: `from>to`.
static void save(const char *paths) {
  char from[4096];
  const char *to = strchr(paths, '>');
  if (!to || (size_t)(to - paths) >= sizeof from) abort();
  memcpy(from, paths, (size_t)(to - paths));
  from[to - paths] = 0;
  if (syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to + 1, 0) != 0) abort();
}

/// Whether the call is to fail; errno is set then.
static int fails(const char *call, int file, const char *name) {
  int before = errno;
  const char *only = getenv("FAULT_CALL");
  if ((only && strcmp(only, call) != 0) || !counts(file, name)) {
    errno = before;
    return 0;
  }
  note(call);
  int place = atomic_fetch_add(&calls, 1), wanted = number("FAULT_NTH", -1);
  char variable[32];
  snprintf(variable, sizeof variable, "FAULT_SAVE_%d", place);
  if (getenv(variable)) save(getenv(variable));
  errno = before;
  if (wanted < 0) return 0;
  if (place == wanted) {
    int signal = number("FAULT_SIGNAL", 0);
    if (signal) {
      kill(getpid(), signal);
      errno = before;
      return 0;
    }
    strncpy(failing, call, sizeof failing - 1);
  } else if (!getenv("FAULT_ONWARDS") || place < wanted || strcmp(failing, call) != 0) {
    return 0;
  }
  errno = number("FAULT_ERROR", EIO);
  return 1;
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = (flags & O_CREAT) ? va_arg(list, mode_t) : 0;
  va_end(list);
  return fails("open", -1, path) ? -1 : NEXT(open)(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = (flags & O_CREAT) ? va_arg(list, mode_t) : 0;
  va_end(list);
  if (fails(flags & O_CREAT ? "create" : "openat", folder, path)) return -1;
  int file = NEXT(openat)(folder, path, flags, mode);
  if (file >= 0 && flags & O_CREAT && lacks("permissions")) (void)!NEXT(fchmod)(file, 0755);
  return file;
}

ssize_t read(int file, void *bytes, size_t count) {
  return fails("read", file, NULL) ? -1 : NEXT(read)(file, bytes, count);
}

ssize_t pread(int file, void *bytes, size_t count, off_t start) {
  return fails("pread", file, NULL) ? -1 : NEXT(pread)(file, bytes, count, start);
}

/// A write that fails has written half of what it was given before, as on a disk that fills up.
ssize_t write(int file, const void *bytes, size_t count) {
  if (!fails("write", file, NULL)) return NEXT(write)(file, bytes, count);
  int error = errno;
  if (count > 1) (void)!NEXT(write)(file, bytes, count / 2);
  errno = error;
  return -1;
}

/// The file is closed, as it is by a system that says so too late.
int close(int file) {
  int isFailing = fails("close", file, NULL), error = errno;
  int result = NEXT(close)(file);
  if (!isFailing) return result;
  errno = error;
  return -1;
}

int fstat(int file, struct stat *status) {
  return fails("fstat", file, NULL) ? -1 : NEXT(fstat)(file, status);
}

int fstatat(int folder, const char *path, struct stat *status, int flags) {
  return fails("fstatat", folder, path) ? -1 : NEXT(fstatat)(folder, path, status, flags);
}

int linkat(int folder, const char *path, int newFolder, const char *newPath, int flags) {
  if (lacks("link")) {
    errno = EPERM;
    return -1;
  }
  return fails("linkat", newFolder, newPath) ? -1 : NEXT(linkat)(folder, path, newFolder, newPath, flags);
}

int unlinkat(int folder, const char *path, int flags) {
  return fails("unlinkat", folder, path) ? -1 : NEXT(unlinkat)(folder, path, flags);
}

int mkdirat(int folder, const char *path, mode_t mode) {
  size_t length = strlen(path);
  if (lacks("beside") && length > 9 && strcmp(path + length - 8, ".vitrine") == 0) {
    errno = EROFS;
    return -1;
  }
  return fails("mkdirat", folder, path) ? -1 : NEXT(mkdirat)(folder, path, lacks("permissions") ? 0755 : mode);
}

int renameat(int folder, const char *path, int newFolder, const char *newPath) {
  return fails("renameat", folder, path) ? -1 : NEXT(renameat)(folder, path, newFolder, newPath);
}

int renameat2(int folder, const char *path, int newFolder, const char *newPath, unsigned flags) {
  if (lacks("exchange")) {
    errno = EINVAL;
    return -1;
  }
  return fails("renameat2", folder, path) ? -1 : NEXT(renameat2)(folder, path, newFolder, newPath, flags);
}

int symlinkat(const char *target, int folder, const char *path) {
  return fails("symlinkat", folder, path) ? -1 : NEXT(symlinkat)(target, folder, path);
}

int fsync(int file) {
  return fails("fsync", file, NULL) ? -1 : NEXT(fsync)(file);
}

ssize_t readlinkat(int folder, const char *path, char *target, size_t size) {
  return fails("readlinkat", folder, path) ? -1 : NEXT(readlinkat)(folder, path, target, size);
}

DIR *fdopendir(int file) {
  return fails("fdopendir", file, NULL) ? NULL : NEXT(fdopendir)(file);
}

struct dirent *readdir(DIR *folder) {
  return fails("readdir", dirfd(folder), NULL) ? NULL : NEXT(readdir)(folder);
}

int flock(int file, int operation) {
  return fails("flock", file, NULL) ? -1 : NEXT(flock)(file, operation);
}

int fchmod(int file, mode_t mode) {
  if (lacks("permissions")) {
    errno = EPERM;
    return -1;
  }
  return fails("fchmod", file, NULL) ? -1 : NEXT(fchmod)(file, mode);
}

int futimens(int file, const struct timespec times[2]) {
  return fails("futimens", file, NULL) ? -1 : NEXT(futimens)(file, times);
}

int faccessat(int folder, const char *path, int mode, int flags) {
  return fails("faccessat", folder, path) ? -1 : NEXT(faccessat)(folder, path, mode, flags);
}

/// Calls that the C library has no function for, or a slower one.
long syscall(long call, ...) {
  va_list list;
  va_start(list, call);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (call == SYS_fstat && fails("fstat", (int)a, NULL)) return -1;
  if (call == SYS_openat2 && fails("openat2", (int)a, (const char *)b)) return -1;
  return NEXT(syscall)(call, a, b, c, d, e, f);
}
