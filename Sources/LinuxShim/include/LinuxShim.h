#pragma once

#include <stddef.h>
#include <sys/stat.h>

/// Exchanges two files or folders in one step. Returns 0, or -1 with errno set.
int linux_exchange(int folder, const char *name, int otherFolder, const char *otherName);

/// Gives a file another name, unless that name is taken. Returns 0, or -1 with errno set.
int linux_rename_new(int folder, const char *name, int otherFolder, const char *otherName);

/// Writes everything that the file system of an open file or folder has in memory to its disk. Returns 0, or -1 with errno set.
int linux_sync_file_system(int file);

/// Whether another file system, or another part of one, is mounted on a folder: 1, 0, or -1 with errno set.
int linux_is_mount_point(int folder, const char *name);

/// When an open folder was made, in nanoseconds since 1970; 0 where the file system does not say.
long long linux_birth(int folder);

/// Whether a folder is in a file system of layers (overlayfs), of which the lower ones cannot be written.
int linux_is_layered(int folder);

/// Reads an extended attribute of an open file. Returns its size, or -1 with errno set.
long linux_attribute(int file, const char *name, void *bytes, size_t size);

/// Sets an extended attribute of an open file. Returns 0, or -1 with errno set.
int linux_set_attribute(int file, const char *name, const void *bytes, size_t size);

/// Removes an extended attribute of an open file. Returns 0, or -1 with errno set.
int linux_remove_attribute(int file, const char *name);

/// Writes the names of an open file's extended attributes, each with a zero after it. Returns their size, or -1 with errno set.
long linux_attribute_names(int file, char *names, size_t size);

/// From now on SIGINT, SIGTERM and SIGHUP are noted instead of ending the process, and a second one ends it; those that are ignored already stay so. A write
/// to a pipe that nobody reads, or past the limit of a file's size, fails instead of ending the process.
void linux_watch_signals(void);

/// From now on a noted signal ends the process after so many seconds, unless signals are held then.
void linux_end_within(int seconds);

/// The signal that came first, or 0.
int linux_noted_signal(void);

/// While `isOn` is not 0, a second signal does not end the process.
void linux_hold_signals(int isOn);

/// Ends the process as the signal would have.
void linux_end_by(int signal);

/// Opens a file without a name on the disk of the folder at `path`, for reading and writing; -1 with errno if that cannot be.
int linux_open_nameless(const char *path);

/// Raises the soft limit of open files to the hard limit. Returns the limit that then holds.
unsigned long linux_raise_descriptor_limit(void);

/// Raises the soft limit of the stack, in bytes, to `wanted` or as far as the hard limit allows, unless it is higher. Returns the limit that then holds.
unsigned long linux_raise_stack_limit(unsigned long wanted);

/// From now on a crash for want of memory, or a stack that is full, ends the process with `status` and a message instead of a signal. Other crashes stay crashes.
void linux_report_exhaustion(int status);

/// From now on a write beyond the largest size that a file may have fails with EFBIG, instead of ending the process.
void linux_ignore_size_signal(void);

/// The processor that the calling thread runs on; -1 if that is not known.
int linux_processor(void);

/// Moves the calling thread to the processor `distance` places after `from` among those that it may run on. It is free to move on at once.
void linux_move_away(int from, int distance);

/// What `fstat` says, without the detour by a path that the C library makes. Returns 0, or -1 with errno set.
int linux_status(int file, struct stat *status);

/// How many words the program was called with, its own name among them. Swift reads them from /proc, which may not be there.
int linux_argument_count(void);

/// One of the words that the program was called with.
const char *linux_argument(int number);
