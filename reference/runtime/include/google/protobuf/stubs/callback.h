// Closures: callbacks to be run later.
#ifndef GOOGLE_PROTOBUF_STUBS_CALLBACK_H_
#define GOOGLE_PROTOBUF_STUBS_CALLBACK_H_

#include <tuple>
#include <type_traits>
#include <utility>

namespace google::protobuf {

/// A call that is made later.
class Closure {
 public:
  Closure() = default;
  Closure(const Closure&) = delete;
  Closure& operator=(const Closure&) = delete;
  virtual ~Closure();

  virtual void Run() = 0;
};

namespace internal {

/// Calls a function or method with arguments that it stores by value.
template <typename Callee, typename... Arguments>
class BoundClosure : public Closure {
 public:
  template <typename... Values>
  BoundClosure(bool is_permanent, Callee callee, Values&&... values)
      : callee_(callee), arguments_(std::forward<Values>(values)...), is_permanent_(is_permanent) {}

  void Run() override {
    // The callee may delete a permanent closure, so do not touch it afterwards.
    const bool is_permanent = is_permanent_;
    std::apply(callee_, std::as_const(arguments_));
    if (!is_permanent) delete this;
  }

 private:
  Callee callee_;
  std::tuple<Arguments...> arguments_;
  bool is_permanent_;
};

/// A method of an object as a callable.
template <typename Class, typename Method>
struct BoundMethod {
  Class* object;
  Method method;

  template <typename... Arguments>
  void operator()(const Arguments&... arguments) const {
    (object->*method)(arguments...);
  }
};

template <typename... Parameters, typename... Values>
Closure* MakeClosure(bool is_permanent, void (*function)(Parameters...), Values&&... values) {
  static_assert(sizeof...(Parameters) == sizeof...(Values), "pass all arguments of the function to NewCallback");
  return new BoundClosure<void (*)(Parameters...), std::decay_t<Parameters>...>(is_permanent, function,
                                                                                std::forward<Values>(values)...);
}

template <typename Class, typename Base, typename... Parameters, typename... Values>
Closure* MakeClosure(bool is_permanent, Class* object, void (Base::*method)(Parameters...), Values&&... values) {
  static_assert(sizeof...(Parameters) == sizeof...(Values), "pass all arguments of the method to NewCallback");
  using Callee = BoundMethod<Class, void (Base::*)(Parameters...)>;
  return new BoundClosure<Callee, std::decay_t<Parameters>...>(is_permanent, Callee{object, method},
                                                               std::forward<Values>(values)...);
}

}  // namespace internal

/// Makes a closure that calls a function, or a method of an object, with all its arguments: NewCallback(&Function, 1),
/// NewCallback(object, &Class::Method, 1). Arguments are copied; the object must live until the call. The closure
/// deletes itself after it has run; a closure that never runs must be deleted.
template <typename Callee, typename... Values>
Closure* NewCallback(Callee callee, Values&&... values) {
  return internal::MakeClosure(false, callee, std::forward<Values>(values)...);
}

/// The same, but the closure may run any number of times, and the caller owns it.
template <typename Callee, typename... Values>
Closure* NewPermanentCallback(Callee callee, Values&&... values) {
  return internal::MakeClosure(true, callee, std::forward<Values>(values)...);
}

/// Does nothing; for closures without an effect.
void DoNothing();

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_STUBS_CALLBACK_H_
