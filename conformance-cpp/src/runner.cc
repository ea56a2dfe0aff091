// Runs cases, each in its own process or several together, and reports what they observed: one JSON object per line.
//
//   {"number":1,"case":3,"begin":true}                                         its process is about to start
//   {"number":2,"case":3,"step":5,"holds":true,"actual":"7","expected":"7"}    an observation
//   {"number":3,"case":3,"end":"returned","entered":[1,5],"step":5,…}          how it ended
//
// Cases that run together are reported when their process has ended, and only if they went well.
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
#include "variables.h"
#include "watch.h"

namespace touchstone {
namespace {

using Clock = std::chrono::steady_clock;
using Cases = std::vector<const Case*>;
using std::chrono::milliseconds;

constexpr int kSanitizer = 86;  // ASAN_OPTIONS=exitcode=86, set by the harness.
constexpr size_t kMostOutput = 64 * 1024;
/// How many cases run in one process: what they leave behind in it adds up.
constexpr size_t kLongestSeries = 64;
/// How many cases of a program take too long until the others are left: each costs its whole time twice. It is more than
/// one, because on a busy machine a good case can be late.
constexpr int kMostLateCases = 3;
/// How long processes of a case may outlive it; those that take longer to end are survivors.
constexpr milliseconds kGrace{100};

const Case* first_case = nullptr;

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
  void RunTogether(const Cases& cases);

 private:
  struct Child;
  struct Series;
  Child Start(const std::string& token, const std::function<void(const Assignment&)>& become);
  Series RunSeries(const Cases& cases);
  void ReportBegin(const Case& one);
  void ReportObservation(const Case& one, const std::string& body);
};

/// A process that runs cases.
struct Runner::Child {
  pid_t process;
  int records;  ///< The end of its pipe.
};

/// What is known of cases that ran in one process.
struct Runner::Series {
  std::vector<GoodCase> good;
  bool timed_out;
  bool doubtful;  ///< Something went wrong of which nobody knows which case did it.
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

/// Starts a process. \param become  what the process does; it must not return
Runner::Child Runner::Start(const std::string& token, const std::function<void(const Assignment&)>& become) {
  output.Clear();
  int records[2];
  if (pipe(records) != 0 || records[0] >= FD_SETSIZE) CannotStart("touchstone: cannot start a case");
  fcntl(records[0], F_SETFL, O_NONBLOCK);
  progress->step = 0;
  progress->finished = 0;
  const pid_t child = Fork();
  if (child < 0) CannotStart("touchstone: fork");
  if (child > 0) {
    close(records[1]);
    return {child, records[0]};
  }
  setsid();
  EndWithParent(SIGKILL);
  report.Leave();
  close(records[0]);
  dup2(output.descriptor(), STDOUT_FILENO);
  dup2(output.descriptor(), STDERR_FILENO);
  close(output.descriptor());
  const rlim_t bytes = static_cast<rlim_t>(limits.file_mb) << 20;
  const rlimit file_size{bytes, bytes};
  setrlimit(RLIMIT_FSIZE, &file_size);
  signal(SIGCHLD, SIG_DFL);
  sigprocmask(SIG_SETMASK, &mask, nullptr);
  become({progress, records[1], token, limits.milliseconds});
  std::abort();
}

void Runner::ReportBegin(const Case& one) { report.Line("\"case\":" + std::to_string(one.number) + ",\"begin\":true"); }

/// \param body  of its record
void Runner::ReportObservation(const Case& one, const std::string& body) {
  report.Line("\"case\":" + std::to_string(one.number) + "," + body.substr(1, body.size() - 2));
}

/// How a case ended, as a word, and for some words more about it.
std::pair<std::string, std::string> HowItEnded(const End& end, const RecordReader& reader, bool greedy) {
  if (!end.killed.empty()) return {end.killed, end.detail};
  if (WIFSIGNALED(end.status)) {
    if (WTERMSIG(end.status) == SIGXFSZ) return {"file-size", {}};
    return {"signal", StatusInWords(end.status)};
  }
  const int exit_status = WEXITSTATUS(end.status);
  if (exit_status == 0 && reader.ended()) return {greedy ? "memory" : reader.outcome(), {}};
  if (exit_status == kSanitizer) return {"sanitizer", {}};
  if (exit_status == kNoRecords) return {"no-records", {}};
  return {"exit", StatusInWords(end.status)};
}

/// Runs one case in a process of its own; reports its beginning, its observations and its end.
void Runner::RunCase(const Case& one) {
  const std::string token = MakeToken();
  RecordReader reader(token, earlier);
  ReportBegin(one);
  const auto start = Clock::now();
  const Child child = Start(token, [&one](const Assignment& assignment) { RunInThisProcess(one, assignment); });
  reader.SetProcess(child.process);
  Watch watch({limits, *progress, child.process, child.records, [&](std::string_view bytes) {
                 for (const std::string& body : reader.Take(bytes)) ReportObservation(one, body);
               }});
  const End end = watch.UntilEnd();
  const auto microseconds = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start).count();
  const bool survivors = EndSurvivors();
  watch.Drain();
  reader.Finish();
  close(child.records);
  earlier.emplace(token, one.number);

  const auto [how, detail] = HowItEnded(end, reader, watch.WasGreedy(end));
  std::string line = "\"case\":" + std::to_string(one.number) + ",\"end\":\"" + how + "\",\"entered\":[" +
                     reader.entered() + "],\"step\":" + std::to_string(progress->step) +
                     ",\"microseconds\":" + std::to_string(microseconds);
  if (!detail.empty()) line += ",\"detail\":" + JsonString(detail);
  if (reader.refused()) {
    const Refusal& refusal = reader.refusal();
    line += ",\"refused\":{\"what\":" + JsonString(refusal.what) + ",\"case\":" + std::to_string(refusal.other) +
            ",\"text\":" + JsonString(refusal.text) + "}";
  }
  if (survivors) line += ",\"survivors\":true";
  if (how != "returned") line += ",\"output\":" + JsonString(output.Ends());
  report.Line(line);
}

/// Runs cases in one process, up to the first that does not go well.
Runner::Series Runner::RunSeries(const Cases& cases) {
  const std::string token = MakeToken();
  SeriesReader reader(token);
  const Child child =
      Start(token, [&cases](const Assignment& assignment) { RunSeriesInThisProcess(cases, assignment); });
  reader.SetProcess(child.process);
  Watch watch({limits, *progress, child.process, child.records, [&](std::string_view bytes) { reader.Take(bytes); }});
  const End end = watch.UntilEnd();
  const bool survivors = EndSurvivors();
  watch.Drain();
  close(child.records);
  return {reader.cases(), end.killed == "timeout", survivors || watch.WasGreedy(end)};
}

/// Runs cases, several in one process, and reports those that went well. Of the others it says nothing: each must run
/// again in a process of its own to be judged. If too many take too long, the cases after them are left as well.
void Runner::RunTogether(const Cases& cases) {
  int late_cases = 0;
  for (size_t begin = 0; begin < cases.size();) {
    const size_t end = std::min(cases.size(), begin + kLongestSeries);
    const Series series = RunSeries(
        {cases.begin() + static_cast<std::ptrdiff_t>(begin), cases.begin() + static_cast<std::ptrdiff_t>(end)});
    if (series.timed_out && ++late_cases == kMostLateCases) return;
    if (series.doubtful) {
      begin = end;
      continue;
    }
    for (const GoodCase& good : series.good) {
      if (begin == end) break;
      const Case& one = *cases[begin++];
      ReportBegin(one);
      for (const std::string& body : good.observations) ReportObservation(one, body);
      report.Line("\"case\":" + std::to_string(one.number) + ",\"end\":\"returned\",\"entered\":[" + good.entered +
                  "],\"step\":0,\"microseconds\":" + std::to_string(good.microseconds));
    }
    // The process also ends after a case that changed something. The next one then begins a process. A case that took
    // too long is not tried again here.
    if (series.good.empty() || series.timed_out) ++begin;
  }
}

}  // namespace

Case::Case(int case_number, void (*function)()) : number(case_number), run(function), next(first_case) {
  first_case = this;
}

const Case* FirstCase() { return first_case; }

}  // namespace touchstone

/// usage: program LIMIT_MS [together] CASE…   (no case: all of them, in order of their numbers)
int main(int argument_count, char** arguments) {
  using touchstone::Case;
  if (argument_count < 2) {
    std::fprintf(stderr, "usage: %s LIMIT_MS [together] [CASE ...]\n", arguments[0]);
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
  runner.progress = new (shared) touchstone::Progress{0, 0};
  const bool together = argument_count > 2 && std::string_view(arguments[2]) == "together";
  std::set<int> wanted;
  for (int i = together ? 3 : 2; i < argument_count; ++i) wanted.insert(std::atoi(arguments[i]));

  struct ByNumber {
    bool operator()(const Case* left, const Case* right) const { return left->number < right->number; }
  };
  std::set<const Case*, ByNumber> selected;
  for (const Case* one = touchstone::FirstCase(); one != nullptr; one = one->next) {
    if (wanted.empty() || wanted.count(one->number) != 0) selected.insert(one);
  }
  if (together && touchstone::RememberVariables()) {
    runner.RunTogether({selected.begin(), selected.end()});
  } else if (!together) {
    for (const Case* one : selected) runner.RunCase(*one);
  }
  _exit(0);
}
