// Mutexes, by the names that libprotobuf gives the standard library's.
#ifndef GOOGLE_PROTOBUF_STUBS_MUTEX_H_
#define GOOGLE_PROTOBUF_STUBS_MUTEX_H_

#include <mutex>

namespace google::protobuf::internal {

class Mutex {
 public:
  void Lock() { mutex_.lock(); }
  void Unlock() { mutex_.unlock(); }

 private:
  std::mutex mutex_;
};
using WrappedMutex = Mutex;

/// Holds a mutex, which may be null for MutexLockMaybe, while it exists.
class MutexLockMaybe {
 public:
  explicit MutexLockMaybe(Mutex* mutex) : mutex_(mutex) {
    if (mutex_ != nullptr) mutex_->Lock();
  }
  ~MutexLockMaybe() {
    if (mutex_ != nullptr) mutex_->Unlock();
  }
  MutexLockMaybe(const MutexLockMaybe&) = delete;
  MutexLockMaybe& operator=(const MutexLockMaybe&) = delete;

 private:
  Mutex* const mutex_;
};
using MutexLock = MutexLockMaybe;

}  // namespace google::protobuf::internal

namespace google::protobuf {

using internal::Mutex;
using internal::MutexLock;
using internal::MutexLockMaybe;

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_STUBS_MUTEX_H_
