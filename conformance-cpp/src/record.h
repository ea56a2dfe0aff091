// Records: how a case's process tells the runner what it observed, over a pipe of their own.
//
// A record is a line: TOKEN NUMBER PROCESS KIND BODY. The token is random and made for one case; numbers count from 1;
// the process is the case's own. Whatever else is in the pipe is refused. A record also begins with a line end, so that
// bytes which somebody else left in the pipe do not spoil it.
#pragma once

#include <sys/types.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace touchstone {

/// JSON text of a string whose bytes may be anything; bytes that are not ASCII are written as \u00XX.
std::string JsonString(std::string_view text);

/// \returns 32 hexadecimal digits that nobody can guess.
std::string MakeToken();

/// Writes all of the bytes. \returns false if that is not possible.
bool WriteAll(int descriptor, std::string_view bytes);

enum class RecordKind : char {
  kObservation = 'o',  ///< The body is a JSON object.
  kEnd = 'e',          ///< The body is `OUTCOME STEP,STEP,…`: the steps that the case entered, in order.
};

/// \returns the record as it is written into the pipe.
std::string RecordLine(std::string_view token, int number, pid_t process, RecordKind kind, std::string_view body);

/// Why something in the pipe was refused.
struct Refusal {
  std::string what;  ///< text | another-case | repeated | another-process | after-end
  int other = 0;     ///< With another-case: the number of the case that the record belongs to.
  std::string text;  ///< With text: how it begins.
};

/// Reads what comes out of a case's pipe.
class RecordReader {
 public:
  /// \param earlier  the tokens of the cases that ran before, with the cases' numbers.
  RecordReader(std::string token, const std::map<std::string, int>& earlier) : token_(std::move(token)), earlier_(earlier) {}
  /// Only what this process writes counts.
  void SetProcess(pid_t process) { process_ = process; }

  /// Takes bytes as they come. \returns the bodies of the observations that are complete with them.
  std::vector<std::string> Take(std::string_view bytes);
  /// Takes what is left when nothing more can come.
  void Finish();

  bool ended() const { return ended_; }
  /// What the end record says: `returned`, `leaked` or `exception`.
  const std::string& outcome() const { return outcome_; }
  /// The numbers of the steps that were entered, with commas between them.
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
  bool skipping_ = false;  ///< Whether the rest of a line that is too long is being thrown away.
  int next_ = 1;
  bool ended_ = false;
  std::string outcome_;
  std::string entered_;
  Refusal refusal_;
};

}  // namespace touchstone
