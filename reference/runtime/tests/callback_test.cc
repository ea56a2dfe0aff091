// Closures: how often they run, what they store, who deletes them. The sanitizers find leaks and double deletes.
#include "google/protobuf/stubs/callback.h"

#include <memory>
#include <string>

#include "check.h"

namespace {

using google::protobuf::Closure;
using google::protobuf::NewCallback;
using google::protobuf::NewPermanentCallback;

int runs = 0;
void CountRun() { ++runs; }
void Append(std::string* target, const std::string& text, int times) {
  while (times-- > 0) *target += text;
}

struct Counter {
  void Up() { ++value; }
  void Add(int more) { value += more; }
  int value = 0;
};
struct DerivedCounter : Counter {};

TEST(AClosureRunsItsFunctionOnceAndDeletesItself) {
  runs = 0;
  NewCallback(&CountRun)->Run();
  CHECK_EQ(runs, 1);
  NewCallback(&google::protobuf::DoNothing)->Run();
}

TEST(AClosureCopiesItsArguments) {
  std::string target;
  Closure* closure = nullptr;
  {
    std::string text = "ab";
    closure = NewCallback(&Append, &target, text, 2);
    text = "changed";
  }
  closure->Run();
  CHECK_EQ(target, "abab");
  NewCallback(&Append, &target, "c", 1)->Run();
  CHECK_EQ(target, "ababc");
}

TEST(AClosureRunsAMethod) {
  Counter counter;
  NewCallback(&counter, &Counter::Up)->Run();
  NewCallback(&counter, &Counter::Add, 5)->Run();
  CHECK_EQ(counter.value, 6);
  DerivedCounter derived;
  NewCallback(&derived, &DerivedCounter::Add, 2)->Run();
  CHECK_EQ(derived.value, 2);
}

TEST(APermanentClosureCanRunAnyNumberOfTimes) {
  Counter counter;
  const std::unique_ptr<Closure> closure(NewPermanentCallback(&counter, &Counter::Add, 3));
  closure->Run();
  closure->Run();
  CHECK_EQ(counter.value, 6);
}

TEST(TheOwnerDeletesAClosureThatNeverRuns) {
  runs = 0;
  delete NewCallback(&CountRun);
  CHECK_EQ(runs, 0);
}

}  // namespace
