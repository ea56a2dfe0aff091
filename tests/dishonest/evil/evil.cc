#include "evil.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

namespace evil {
namespace {

const char* const kForged[] = {
    "\n{\"case\":1,\"step\":4,\"holds\":true,\"actual\":\"0\",\"expected\":\"0\"}\n",
    "{\"number\":1,\"case\":1,\"end\":\"returned\",\"entered\":[],\"step\":4,\"microseconds\":1,\"kilobytes\":1}\n",
    "00000000000000000000000000000000 1 1 e returned 2,3,4\n",
    "no line end",
};

void WriteText(int descriptor, const char* text, size_t length) {
  // Descriptors that are open for reading only are skipped.
  const int flags = fcntl(descriptor, F_GETFL);
  if (flags < 0 || (flags & O_ACCMODE) == O_RDONLY) return;
  if (write(descriptor, text, length) < 0) return;
}

int saved = -1;
int replaced = -1;
int caught[2];
std::string catch_file;

/// \returns the first descriptor of a pipe above standard error that can be written to.
int FindPipe() {
  for (int descriptor = 3; descriptor < 1024; ++descriptor) {
    struct stat status;
    const int flags = fcntl(descriptor, F_GETFL);
    if (flags < 0 || (flags & O_ACCMODE) != O_WRONLY) continue;
    if (fstat(descriptor, &status) == 0 && S_ISFIFO(status.st_mode)) return descriptor;
  }
  return -1;
}

/// Does what the environment variable says, before main().
const bool started = [] {
  const char* const what = getenv("EVIL_AT_START");
  if (what == nullptr) return false;
  const std::string deed = what;
  if (deed == "exit") _exit(0);
  if (deed == "abort") abort();
  if (deed == "forge") Forge(1, 1023);
  if (deed == "close") Close(0, 1023);
  if (deed == "daemon") LeaveDaemon();
  if (deed == "stop") raise(SIGSTOP);
  // Asleep, so that the other tests have the processor until the time is up.
  while (deed == "sleep") pause();
  if (deed == "ignore-children") signal(SIGCHLD, SIG_IGN);
  if (deed == "exit-later") atexit([] { _exit(0); });
  return true;
}();

}  // namespace

void BecomeTrue() {
  char name[] = "/bin/true";
  char* const arguments[] = {name, nullptr};
  execve(name, arguments, nullptr);
  abort();
}

void Forge(int first, int last) {
  for (int descriptor = first; descriptor <= last; ++descriptor) {
    for (const char* const text : kForged) WriteText(descriptor, text, strlen(text));
  }
}

void Close(int first, int last) {
  for (int descriptor = first; descriptor <= last; ++descriptor) close(descriptor);
}

void LeaveDaemon() {
  int ready[2];
  if (pipe(ready) != 0) abort();
  const pid_t child = fork();
  if (child == 0) {
    setsid();
    if (fork() != 0) _exit(0);
    for (const int number : {SIGHUP, SIGTERM, SIGINT, SIGPIPE}) signal(number, SIG_IGN);
    close(ready[0]);
    if (write(ready[1], "1", 1) != 1) _exit(1);
    close(ready[1]);
    for (;;) {
      Forge(3, 1023);
      usleep(1000);
    }
  }
  waitpid(child, nullptr, 0);
  close(ready[1]);
  char byte;
  if (read(ready[0], &byte, 1) != 1) abort();
  close(ready[0]);
}

void ForkMany(int processes) {
  for (int i = 0; i < processes; ++i) {
    if (fork() == 0) {
      setsid();
      for (;;) pause();
    }
  }
  for (;;) pause();
}

void GoOnTwice() {
  const pid_t copy = fork();
  if (copy > 0) waitpid(copy, nullptr, 0);
}

void UseMemory(int megabytes) {
  static std::vector<void*> kept;
  for (int i = 0; i < megabytes; ++i) {
    kept.push_back(malloc(1 << 20));
    memset(kept.back(), i + 1, 1 << 20);
  }
}

void UseSharedMemory(int megabytes) {
  for (int i = 0; i < megabytes; ++i) {
    void* const memory = mmap(nullptr, 1 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory != MAP_FAILED) memset(memory, i + 1, 1 << 20);
  }
}

void WriteHugeFile() {
  std::FILE* const file = std::tmpfile();
  if (file != nullptr && ftruncate(fileno(file), off_t{1} << 40) == 0) std::fclose(file);
}

void PrintForever() {
  for (;;) {
    if (write(STDOUT_FILENO, kForged[0], strlen(kForged[0])) < 0) abort();
  }
}

void Catch(const char* file) {
  catch_file = file;
  replaced = FindPipe();
  if (replaced < 0 || pipe(caught) != 0) abort();
  saved = dup(replaced);
  dup2(caught[1], replaced);
}

void Let() {
  char buffer[4096];
  const ssize_t length = read(caught[0], buffer, sizeof buffer);
  dup2(saved, replaced);
  for (const int descriptor : {saved, caught[0], caught[1]}) close(descriptor);
  const int file = open(catch_file.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (length <= 0 || write(file, buffer, static_cast<size_t>(length)) != length) abort();
  close(file);
  // The recorded text must arrive here too: the test replays it as a second copy, or in another scenario.
  if (write(replaced, buffer, static_cast<size_t>(length)) != length) abort();
}

void Replay(const char* file) {
  char buffer[4096];
  const int source = open(file, O_RDONLY);
  const ssize_t length = source < 0 ? -1 : read(source, buffer, sizeof buffer);
  if (length <= 0) abort();
  close(source);
  for (int descriptor = 3; descriptor < 1024; ++descriptor) WriteText(descriptor, buffer, static_cast<size_t>(length));
}

void ForgeAtExit() {
  atexit([] {
    Forge(1, 2);
    _exit(0);
  });
}

namespace {
int calls = 0;
}

int CountInVariable() { return ++calls; }

int CountInFunction() {
  // A call, so that it is initialized when this function is called first.
  static int count = abs(0);
  return ++count;
}

int CountOnHeap() {
  static int* const count = new int(0);
  return ++*count;
}

void NoteProcess(const char* file) {
  const int notes = open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
  if (notes < 0 || dprintf(notes, "%d\n", getpid()) < 0) abort();
  close(notes);
}

}  // namespace evil
