// usage: renew FOLDER FILE [FILE ...] -- COMMAND [ARGUMENT ...]
//
// Runs a generator's command, which writes to FOLDER.new; that folder is empty at first, and gone at the end. Moves
// each FILE from there to FOLDER if it has changed. A file that has not changed keeps its time, so ninja builds nothing
// again that depends on it. Exits with the command's status if it fails, and with 1 if it has not written a FILE.
//
// A shell would start seven processes a file for this.

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>
#include <vector>

namespace {

namespace fs = std::filesystem;

constexpr int kCannotStart = 127;

/// \returns the command's exit status, or 128 plus the number of the signal that ended it.
int Run(char** command) {
  const pid_t child = fork();
  if (child == 0) {
    execvp(command[0], command);
    std::perror(command[0]);
    _exit(kCannotStart);
  }
  int status = 0;
  while (child < 0 || waitpid(child, &status, 0) < 0) {
    if (child >= 0 && errno == EINTR) continue;
    std::perror(command[0]);
    return kCannotStart;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

bool Read(const fs::path& file, std::string& bytes) {
  std::ifstream stream(file, std::ios::binary);
  bytes.assign(std::istreambuf_iterator<char>(stream), {});
  return stream.is_open() && !stream.bad();
}

bool HaveSameBytes(const fs::path& one, const fs::path& other) {
  std::error_code ignored;
  if (fs::file_size(one, ignored) != fs::file_size(other, ignored)) return false;
  std::string bytes;
  std::string others;
  return Read(one, bytes) && Read(other, others) && bytes == others;
}

/// Moves a file unless there is an equal one in its place. It gets the current time: a generator may set an older one.
void MoveIfChanged(const fs::path& from, const fs::path& to) {
  if (fs::is_regular_file(to) && HaveSameBytes(from, to)) return;
  if (utimensat(AT_FDCWD, from.c_str(), nullptr, 0) != 0)
    throw fs::filesystem_error("utimensat", from, std::error_code(errno, std::generic_category()));
  fs::create_directories(to.parent_path());
  fs::rename(from, to);
}

}  // namespace

int main(int, char** arguments) {
  std::vector<std::string> files;
  char** word = arguments + 1;
  for (; *word != nullptr && std::strcmp(*word, "--") != 0; ++word) files.emplace_back(*word);
  if (files.size() < 2 || *word == nullptr || word[1] == nullptr) {
    std::fprintf(stderr, "usage: %s FOLDER FILE [FILE ...] -- COMMAND [ARGUMENT ...]\n", arguments[0]);
    return 64;
  }
  const fs::path folder = files.front();
  const fs::path fresh = folder.string() + ".new";
  files.erase(files.begin());
  try {
    fs::remove_all(fresh);
    fs::create_directories(fresh);
    if (const int status = Run(word + 1); status != 0) return status;
    for (const std::string& file : files) MoveIfChanged(fresh / file, folder / file);
    fs::remove_all(fresh);
  } catch (const fs::filesystem_error& error) {
    std::fprintf(stderr, "%s: %s\n", error.path1().c_str(), error.code().message().c_str());
    return 1;
  }
  return 0;
}
