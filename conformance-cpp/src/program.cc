#include "touchstone/program.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <stdexcept>
#include <vector>

#include "touchstone/observe.h"

extern char** environ;

namespace touchstone {

namespace {

/// The time limit of a program. Less than that of its case, so that a hanging program can be reported by the case.
std::chrono::milliseconds ProgramLimit() { return std::chrono::milliseconds(CaseLimitMilliseconds() * 4 / 5); }

struct Run {
  std::string output;
  std::string errors;
  std::string status;  // "exit status 1", "SIGSEGV", ...
  bool started = false;
};

/// The last run of this case. Each case is a process, and runs one program at a time.
Run& LastRun() {
  static Run run;
  return run;
}

/// A pipe whose ends are inherited only through dup2.
struct Pipe {
  Pipe() {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("cannot create a pipe");
    in = ends[0];
    out = ends[1];
    fcntl(in, F_SETFD, FD_CLOEXEC);
    fcntl(out, F_SETFD, FD_CLOEXEC);
  }
  int in;
  int out;
};

/// Reads both pipes to their ends. \returns false if the time limit is reached before.
bool ReadBoth(int output, int errors, Run& run) {
  const auto end = std::chrono::steady_clock::now() + ProgramLimit();
  pollfd sources[] = {{output, POLLIN, 0}, {errors, POLLIN, 0}};
  std::string* const texts[] = {&run.output, &run.errors};
  for (int open = 2; open > 0;) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    if (left.count() <= 0) return false;
    poll(sources, 2, static_cast<int>(left.count()));
    for (int i = 0; i < 2; ++i) {
      if (sources[i].fd < 0 || sources[i].revents == 0) continue;
      char buffer[4096];
      const ssize_t count = read(sources[i].fd, buffer, sizeof buffer);
      if (count > 0) {
        texts[i]->append(buffer, static_cast<size_t>(count));
      } else {
        sources[i].fd = -1;
        --open;
      }
    }
  }
  return true;
}

std::string StatusText(int status) {
  if (WIFEXITED(status)) return "exit status " + std::to_string(WEXITSTATUS(status));
  return "signal " + std::to_string(WTERMSIG(status));
}

std::string Shown(const Run& run) { return run.status + ", " + Quote(run.output) + ", " + Quote(run.errors); }

const Run& Finished() {
  if (!LastRun().started) throw std::logic_error("the scenario has not run its program yet");
  return LastRun();
}

}  // namespace

void RunProgram(std::initializer_list<std::string> arguments) {
  const char* const program = std::getenv("TOUCHSTONE_PROGRAM");
  if (program == nullptr) throw std::runtime_error("TOUCHSTONE_PROGRAM does not name the scenario's program");
  std::vector<std::string> words{program};
  words.insert(words.end(), arguments);
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);

  Run run;
  Pipe output;
  Pipe errors;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, output.out, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, errors.out, STDERR_FILENO);
  pid_t child;
  const int failure = posix_spawn(&child, program, &actions, nullptr, pointers.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(output.out);
  close(errors.out);
  if (failure != 0) throw std::runtime_error(std::string(program) + " could not be started");
  const bool in_time = ReadBoth(output.in, errors.in, run);
  if (!in_time) kill(child, SIGKILL);
  int status = 0;
  waitpid(child, &status, 0);
  close(output.in);
  close(errors.in);
  run.status = in_time ? StatusText(status) : "killed, because it did not end in time";
  run.started = true;
  LastRun() = run;
}

void ObservePrinted(const std::string& expected) {
  const Run& run = Finished();
  std::string printed = run.output;
  if (!printed.empty() && printed.back() == '\n') printed.pop_back();
  if (run.status == "exit status 0") return Observe(printed == expected, Quote(printed), Quote(expected));
  Observe(false, Shown(run), Quote(expected));
}

void ObserveFailed(const std::string& expected) {
  const Run& run = Finished();
  const bool failed = run.status != "exit status 0" && run.status.rfind("exit status ", 0) == 0;
  Observe(failed && run.errors.find(expected) != std::string::npos, Shown(run),
          "a failure that says " + Quote(expected));
}

}  // namespace touchstone
