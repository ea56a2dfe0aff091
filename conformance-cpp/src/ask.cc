// usage: ask COUNT COMMAND [ARGUMENT ...]
//
// Asks the server whose socket TOUCHSTONE_GENERATOR names for one call of the generator, with all words of the command
// but the first COUNT, in this process's working directory. Prints what the server answers, and exits with the status
// that it answers. Without that variable there is no server: runs the command.
//
// A request is the words, each with a null byte behind it. An answer is the exit status in decimal digits, a line break,
// and the output.

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace {

constexpr int kCannotAsk = 127;

bool SendAll(int connection, const std::string& text) {
  for (size_t sent = 0; sent < text.size();) {
    const ssize_t count = write(connection, text.data() + sent, text.size() - sent);
    if (count < 0 && errno != EINTR) return false;
    if (count > 0) sent += static_cast<size_t>(count);
  }
  return shutdown(connection, SHUT_WR) == 0;
}

std::string ReceiveAll(int connection) {
  std::string text;
  char buffer[4096];
  for (ssize_t count; (count = read(connection, buffer, sizeof buffer)) != 0;) {
    if (count > 0) {
      text.append(buffer, static_cast<size_t>(count));
    } else if (errno != EINTR) {
      break;
    }
  }
  return text;
}

int Failure(const char* what) {
  std::fprintf(stderr, "The generator's server cannot be asked: %s: %s\n", what, std::strerror(errno));
  return kCannotAsk;
}

int Ask(const char* socket_path, char** words) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (std::strlen(socket_path) >= sizeof address.sun_path) {
    errno = ENAMETOOLONG;
    return Failure(socket_path);
  }
  std::strcpy(address.sun_path, socket_path);
  const int connection = socket(AF_UNIX, SOCK_STREAM, 0);
  if (connection < 0) return Failure("socket");
  if (connect(connection, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) return Failure(socket_path);
  std::string request;
  for (; *words != nullptr; ++words) request.append(*words, std::strlen(*words) + 1);
  if (!SendAll(connection, request)) return Failure("write");
  const std::string answer = ReceiveAll(connection);
  const size_t line = answer.find('\n');
  if (line == std::string::npos) {
    std::fputs("The generator's server ended without an answer.\n", stderr);
    return kCannotAsk;
  }
  std::fwrite(answer.data() + line + 1, 1, answer.size() - line - 1, stdout);
  return std::fflush(stdout) == 0 ? std::atoi(answer.c_str()) : kCannotAsk;
}

}  // namespace

int main(int argument_count, char** arguments) {
  const int skipped = argument_count < 3 ? 0 : std::atoi(arguments[1]);
  if (skipped < 1 || skipped > argument_count - 2) {
    std::fprintf(stderr, "usage: %s COUNT COMMAND [ARGUMENT ...]\n", arguments[0]);
    return 64;
  }
  if (const char* const server = std::getenv("TOUCHSTONE_GENERATOR")) return Ask(server, arguments + 2 + skipped);
  execvp(arguments[2], arguments + 2);
  return Failure(arguments[2]);
}
