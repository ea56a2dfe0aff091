// What code under test can do to its own process and to the harness, by mistake or on purpose.
#pragma once

#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include <exception>

namespace evil {

/// Becomes another program, which ends well.
void BecomeTrue();
/// Writes lines that look like the harness's own, and some that do not, to the open descriptors between the two.
void Forge(int first, int last);
/// Closes all descriptors between the two.
void Close(int first, int last);
/// Leaves a process in a session of its own, which keeps all descriptors and writes to them.
void LeaveDaemon();
/// Forks so many processes; each waits until it is killed.
void ForkMany(int processes);
/// Both processes go on with the scenario; the original waits until its copy has ended.
void GoOnTwice();
/// Uses memory, a megabyte at a time.
void UseMemory(int megabytes);
/// The same with memory that processes share, which limits of a process's own data do not see.
void UseSharedMemory(int megabytes);
void WriteHugeFile();
void PrintForever();
/// Keeps what the next steps say to the harness in the file, until Let().
void Catch(const char* file);
void Let();
/// Writes the file to all open descriptors.
void Replay(const char* file);
/// Has this said when the process exits, if atexit handlers are run.
void ForgeAtExit();

/// Ends the process when a scenario is over and its objects go.
struct ExitsAtItsEnd {
  ~ExitsAtItsEnd() { _exit(0); }
};

}  // namespace evil
