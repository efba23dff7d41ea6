#pragma once

/// Exchanges two files or folders in one step. Returns 0, or -1 with errno set.
int linux_exchange(int folder, const char *name, int otherFolder, const char *otherName);
