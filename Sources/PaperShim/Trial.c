#define _GNU_SOURCE
#include "Document.h"

#include <errno.h>
#include <fcntl.h>
#include <fontconfig/fontconfig.h>
#include <glib.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { trial_memory = 1 << 30 };

/// What comes before the bytes of a picture.
typedef struct {
  size_t count;
  PaperSize fallback;
  PaperBox box;
} Request;

/// Reads `count` bytes; false at the end of what there is.
static bool read_whole(int file, void *bytes, size_t count) {
  while (count > 0) {
    const ssize_t some = read(file, bytes, count);
    if (some < 0 && errno == EINTR) continue;
    if (some <= 0) return false;
    bytes = (char *)bytes + some;
    count -= (size_t)some;
  }
  return true;
}

static bool send_whole(int socket, const void *bytes, size_t count) {
  while (count > 0) {
    const ssize_t some = send(socket, bytes, count, MSG_NOSIGNAL);
    if (some < 0 && errno == EINTR) continue;
    if (some <= 0) return false;
    bytes = (const char *)bytes + some;
    count -= (size_t)some;
  }
  return true;
}

static cairo_status_t discard(void *closure, const unsigned char *bytes, unsigned int count) {
  (void)closure, (void)bytes, (void)count;
  return CAIRO_STATUS_SUCCESS;
}

/// Draws a picture on a page that nobody sees; true also if it cannot be read.
static bool try_to_draw(const uint8_t *bytes, size_t count, PaperSize fallback, PaperBox box) {
  char reason[256];
  PaperDrawing *drawing = paper_drawing_open(bytes, count, fallback, reason, sizeof reason);
  // Whoever asks finds that as well, and says so.
  if (drawing == NULL) return true;
  cairo_surface_t *surface =
    cairo_pdf_surface_create_for_stream(discard, NULL, box.x + box.width, box.y + box.height);
  cairo_t *context = cairo_create(surface);
  const bool isDrawn = paper_drawing_show(drawing, context, box);
  cairo_show_page(context);
  cairo_surface_finish(surface);
  const bool isSound =
    cairo_status(context) == CAIRO_STATUS_SUCCESS && cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS;
  cairo_destroy(context);
  cairo_surface_destroy(surface);
  paper_drawing_close(drawing);
  return isDrawn && isSound;
}

/// Gives the process so many more seconds of processor time.
static void limit_time(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  struct rlimit limit;
  getrlimit(RLIMIT_CPU, &limit);
  limit.rlim_cur = (rlim_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + paper_trial_seconds);
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_CPU, &limit);
}

static void limit_to(int resource, rlim_t value) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_max < value) value = limit.rlim_max;
  limit.rlim_cur = limit.rlim_max = value;
  setrlimit(resource, &limit);
}

/// Whether a library has warned of something.
static bool isWarned;

static GLogWriterOutput note(GLogLevelFlags level, const GLogField *fields, gsize count, gpointer data) {
  (void)fields, (void)count, (void)data;
  if (level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) isWarned = true;
  return G_LOG_WRITER_HANDLED;
}

/// Draws what comes, until a picture cannot be drawn, or none comes any more.
static void draw_all(int socket) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  g_log_set_writer_func(note, NULL, NULL);
  limit_to(RLIMIT_DATA, trial_memory);
  limit_to(RLIMIT_CORE, 0);
  Request request;
  while (read_whole(socket, &request, sizeof request)) {
    uint8_t *bytes = malloc(request.count);
    if (bytes == NULL || !read_whole(socket, bytes, request.count)) _exit(0);
    limit_time();
    const bool isDrawn = try_to_draw(bytes, request.count, request.fallback, request.box);
    // What the libraries warn of, such as a font of an enormous size, can spoil pictures that come later.
    if (!isDrawn || isWarned) _exit(1);
    free(bytes);
    const uint8_t result = paper_trial_drawn;
    if (!send_whole(socket, &result, 1)) _exit(0);
  }
  _exit(0);
}

/// Keeps a process that draws, and answers for those that a picture ends.
static void watch(int socket) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  const int nowhere = open("/dev/null", O_RDWR);
  for (int file = 0; file <= 2 && nowhere >= 0; file++) dup2(nowhere, file);
  dup2(socket, 3);
  closefrom(4);
  // Signals are for the program, which ends these processes with itself.
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  for (size_t place = 0; place < sizeof signals / sizeof *signals; place++) signal(signals[place], SIG_IGN);
  uint8_t first;
  if (recv(3, &first, 1, MSG_PEEK) != 1) _exit(0);
  // Each process would read the settings of fonts anew.
  FcInit();
  while (true) {
    const pid_t child = fork();
    if (child == 0) draw_all(3);
    if (child < 0) _exit(1);
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0) _exit(0);
    const uint8_t result = WIFSIGNALED(status) && WTERMSIG(status) == SIGXCPU ? paper_trial_late : paper_trial_failed;
    if (!send_whole(3, &result, 1)) _exit(0);
  }
}

int paper_trial_start(int *process) {
  int sockets[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0) return -1;
  *process = fork();
  if (*process == 0) watch(sockets[1]);
  const int error = errno;
  close(sockets[1]);
  if (*process < 0) {
    close(sockets[0]);
    errno = error;
    return -1;
  }
  return sockets[0];
}

void paper_trial_end(int trial, int process) {
  close(trial);
  while (waitpid(process, NULL, 0) < 0 && errno == EINTR) continue;
}

PaperTrialResult paper_trial_draw(
  int trial, const uint8_t *bytes, size_t count, PaperSize fallback, PaperBox box) {
  const Request request = {count, fallback, box};
  uint8_t result = paper_trial_lost;
  if (send_whole(trial, &request, sizeof request) && send_whole(trial, bytes, count)) read_whole(trial, &result, 1);
  return result;
}
