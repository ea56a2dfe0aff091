// usage: limit SECONDS COMMAND [ARGUMENT ...]
//
// Runs a command and ends as it ends, but not later than after so many seconds: then the command and whatever it has
// started are killed. An interrupt ends them too. (`timeout` is not on every system, and lets go of its command when
// somebody interrupts the build.)

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <cstdio>
#include <cstdlib>
#include <initializer_list>

namespace {

constexpr int kTimedOut = 124;
constexpr int kCannotStart = 127;

}  // namespace

int main(int argument_count, char** arguments) {
  if (argument_count < 3) {
    std::fprintf(stderr, "usage: %s SECONDS COMMAND [ARGUMENT ...]\n", arguments[0]);
    return 64;
  }
  // Signals are taken one at a time below; blocked from the start, so that none is missed.
  sigset_t awaited;
  sigset_t before;
  sigemptyset(&awaited);
  for (const int signal_number : {SIGCHLD, SIGALRM, SIGINT, SIGTERM, SIGHUP}) sigaddset(&awaited, signal_number);
  sigprocmask(SIG_BLOCK, &awaited, &before);
  const int seconds = std::atoi(arguments[1]);

  const pid_t child = fork();
  if (child < 0) {
    std::perror("fork");
    return kCannotStart;
  }
  if (child == 0) {
    setpgid(0, 0);
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
    sigprocmask(SIG_SETMASK, &before, nullptr);
    execvp(arguments[2], arguments + 2);
    std::perror(arguments[2]);
    _exit(kCannotStart);
  }
  setpgid(child, child);
  alarm(static_cast<unsigned>(seconds));

  int signal_number = 0;
  int status = 0;
  while (sigwait(&awaited, &signal_number) == 0) {
    if (signal_number != SIGCHLD) break;
    if (waitpid(child, &status, WNOHANG) != child) continue;
    if (WIFEXITED(status)) return WEXITSTATUS(status);
    std::fprintf(stderr, "The command died of signal %d.\n", WTERMSIG(status));
    return 128 + WTERMSIG(status);
  }
  kill(-child, SIGKILL);
  waitpid(child, &status, 0);
  if (signal_number != SIGALRM) return 128 + signal_number;
  std::fprintf(stderr, "The command was stopped: no end after %d s.\n", seconds);
  return kTimedOut;
}
