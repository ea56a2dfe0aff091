// Harm that code under test can do to its own process and to the harness, by mistake or on purpose.
#pragma once

#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include <exception>

namespace evil {

/// Replaces the process by a program that exits with status 0.
void BecomeTrue();
/// Writes forged records and other text to the open descriptors from `first` to `last`.
void Forge(int first, int last);
/// Closes the descriptors from `first` to `last`.
void Close(int first, int last);
/// Leaves a process behind, in another session, that keeps all descriptors open and writes to them.
void LeaveDaemon();
/// Forks `processes` children. They wait until they are killed.
void ForkMany(int processes);
/// Forks; both processes continue with the scenario, first the child, then the parent.
void GoOnTwice();
/// Allocates memory, one megabyte at a time.
void UseMemory(int megabytes);
/// The same with shared memory, which limits of a process's own data do not count.
void UseSharedMemory(int megabytes);
void WriteHugeFile();
void PrintForever();
/// Records what the next steps write to the harness, until Let() saves it in `file`.
void Catch(const char* file);
void Let();
/// Writes the file's content to all open descriptors.
void Replay(const char* file);
/// Writes forged records when the process exits, if atexit handlers run.
void ForgeAtExit();

/// Changes that outlive a scenario if another one runs in the same process. Each returns how often it was called.
int CountInVariable();
int CountInFunction();
int CountOnHeap();
/// Adds the number of this process to a file.
void NoteProcess(const char* file);

/// Ends the process at the end of a scenario, when its objects are destroyed.
struct ExitsAtItsEnd {
  ~ExitsAtItsEnd() { _exit(0); }
};

}  // namespace evil
