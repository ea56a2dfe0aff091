// usage: limit SECONDS COMMAND [ARGUMENT ...]
//
// Runs a command and exits with its exit status, or with 128 plus the signal's number if a signal killed it. Kills the
// command after SECONDS (0: no limit), on an interrupt, and when it stops itself, because it would never end. Kills all
// processes that the command leaves behind, even in other sessions. If TOUCHSTONE_RECORDS names a descriptor, the
// command inherits only that one and the standard ones.
//
// `timeout` of coreutils is not on every system, does not kill such processes, and does not kill its command when the
// build is interrupted.

#include <cstdio>
#include <cstdlib>
#include <initializer_list>

#include "processes.h"
#ifdef __linux__
#include <sys/syscall.h>
#endif

namespace {

constexpr int kTimedOut = 124;
constexpr int kCannotStart = 127;

/// Waits for the command's end, or for a signal that ends it.
/// \returns the exit status to end with.
int WaitFor(pid_t command, const sigset_t& awaited, int seconds) {
  int signal_number = 0;
  int status = 0;
  while (sigwait(&awaited, &signal_number) == 0) {
    if (signal_number != SIGCHLD) break;
    // Orphans of the command become children of this process; their ends do not matter.
    if (waitpid(command, &status, WNOHANG | WUNTRACED) != command) continue;
    if (WIFEXITED(status)) return WEXITSTATUS(status);
    const int cause = WIFSTOPPED(status) ? WSTOPSIG(status) : WTERMSIG(status);
    std::fprintf(stderr, "The command %s signal %d.\n", WIFSTOPPED(status) ? "was stopped by" : "died of", cause);
    return 128 + cause;
  }
  kill(-command, SIGKILL);
  if (signal_number != SIGALRM) return 128 + signal_number;
  std::fprintf(stderr, "The command was killed: it did not end within %d s.\n", seconds);
  return kTimedOut;
}

/// Lets the command inherit only its standard descriptors and the one for records: it could write to the others.
void KeepRecordsAlone() {
  const char* const records = std::getenv("TOUCHSTONE_RECORDS");
  if (records == nullptr) return;
  const int kept = std::atoi(records);
#if defined(__linux__) && defined(SYS_close_range)
  constexpr unsigned kCloseOnExec = 1U << 2;
  if (syscall(SYS_close_range, kept + 1, ~0U, kCloseOnExec) == 0) return;
#endif
  for (int descriptor = kept + 1; descriptor < 1024; ++descriptor) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

}  // namespace

int main(int argument_count, char** arguments) {
  if (argument_count < 3) {
    std::fprintf(stderr, "usage: %s SECONDS COMMAND [ARGUMENT ...]\n", arguments[0]);
    return 64;
  }
  // Signals are blocked from the start, so that sigwait misses none.
  sigset_t awaited;
  sigset_t before;
  sigemptyset(&awaited);
  for (const int signal_number : {SIGCHLD, SIGALRM, SIGINT, SIGTERM, SIGHUP}) sigaddset(&awaited, signal_number);
  sigprocmask(SIG_BLOCK, &awaited, &before);
  touchstone::WatchChildren();
  touchstone::BecomeSubreaper();
  touchstone::EndWithParent(SIGTERM);
  const int seconds = std::atoi(arguments[1]);

  const pid_t child = fork();
  if (child < 0) {
    std::perror("fork");
    return kCannotStart;
  }
  if (child == 0) {
    setpgid(0, 0);
    touchstone::EndWithParent(SIGKILL);
    signal(SIGCHLD, SIG_DFL);
    sigprocmask(SIG_SETMASK, &before, nullptr);
    KeepRecordsAlone();
    execvp(arguments[2], arguments + 2);
    std::perror(arguments[2]);
    _exit(kCannotStart);
  }
  setpgid(child, child);
  alarm(static_cast<unsigned>(seconds));
  const int status = WaitFor(child, awaited, seconds);
  if (!touchstone::EndDescendants()) std::fprintf(stderr, "Some processes of the command could not be killed.\n");
  return status;
}
