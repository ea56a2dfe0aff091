// Runs cases, each in its own process, and reports what they observed: one JSON object per line.
//
//   {"number":1,"case":3,"begin":true}                                         its process is about to start
//   {"number":2,"case":3,"step":5,"holds":true,"actual":"7","expected":"7"}    an observation
//   {"number":3,"case":3,"end":"returned","entered":[1,5],"step":5,…}          how it ended
//
// `end` is
//   returned | leaked | exception    as the case's end record says; the process exited with status 0
//   sanitizer | signal | exit        the process ended without an end record
//   no-records                       the process could not write its records
//   stopped | timeout | memory | processes | file-size    the runner ended it
// `detail` is the signal or the exit status, `output` the case's output, `refused` the first line in
// the pipe that is not a record of the case; `survivors`: whether processes of the case outlived it.
//
// The lines go to standard output. If the harness starts the program, they go to the descriptor in TOUCHSTONE_RECORDS,
// and each begins with a token that is read from standard input: no other code in this process knows the token.

#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <algorithm>
#include <new>
#include <set>

#include "processes.h"
#include "record.h"
#include "running.h"

namespace touchstone {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr int kSanitizer = 86;  // ASAN_OPTIONS=exitcode=86, set by the harness.
constexpr size_t kMostOutput = 64 * 1024;
/// The runner does not read records earlier. Most cases have ended by then, and each wake-up of the runner copies pages
/// of the memory that it shares with the case. A case whose records fill the pipe waits once, until then.
constexpr milliseconds kSleep{10};
/// When the runner checks a case's memory and processes.
constexpr milliseconds kFirstLook{20};
constexpr milliseconds kLookAgain{50};
/// How long processes of a case may outlive it; those that take longer to end are survivors.
constexpr milliseconds kGrace{100};

const Case* first_case = nullptr;

/// The limits of a case.
struct Limits {
  int milliseconds = 10000;
  long memory_mb = 4096;
  long processes = 64;
  long file_mb = 1024;
};

/// Reads TOUCHSTONE_LIMITS: words `NAME=NUMBER`. \returns false if a word is invalid.
bool ReadLimits(const char* text, Limits& limits) {
  while (*text != '\0') {
    char name[16];
    long value = 0;
    int length = 0;
    if (std::sscanf(text, " %15[a-z_]=%ld %n", name, &value, &length) != 2 || value <= 0) return false;
    text += length;
    const std::string_view word = name;
    if (word == "memory_mb") {
      limits.memory_mb = value;
    } else if (word == "processes") {
      limits.processes = value;
    } else if (word == "file_mb") {
      limits.file_mb = value;
    } else {
      return false;
    }
  }
  return true;
}

/// Writes the runner's lines.
class Report {
 public:
  /// Takes the descriptor and the token from the harness, if it started the program.
  /// \returns false if there is a descriptor and no token.
  bool Open() {
    const char* const descriptor = std::getenv("TOUCHSTONE_RECORDS");
    if (descriptor == nullptr) return true;
    descriptor_ = std::atoi(descriptor);
    fcntl(descriptor_, F_SETFD, FD_CLOEXEC);
    unsetenv("TOUCHSTONE_RECORDS");
    for (char digit; read(STDIN_FILENO, &digit, 1) == 1 && digit != '\n';) token_ += digit;
    const int nothing = open("/dev/null", O_RDONLY);
    if (nothing >= 0 && nothing != STDIN_FILENO) {
      dup2(nothing, STDIN_FILENO);
      close(nothing);
    }
    token_ += ' ';
    return token_.size() > 1;
  }

  /// Writes a line. \param object  the members of a JSON object, without braces.
  void Line(const std::string& members) {
    const std::string line = token_ + "{\"number\":" + std::to_string(++number_) + "," + members + "}\n";
    if (!WriteAll(descriptor_, line)) _exit(kNoRecords);
  }

  /// Closes the descriptor in a case's process.
  void Leave() const {
    if (descriptor_ > STDERR_FILENO) close(descriptor_);
  }

 private:
  int descriptor_ = STDOUT_FILENO;
  std::string token_;
  int number_ = 0;
};

/// How a case ended.
struct End {
  std::string how;
  std::string detail;
  rusage usage{};
};

[[noreturn]] void CannotStart(const char* what) {
  std::perror(what);
  _exit(71);
}

/// The file for the standard output and error of cases. They can share it: no process of a case is left when the next
/// one starts.
class Output {
 public:
  void Open() {
    std::FILE* const file = std::tmpfile();
    if (file == nullptr) CannotStart("touchstone: cannot make a temporary file");
    // Appending, so that all descriptors of the file write at its end.
    fcntl(fileno(file), F_SETFL, O_APPEND);
    fcntl(fileno(file), F_SETFD, FD_CLOEXEC);
    descriptor_ = fileno(file);
  }
  int descriptor() const { return descriptor_; }
  /// Removes the output of the last case.
  void Clear() const {
    struct stat status {};
    if (fstat(descriptor_, &status) == 0 && status.st_size == 0) return;
    if (ftruncate(descriptor_, 0) != 0) CannotStart("touchstone: cannot empty a temporary file");
  }
  /// \returns the case's output; of a long one its two ends, with the number of bytes between them.
  std::string Ends() const {
    struct stat status {};
    if (fstat(descriptor_, &status) != 0) return "";
    const auto size = static_cast<size_t>(status.st_size);
    if (size <= kMostOutput) return Part(0, size);
    const size_t half = kMostOutput / 2;
    return Part(0, half) + "\n(" + std::to_string(size - 2 * half) + " more bytes)\n" + Part(size - half, half);
  }

 private:
  std::string Part(size_t from, size_t size) const {
    std::string text(size, '\0');
    const ssize_t length = pread(descriptor_, text.data(), size, static_cast<off_t>(from));
    text.resize(length < 0 ? 0 : static_cast<size_t>(length));
    return text;
  }

  int descriptor_ = -1;
};

/// Runs the cases of the program, one after the other.
struct Runner {
  Limits limits;
  Report report;
  Output output;
  Progress* progress;
  sigset_t mask;                       ///< The signal mask when the program started.
  std::map<std::string, int> earlier;  ///< The tokens of earlier cases, with the cases' numbers.

  void RunCase(const Case& one);
  [[noreturn]] void BecomeCase(const Case& one, const int (&pipe_ends)[2], std::string token);
};

/// Watches a case's process until it has ended, or has exceeded a limit and was killed.
class Watch {
 public:
  Watch(Runner& runner, const Case& one, RecordReader& reader, pid_t child, int records)
      : runner_(runner), one_(one), reader_(reader), child_(child), records_(records) {}

  End UntilEnd() {
    const auto start = Clock::now();
    const auto deadline = start + milliseconds(runner_.limits.milliseconds);
    auto next_look = start + kFirstLook;
    while (!Ended()) {
      const auto now = Clock::now();
      if (now >= deadline) return Kill("timeout");
      if (now >= next_look) {
        if (const char* const broken = BrokenLimit()) return Kill(broken);
        next_look = now + kLookAgain;
      }
      const bool asleep = now < start + kSleep;
      const auto next = std::chrono::duration_cast<milliseconds>(std::min(deadline, next_look) - now);
      const auto left = asleep ? kSleep : next + milliseconds(1);
      if (AwaitChild(asleep ? -1 : records_, left)) Drain();
    }
    if (WIFSTOPPED(status_)) {
      const std::string detail = SignalName(WSTOPSIG(status_));
      return Kill("stopped", detail);
    }
    return Judge();
  }

  /// Reads what is in the pipe, without waiting.
  void Drain() {
    while (records_ >= 0) {
      static char buffer[64 * 1024];
      const ssize_t count = read(records_, buffer, sizeof buffer);
      if (count > 0) {
        for (const std::string& body : reader_.Take({buffer, static_cast<size_t>(count)}))
          runner_.report.Line("\"case\":" + std::to_string(one_.number) + "," + body.substr(1, body.size() - 2));
        // A case that never stops writing must not keep the runner from checking the time limit.
        if (static_cast<size_t>(count) == sizeof buffer) return;
      } else if (count == 0 || errno != EINTR) {
        if (count == 0) records_ = -1;
        return;
      }
    }
  }

 private:
  /// \returns whether the child has ended or stopped.
  bool Ended() {
    const pid_t changed = wait4(child_, &status_, WNOHANG | WUNTRACED, &usage_);
    // Code that ran before main() has reaped it.
    if (changed < 0 && errno == ECHILD) status_ = kNoRecords << 8;
    return changed == child_ || (changed < 0 && errno == ECHILD);
  }

  /// \returns the limit that the case's processes exceed, or null.
  const char* BrokenLimit() const {
    const std::vector<pid_t> processes = Descendants();
    if (static_cast<long>(processes.size()) > runner_.limits.processes) return "processes";
    // Memory that a process shares with this one does not count.
    const long shared = ResidentKilobytes(getpid());
    long kilobytes = 0;
    for (const pid_t process : processes) kilobytes += std::max(0L, ResidentKilobytes(process) - shared);
    return kilobytes / 1024 > runner_.limits.memory_mb ? "memory" : nullptr;
  }

  End Kill(const char* how, std::string detail = {}) {
    kill(-child_, SIGKILL);
    kill(child_, SIGKILL);
    int status = 0;
    while (wait4(child_, &status, 0, &usage_) < 0 && errno == EINTR) {
    }
    return {how, std::move(detail), usage_};
  }

  /// How the process ended, if the runner did not kill it.
  End Judge() {
    // All of its records are in the pipe. Reading is bounded, because descendants may never stop writing.
    const int most = 64;
    for (int i = 0; i < most && AwaitChild(records_, milliseconds(0)); ++i) Drain();
    if (WIFSIGNALED(status_)) {
      if (WTERMSIG(status_) == SIGXFSZ) return {"file-size", {}, usage_};
      return {"signal", StatusInWords(status_), usage_};
    }
    const int exit_status = WEXITSTATUS(status_);
    if (exit_status == 0 && reader_.ended()) {
      return {WasGreedy() ? "memory" : reader_.outcome(), {}, usage_};
    }
    if (exit_status == kSanitizer) return {"sanitizer", {}, usage_};
    if (exit_status == kNoRecords) return {"no-records", {}, usage_};
    return {"exit", StatusInWords(status_), usage_};
  }

  /// \returns whether the case exceeded its memory limit between two checks.
  bool WasGreedy() const {
    const long limit = runner_.limits.memory_mb * 1024;
    return usage_.ru_maxrss > limit && usage_.ru_maxrss - ResidentKilobytes(getpid()) > limit;
  }

  Runner& runner_;
  const Case& one_;
  RecordReader& reader_;
  const pid_t child_;
  int records_;
  int status_ = 0;
  rusage usage_{};
};

/// Kills the processes that a case left behind. \returns whether there were any that did not end by themselves.
bool EndSurvivors() {
  const auto grace_over = Clock::now() + kGrace;
  for (;;) {
    if (!AnyChildAlive()) return false;
    const auto left = std::chrono::duration_cast<milliseconds>(grace_over - Clock::now());
    if (left.count() <= 0) break;
    AwaitChild(-1, left);
  }
  EndDescendants();
  return true;
}

void Runner::BecomeCase(const Case& one, const int (&pipe_ends)[2], std::string token) {
  setsid();
  EndWithParent(SIGKILL);
  report.Leave();
  close(pipe_ends[0]);
  dup2(output.descriptor(), STDOUT_FILENO);
  dup2(output.descriptor(), STDERR_FILENO);
  close(output.descriptor());
  const rlim_t bytes = static_cast<rlim_t>(limits.file_mb) << 20;
  const rlimit file_size{bytes, bytes};
  setrlimit(RLIMIT_FSIZE, &file_size);
  signal(SIGCHLD, SIG_DFL);
  sigprocmask(SIG_SETMASK, &mask, nullptr);
  RunInThisProcess(one, {progress, pipe_ends[1], std::move(token), limits.milliseconds});
}

/// Runs one case in a child; reports its beginning, its observations and its end.
void Runner::RunCase(const Case& one) {
  output.Clear();
  int records[2];
  if (pipe(records) != 0 || records[0] >= FD_SETSIZE) CannotStart("touchstone: cannot start a case");
  fcntl(records[0], F_SETFL, O_NONBLOCK);
  const std::string token = MakeToken();
  RecordReader reader(token, earlier);
  progress->step = 0;
  report.Line("\"case\":" + std::to_string(one.number) + ",\"begin\":true");
  const auto start = Clock::now();
  const pid_t child = Fork();
  if (child < 0) CannotStart("touchstone: fork");
  if (child == 0) BecomeCase(one, records, token);
  close(records[1]);
  reader.SetProcess(child);
  Watch watch(*this, one, reader, child, records[0]);
  const End end = watch.UntilEnd();
  const auto microseconds = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start).count();
  const bool survivors = EndSurvivors();
  watch.Drain();
  reader.Finish();
  close(records[0]);
  earlier.emplace(token, one.number);

  std::string line = "\"case\":" + std::to_string(one.number) + ",\"end\":\"" + end.how + "\",\"entered\":[" +
                     reader.entered() + "],\"step\":" + std::to_string(progress->step) +
                     ",\"microseconds\":" + std::to_string(microseconds) +
                     ",\"kilobytes\":" + std::to_string(end.usage.ru_maxrss);
  if (!end.detail.empty()) line += ",\"detail\":" + JsonString(end.detail);
  if (reader.refused()) {
    const Refusal& refusal = reader.refusal();
    line += ",\"refused\":{\"what\":" + JsonString(refusal.what) + ",\"case\":" + std::to_string(refusal.other) +
            ",\"text\":" + JsonString(refusal.text) + "}";
  }
  if (survivors) line += ",\"survivors\":true";
  if (end.how != "returned") line += ",\"output\":" + JsonString(output.Ends());
  report.Line(line);
}

}  // namespace

Case::Case(int case_number, void (*function)()) : number(case_number), run(function), next(first_case) {
  first_case = this;
}

const Case* FirstCase() { return first_case; }

}  // namespace touchstone

/// usage: program LIMIT_MS CASE…   (no case: all of them, in order of their numbers)
int main(int argument_count, char** arguments) {
  using touchstone::Case;
  if (argument_count < 2) {
    std::fprintf(stderr, "usage: %s LIMIT_MS [CASE ...]\n", arguments[0]);
    return 64;
  }
  touchstone::Runner runner;
  runner.limits.milliseconds = std::atoi(arguments[1]);
  const char* const limits = std::getenv("TOUCHSTONE_LIMITS");
  if (limits != nullptr && !touchstone::ReadLimits(limits, runner.limits)) {
    std::fprintf(stderr, "TOUCHSTONE_LIMITS: expected memory_mb=N processes=N file_mb=N, got: %s\n", limits);
    return 64;
  }
  if (!runner.report.Open()) {
    std::fprintf(stderr, "TOUCHSTONE_RECORDS is set, but standard input holds no token\n");
    return touchstone::kNoRecords;
  }
  touchstone::EndWithParent(SIGKILL);
  touchstone::BecomeSubreaper();
  runner.mask = touchstone::WatchChildren();
  const rlimit no_core{0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  void* shared = mmap(nullptr, sizeof(touchstone::Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) touchstone::CannotStart("touchstone: mmap");
  runner.output.Open();
  runner.progress = new (shared) touchstone::Progress{0};
  std::set<int> wanted;
  for (int i = 2; i < argument_count; ++i) wanted.insert(std::atoi(arguments[i]));

  struct ByNumber {
    bool operator()(const Case* left, const Case* right) const { return left->number < right->number; }
  };
  std::set<const Case*, ByNumber> selected;
  for (const Case* one = touchstone::FirstCase(); one != nullptr; one = one->next) {
    if (wanted.empty() || wanted.count(one->number) != 0) selected.insert(one);
  }
  for (const Case* one : selected) runner.RunCase(*one);
  _exit(0);
}
