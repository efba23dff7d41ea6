#define _GNU_SOURCE
#include "LinuxShim.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

static unsigned long raised(int resource, rlim_t wanted) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return (unsigned long)wanted;
  rlim_t before = limit.rlim_cur;
  if (wanted > limit.rlim_max) wanted = limit.rlim_max;
  if (before >= wanted) return (unsigned long)before;
  limit.rlim_cur = wanted;
  return (unsigned long)(setrlimit(resource, &limit) == 0 ? wanted : before);
}

unsigned long linux_raise_descriptor_limit(void) { return raised(RLIMIT_NOFILE, RLIM_INFINITY); }

unsigned long linux_raise_stack_limit(unsigned long wanted) { return raised(RLIMIT_STACK, wanted); }

static int exhaustionStatus;

static void say(const char *message) {
  ssize_t written = write(STDERR_FILENO, message, strlen(message));
  (void)written;
}

/// Whether the system gives the process no more memory: a quarter of what it may have, or 16 MB.
static int isOutOfMemory(void) {
  size_t size = (size_t)16 << 20;
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
    size = limit.rlim_cur / 4 > size ? limit.rlim_cur / 4 : size;
  }
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return 1;
  munmap(memory, size);
  return 0;
}

/// Whether the system lets the process start no more threads, which count as processes.
static int isOutOfThreads(void) {
  pid_t child = fork();
  if (child == 0) _exit(0);
  if (child < 0) return errno == EAGAIN;
  while (waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
  return 0;
}

/// Whether a fault is at the end of the stack, by the stack pointer.
static int isAtStackEnd(const siginfo_t *info, const void *context) {
#if defined(__x86_64__)
  const char *pointer = (const char *)((const ucontext_t *)context)->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  const char *pointer = (const char *)((const ucontext_t *)context)->uc_mcontext.sp;
#else
  const char *pointer = NULL;
#endif
  const char *address = info->si_addr;
  return pointer != NULL && address > pointer - 65536 && address < pointer + 65536;
}

static void report(int number, siginfo_t *info, void *context) {
  if (number == SIGSEGV && isAtStackEnd(info, context)) {
    say("error: the stack is full; raise its limit with ulimit -s\n");
    _exit(exhaustionStatus);
  }
  if (isOutOfMemory()) {
    say("error: the system gives the program no more memory\n");
    _exit(exhaustionStatus);
  }
  if (number == SIGTRAP && isOutOfThreads()) {
    say("error: the system lets the program start no more threads; raise the limit with ulimit -u\n");
    _exit(exhaustionStatus);
  }
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigaction(number, &action, NULL);
  // Blocked while this handler runs, the signal takes effect when it returns.
  raise(number);
}

void linux_report_exhaustion(int status) {
  static char stack[32768];
  exhaustionStatus = status;
  stack_t alternative = {.ss_sp = stack, .ss_size = sizeof stack};
  if (sigaltstack(&alternative, NULL) != 0) return;
  static const int crashes[] = {SIGSEGV, SIGILL, SIGABRT, SIGTRAP, SIGBUS};
  for (size_t place = 0; place < sizeof crashes / sizeof *crashes; place++) {
    struct sigaction before;
    if (sigaction(crashes[place], NULL, &before) != 0 || before.sa_handler != SIG_DFL) continue;
    struct sigaction action = {.sa_sigaction = report, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigaction(crashes[place], &action, NULL);
  }
}
