// The descendants of this process: lists them, measures them, kills them. Header only, because `limit` is built from a
// single source. Without Linux's subreapers and /proc, only direct children are found.
#pragma once

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace touchstone {

/// Makes this process the parent of descendants whose own parent ends, even after setsid().
inline void BecomeSubreaper() {
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
}

/// Asks the system to send this process a signal when its parent ends.
inline void EndWithParent(int signal_number) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, signal_number);
#else
  (void)signal_number;
#endif
}

/// \returns a file of /proc; empty if the process is gone.
inline std::string ReadProcessFile(const std::string& path) {
  std::string text;
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return text;
  char buffer[4096];
  for (ssize_t count; (count = read(file, buffer, sizeof buffer)) > 0;) text.append(buffer, static_cast<size_t>(count));
  close(file);
  return text;
}

/// Adds the descendants of a process to the list, including zombies.
inline void AddDescendants(pid_t process, std::vector<pid_t>& found) {
  const std::string tasks = "/proc/" + std::to_string(process) + "/task";
  DIR* const folder = opendir(tasks.c_str());
  if (folder == nullptr) return;
  std::string children;
  while (const dirent* const task = readdir(folder)) {
    if (task->d_name[0] != '.') children += ReadProcessFile(tasks + "/" + task->d_name + "/children");
  }
  closedir(folder);
  for (const char* cursor = children.c_str(); *cursor != '\0';) {
    char* end = nullptr;
    const long child = std::strtol(cursor, &end, 10);
    if (end == cursor) break;
    cursor = *end == ' ' ? end + 1 : end;
    found.push_back(static_cast<pid_t>(child));
    AddDescendants(static_cast<pid_t>(child), found);
  }
}

/// \returns all processes that descend from this one.
inline std::vector<pid_t> Descendants() {
  std::vector<pid_t> found;
  AddDescendants(getpid(), found);
  return found;
}

/// \returns the resident memory of a process in KiB; 0 if it is gone or unknown.
inline long ResidentKilobytes(pid_t process) {
  long size = 0;
  long resident = 0;
  const std::string text = ReadProcessFile("/proc/" + std::to_string(process) + "/statm");
  if (std::sscanf(text.c_str(), "%ld %ld", &size, &resident) != 2) return 0;
  return resident * (sysconf(_SC_PAGESIZE) / 1024);
}

/// Reaps the children that have ended. \returns whether one is still alive.
inline bool AnyChildAlive() {
  for (;;) {
    const pid_t ended = waitpid(-1, nullptr, WNOHANG);
    if (ended == 0) return true;
    if (ended < 0 && errno != EINTR) return false;
  }
}

/// Waits until a child changes its state, a descriptor can be read, or the time is up. Needs WatchChildren: SIGCHLD is
/// unblocked only while this waits, so that none is missed.
/// \param descriptor  -1: none
/// \returns whether the descriptor can be read.
inline bool AwaitChild(int descriptor, std::chrono::milliseconds time) {
  sigset_t mask;
  pthread_sigmask(SIG_BLOCK, nullptr, &mask);
  sigdelset(&mask, SIGCHLD);
  fd_set readable;
  FD_ZERO(&readable);
  if (descriptor >= 0) FD_SET(descriptor, &readable);
  timespec limit{};
  if (time.count() > 0) limit = {time.count() / 1000, (time.count() % 1000) * 1000000};
  return pselect(descriptor + 1, &readable, nullptr, nullptr, &limit, &mask) > 0;
}

/// Blocks SIGCHLD and installs a handler, for AwaitChild. \returns the previous signal mask.
inline sigset_t WatchChildren() {
  struct sigaction action {};
  action.sa_handler = [](int) {};
  sigaction(SIGCHLD, &action, nullptr);
  sigset_t blocked;
  sigset_t before;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGCHLD);
  sigprocmask(SIG_BLOCK, &blocked, &before);
  return before;
}

/// Kills all descendants, also those that are started meanwhile, and waits for their ends.
/// \returns false if some are left after five seconds.
inline bool EndDescendants() {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(5);
  while (AnyChildAlive()) {
    for (const pid_t process : Descendants()) kill(process, SIGKILL);
    if (std::chrono::steady_clock::now() > deadline) return false;
    AwaitChild(-1, std::chrono::milliseconds(5));
  }
  return true;
}

}  // namespace touchstone
