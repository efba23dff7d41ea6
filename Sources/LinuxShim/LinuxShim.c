#define _GNU_SOURCE
#include "LinuxShim.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <linux/openat2.h>
#include <sched.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <sys/xattr.h>
#include <unistd.h>

int linux_exchange(int folder, const char *name, int otherFolder, const char *otherName) {
  return renameat2(folder, name, otherFolder, otherName, RENAME_EXCHANGE);
}

int linux_rename_new(int folder, const char *name, int otherFolder, const char *otherName) {
  return renameat2(folder, name, otherFolder, otherName, RENAME_NOREPLACE);
}

int linux_sync_file_system(int file) { return syncfs(file); }

/// For kernels before 5.6: a folder of another device. A mount of the same device is not seen.
static int is_on_another_device(int folder, const char *name) {
  struct stat outer, inner;
  if (fstat(folder, &outer) != 0 || fstatat(folder, name, &inner, AT_SYMLINK_NOFOLLOW) != 0) return -1;
  return outer.st_dev != inner.st_dev;
}

int linux_is_mount_point(int folder, const char *name) {
  struct open_how how = {
    .flags = O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC,
    .resolve = RESOLVE_NO_XDEV | RESOLVE_NO_SYMLINKS,
  };
  int file = (int)syscall(SYS_openat2, folder, name, &how, sizeof how);
  if (file >= 0) {
    close(file);
    return 0;
  }
  if (errno == EXDEV) return 1;
  if (errno == ENOSYS || errno == EPERM || errno == E2BIG) return is_on_another_device(folder, name);
  return -1;
}

long long linux_birth(int folder) {
  struct statx status;
  if (statx(folder, "", AT_EMPTY_PATH, STATX_BTIME, &status) != 0 || !(status.stx_mask & STATX_BTIME)) return 0;
  return status.stx_btime.tv_sec * 1000000000LL + status.stx_btime.tv_nsec;
}

int linux_is_layered(int folder) {
  struct statfs status;
  return fstatfs(folder, &status) == 0 && status.f_type == OVERLAYFS_SUPER_MAGIC;
}

long linux_attribute(int file, const char *name, void *bytes, size_t size) {
  return fgetxattr(file, name, bytes, size);
}

int linux_set_attribute(int file, const char *name, const void *bytes, size_t size) {
  return fsetxattr(file, name, bytes, size, 0);
}

int linux_remove_attribute(int file, const char *name) {
  return fremovexattr(file, name);
}

long linux_attribute_names(int file, char *names, size_t size) {
  return flistxattr(file, names, size);
}

int linux_open_nameless(const char *path) {
  return open(path, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
}

int linux_processor(void) { return sched_getcpu(); }

void linux_move_away(int from, int distance) {
  cpu_set_t allowed, one;
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0 || from < 0) return;
  int count = CPU_COUNT(&allowed);
  if (count < 2) return;
  int processor = from;
  for (int step = distance % count; step > 0; step--) {
    do processor = (processor + 1) % CPU_SETSIZE;
    while (!CPU_ISSET(processor, &allowed));
  }
  CPU_ZERO(&one);
  CPU_SET(processor, &one);
  if (sched_setaffinity(0, sizeof one, &one) == 0) sched_setaffinity(0, sizeof allowed, &allowed);
}

int linux_status(int file, struct stat *status) { return (int)syscall(SYS_fstat, file, status); }
