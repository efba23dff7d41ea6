#define _GNU_SOURCE
#include "LinuxShim.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <unistd.h>

static atomic_int noted;
static atomic_int isHeld;
static atomic_int grace;

static void end_after_handler(int number) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigaction(number, &action, NULL);
  // The signal is blocked while its handler runs, and takes effect when that returns.
  raise(number);
}

static void note(int number) {
  int none = 0;
  if (atomic_compare_exchange_strong(&noted, &none, number)) {
    alarm((unsigned)atomic_load(&grace));
    return;
  }
  if (!atomic_load(&isHeld)) end_after_handler(number);
}

static void end_late(int number) {
  (void)number;
  if (atomic_load(&isHeld)) {
    alarm(1);
  } else {
    linux_end_by(atomic_load(&noted));
  }
}

void linux_end_within(int seconds) {
  struct sigaction action = {.sa_handler = end_late, .sa_flags = SA_RESTART};
  sigaction(SIGALRM, &action, NULL);
  atomic_store(&grace, seconds);
}

void linux_ignore_size_signal(void) {
  struct sigaction ignored = {.sa_handler = SIG_IGN};
  sigaction(SIGXFSZ, &ignored, NULL);
}

void linux_watch_signals(void) {
  static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t place = 0; place < sizeof ends / sizeof *ends; place++) {
    struct sigaction before;
    if (sigaction(ends[place], NULL, &before) != 0 || before.sa_handler == SIG_IGN) continue;
    struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
    sigaction(ends[place], &action, NULL);
  }
  struct sigaction ignored = {.sa_handler = SIG_IGN};
  sigaction(SIGPIPE, &ignored, NULL);
  linux_ignore_size_signal();
}

int linux_noted_signal(void) { return atomic_load(&noted); }

void linux_hold_signals(int isOn) { atomic_store(&isHeld, isOn); }

void linux_end_by(int number) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigaction(number, &action, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, number);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  kill(getpid(), number);
  _exit(128 + number);
}
