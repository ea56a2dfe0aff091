#include "record.h"

#include <unistd.h>
#ifdef __APPLE__
#include <sys/random.h>
#endif

#include <cerrno>
#include <cstdio>
#include <cstdlib>

namespace touchstone {
namespace {

constexpr size_t kTokenLength = 32;
/// The maximum length of a line; longer ones are refused.
constexpr size_t kLongestLine = size_t{64} << 20;
constexpr size_t kLongestExcerpt = 120;

/// The parts of a line that may be a record.
struct Parts {
  std::string token;
  int number = 0;
  pid_t process = 0;
  char kind = 0;
  std::string_view body;
};

/// \returns false if the line does not have the form of a record.
bool Parse(std::string_view line, Parts& parts) {
  if (line.size() < kTokenLength + 1 || line[kTokenLength] != ' ') return false;
  parts.token = std::string(line.substr(0, kTokenLength));
  if (parts.token.find_first_not_of("0123456789abcdef") != std::string::npos) return false;
  // Enough for the numbers; sscanf needs a terminated string, and the body may be long.
  const std::string head(line.substr(kTokenLength, 40));
  long process = 0;
  int length = 0;
  if (std::sscanf(head.c_str(), " %d %ld %c %n", &parts.number, &process, &parts.kind, &length) != 3) return false;
  if (length == 0) return false;
  parts.process = static_cast<pid_t>(process);
  parts.body = line.substr(kTokenLength + static_cast<size_t>(length));
  return true;
}

}  // namespace

std::string JsonString(std::string_view text) {
  std::string json = "\"";
  char escape[8];
  for (const unsigned char byte : text) {
    if (byte == '"' || byte == '\\') {
      json += '\\';
      json += static_cast<char>(byte);
    } else if (byte >= 0x20 && byte < 0x7f) {
      json += static_cast<char>(byte);
    } else {
      std::snprintf(escape, sizeof escape, "\\u%04x", byte);
      json += escape;
    }
  }
  return json + "\"";
}

std::string MakeToken() {
  unsigned char bytes[kTokenLength / 2];
  if (getentropy(bytes, sizeof bytes) != 0) {
    std::perror("touchstone: getentropy");
    std::exit(70);
  }
  constexpr char kDigits[] = "0123456789abcdef";
  std::string token;
  token.reserve(kTokenLength);
  for (const unsigned char byte : bytes) token.append(1, kDigits[byte >> 4]).append(1, kDigits[byte & 15]);
  return token;
}

bool WriteAll(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) bytes.remove_prefix(static_cast<size_t>(written));
  }
  return true;
}

std::string RecordLine(std::string_view token, int number, pid_t process, RecordKind kind, std::string_view body) {
  std::string line = "\n";
  line.append(token).append(" ").append(std::to_string(number)).append(" ").append(std::to_string(process));
  line.append(" ").append(1, static_cast<char>(kind)).append(" ").append(body).append("\n");
  return line;
}

std::vector<std::string> RecordReader::Take(std::string_view bytes) {
  std::vector<std::string> observations;
  for (size_t end; (end = bytes.find('\n')) != std::string_view::npos; bytes.remove_prefix(end + 1)) {
    if (skipping_) {
      skipping_ = false;
    } else if (partial_.empty()) {
      TakeLine(bytes.substr(0, end), observations);
    } else {
      partial_.append(bytes.substr(0, end));
      TakeLine(partial_, observations);
    }
    partial_.clear();
  }
  if (!skipping_) partial_.append(bytes);
  if (partial_.size() > kLongestLine) {
    Refuse("text", 0, partial_);
    partial_.clear();
    skipping_ = true;
  }
  return observations;
}

void RecordReader::Finish() {
  // An unterminated line is not a record. It is refused, unless it is part of a record whose writer died.
  const bool own = partial_.compare(0, token_.size(), token_, 0, partial_.size()) == 0;
  if (!partial_.empty() && !own) Refuse("text", 0, partial_);
  partial_.clear();
}

void RecordReader::TakeLine(std::string_view line, std::vector<std::string>& observations) {
  if (line.empty()) return;
  Parts parts;
  if (!Parse(line, parts)) return Refuse("text", 0, line);
  if (parts.token != token_) {
    const auto other = earlier_.find(parts.token);
    return other == earlier_.end() ? Refuse("text", 0, line) : Refuse("another-case", other->second);
  }
  if (parts.process != process_) return Refuse("another-process");
  if (parts.number < next_) return Refuse("repeated");
  if (ended_) return Refuse("after-end");
  if (parts.number != next_) return Refuse("text", 0, line);
  ++next_;
  if (parts.kind == static_cast<char>(RecordKind::kObservation)) {
    observations.emplace_back(parts.body);
    return;
  }
  const size_t space = parts.body.find(' ');
  const bool is_end = parts.kind == static_cast<char>(RecordKind::kEnd) && space != std::string_view::npos;
  if (!is_end) return Refuse("text", 0, line);
  ended_ = true;
  outcome_ = std::string(parts.body.substr(0, space));
  entered_ = std::string(parts.body.substr(space + 1));
}

void RecordReader::Refuse(std::string_view what, int other, std::string_view text) {
  if (refused()) return;
  refusal_ = {std::string(what), other, std::string(text.substr(0, kLongestExcerpt))};
}

void SeriesReader::Take(std::string_view bytes) {
  for (size_t end; !irregular_ && (end = bytes.find('\n')) != std::string_view::npos; bytes.remove_prefix(end + 1)) {
    partial_.append(bytes.substr(0, end));
    irregular_ = !partial_.empty() && !TakeLine(partial_);
    partial_.clear();
  }
  if (!irregular_) partial_.append(bytes);
  if (partial_.size() > kLongestLine) irregular_ = true;
}

bool SeriesReader::TakeLine(std::string_view line) {
  Parts parts;
  if (!Parse(line, parts) || parts.token != token_ || parts.process != process_ || parts.number != next_) return false;
  ++next_;
  if (parts.kind == static_cast<char>(RecordKind::kObservation)) {
    current_.observations.emplace_back(parts.body);
    return true;
  }
  const size_t space = parts.body.find(' ');
  if (parts.kind != static_cast<char>(RecordKind::kGood) || space == std::string_view::npos) return false;
  current_.microseconds = std::atol(std::string(parts.body.substr(0, space)).c_str());
  current_.entered = std::string(parts.body.substr(space + 1));
  cases_.push_back(std::move(current_));
  current_ = {};
  return true;
}

}  // namespace touchstone
