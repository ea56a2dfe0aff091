// Records: how a case's process reports its observations to the runner, through a pipe.
//
// A record is a line: TOKEN NUMBER PROCESS KIND BODY. The token is random and belongs to one process, which runs one
// case or a series of them; numbers count from 1. Everything else in the pipe is refused. A record also begins with a
// line end, so that other bytes in the pipe do not become part of it.
#pragma once

#include <sys/types.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone {

/// A string of arbitrary bytes as JSON. Bytes that are not printable ASCII are written as \u00XX.
std::string JsonString(std::string_view text);

/// \returns 32 random hexadecimal digits.
std::string MakeToken();

/// Writes all of the bytes. \returns false if that fails.
bool WriteAll(int descriptor, std::string_view bytes);

enum class RecordKind : char {
  kObservation = 'o',  ///< The body is a JSON object.
  kEnd = 'e',          ///< The body is `OUTCOME STEP,STEP,…`: the steps that the case entered, in order.
  kGood = 'g',         ///< In a series, the case went well. The body is `MICROSECONDS STEP,STEP,…`.
};

/// \returns the bytes of a record.
std::string RecordLine(std::string_view token, int number, pid_t process, RecordKind kind, std::string_view body);

/// Why something in the pipe was refused.
struct Refusal {
  std::string what;  ///< text | another-case | repeated | another-process | after-end
  int other = 0;     ///< For another-case: the number of the case that the record belongs to.
  std::string text;  ///< For text: its beginning.
};

/// Reads a case's pipe.
class RecordReader {
 public:
  /// \param earlier  the tokens of earlier cases, with the cases' numbers
  RecordReader(std::string token, const std::map<std::string, int>& earlier)
      : token_(std::move(token)), earlier_(earlier) {}
  /// Sets the case's process; records of other processes are refused.
  void SetProcess(pid_t process) { process_ = process; }

  /// Takes bytes from the pipe. \returns the bodies of the observations that they complete.
  std::vector<std::string> Take(std::string_view bytes);
  /// Handles the rest at the end of the pipe.
  void Finish();

  bool ended() const { return ended_; }
  /// The outcome in the end record: `returned`, `leaked` or `exception`.
  const std::string& outcome() const { return outcome_; }
  /// The numbers of the steps that were entered, separated by commas.
  const std::string& entered() const { return entered_; }
  bool refused() const { return !refusal_.what.empty(); }
  /// The first refusal.
  const Refusal& refusal() const { return refusal_; }

 private:
  void TakeLine(std::string_view line, std::vector<std::string>& observations);
  void Refuse(std::string_view what, int other = 0, std::string_view text = {});

  const std::string token_;
  const std::map<std::string, int>& earlier_;
  pid_t process_ = 0;
  std::string partial_;
  bool skipping_ = false;  ///< Whether the rest of a line that is too long is being skipped.
  int next_ = 1;
  bool ended_ = false;
  std::string outcome_;
  std::string entered_;
  Refusal refusal_;
};

/// What a case that went well has reported.
struct GoodCase {
  std::vector<std::string> observations;  ///< The bodies, in order.
  std::string entered;                    ///< As RecordReader::entered.
  long microseconds = 0;
};

/// Reads the pipe of a process that runs several cases, one after the other. All of its records have one token, and
/// their numbers go on from case to case. Nothing counts that comes after something irregular.
class SeriesReader {
 public:
  explicit SeriesReader(std::string token) : token_(std::move(token)) {}
  void SetProcess(pid_t process) { process_ = process; }
  void Take(std::string_view bytes);

  /// The cases that went well, in the order in which they ran.
  const std::vector<GoodCase>& cases() const { return cases_; }

 private:
  /// \returns false if the line is not the process's next record
  bool TakeLine(std::string_view line);

  const std::string token_;
  pid_t process_ = 0;
  std::string partial_;
  bool irregular_ = false;
  int next_ = 1;
  GoodCase current_;
  std::vector<GoodCase> cases_;
};

}  // namespace touchstone
