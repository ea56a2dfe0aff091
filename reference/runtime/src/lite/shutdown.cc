// ShutdownProtobufLibrary: runs the registered cleanup actions.
#include "google/protobuf/internal/block_cache.h"
#include "google/protobuf/internal/library.h"

namespace google::protobuf {

namespace {

struct Action {
  void (*run)(const void*);
  const void* what;
  Action* earlier;
};

/// The list of actions, last added first. Whoever takes the list owns it.
Action* latest = nullptr;

}  // namespace

namespace internal {

std::string VersionString(int version) {
  return std::to_string(version / 1000000) + "." + std::to_string(version / 1000 % 1000) + "." +
         std::to_string(version % 1000);
}

void OnShutdownRun(void (*run)(const void*), const void* what) {
  auto* const action = new Action{run, what, __atomic_load_n(&latest, __ATOMIC_RELAXED)};
  while (!__atomic_compare_exchange_n(&latest, &action->earlier, action, true, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) {
  }
}

}  // namespace internal

void ShutdownProtobufLibrary() {
  // An action may add others: freeing a message may recreate a singleton that was freed earlier.
  while (Action* action = __atomic_exchange_n(&latest, nullptr, __ATOMIC_ACQUIRE)) {
    while (action != nullptr) {
      action->run(action->what);
      Action* const earlier = action->earlier;
      delete action;
      action = earlier;
    }
  }
  internal::FreeKeptBlocks();
}

}  // namespace google::protobuf
