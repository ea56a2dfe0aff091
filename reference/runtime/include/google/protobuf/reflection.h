// Repeated fields by reflection, as objects with the interface of a container.
#ifndef GOOGLE_PROTOBUF_REFLECTION_H_
#define GOOGLE_PROTOBUF_REFLECTION_H_

#include <cstddef>
#include <iterator>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/message.h"
#include "google/protobuf/repeated_field.h"

namespace google::protobuf {

namespace internal {

/// A repeated field of a message. Each access looks the container up again, because reflection rebuilds that of a map.
template <typename T, typename MessageType>
class RepeatedFieldView {
 protected:
  static constexpr bool kMessage = std::is_base_of_v<Message, T>;
  static constexpr bool kString = std::is_same_v<T, std::string>;
  /// The element of the container.
  using Element = typename std::conditional_t<kMessage, std::common_type<Message>,
                                              std::conditional_t<std::is_enum_v<T>, std::common_type<int>,
                                                                 std::common_type<T>>>::type;

 public:
  /// Ends the process if the field is not repeated or its elements have another type.
  RepeatedFieldView(MessageType* message, const FieldDescriptor* field) : message_(message), field_(field) {
    size();
    if constexpr (kMessage && !std::is_same_v<T, Message>) GOOGLE_CHECK(T::descriptor() == field->message_type());
  }

  bool empty() const { return size() == 0; }
  int size() const { return Values().size(); }
  /// \returns an element: by value, or a reference to a string.
  template <typename U = T, typename = std::enable_if_t<!std::is_base_of_v<Message, U>>>
  std::conditional_t<kString, const T&, T> Get(int index) const {
    return static_cast<std::conditional_t<kString, const T&, T>>(Values().Get(index));
  }
  /// \returns an element that is a message. `scratch` is not used: all elements exist as messages.
  template <typename U = T, typename = std::enable_if_t<std::is_base_of_v<Message, U>>>
  const T& Get(int index, U* scratch) const {
    static_cast<void>(scratch);
    return static_cast<const T&>(Values().Get(index));
  }
  /// \returns an empty message of the element's type. The caller owns it.
  template <typename U = T, typename = std::enable_if_t<std::is_base_of_v<Message, U>>>
  T* NewMessage() const {
    return static_cast<T*>(reflection().GetMessageFactory()->GetPrototype(field_->message_type())->New());
  }

  class iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = T;
    using difference_type = ptrdiff_t;
    using pointer = const T*;
    using reference = std::conditional_t<kMessage || kString, const T&, T>;

    reference operator*() const {
      if constexpr (kMessage) {
        return view_.Get(index_, static_cast<T*>(nullptr));
      } else {
        return view_.Get(index_);
      }
    }
    pointer operator->() const { return &**this; }
    iterator& operator++() {
      ++index_;
      return *this;
    }
    iterator operator++(int) {
      iterator before = *this;
      ++index_;
      return before;
    }
    friend bool operator==(const iterator& one, const iterator& other) { return one.index_ == other.index_; }
    friend bool operator!=(const iterator& one, const iterator& other) { return one.index_ != other.index_; }

   private:
    friend class RepeatedFieldView;
    iterator(const RepeatedFieldView& view, int index) : view_(view), index_(index) {}
    RepeatedFieldView view_;
    int index_;
  };
  using const_iterator = iterator;
  using value_type = T;
  using reference = T&;
  using const_reference = const T&;
  using size_type = int;
  using difference_type = ptrdiff_t;

  iterator begin() const { return iterator(*this, 0); }
  iterator end() const { return iterator(*this, size()); }

 protected:
  const Reflection& reflection() const { return *message_->GetReflection(); }
  const auto& Values() const {
    if constexpr (kMessage || kString) {
      return reflection().template GetRepeatedPtrField<Element>(*message_, field_);
    } else {
      return reflection().template GetRepeatedField<Element>(*message_, field_);
    }
  }

  MessageType* message_;
  const FieldDescriptor* field_;
};

}  // namespace internal

/// A repeated field for reading; see Reflection::GetRepeatedFieldRef. It refers to the message, which must outlive it.
/// T is a C++ type of scalars, an enum (or int32_t), std::string, Message or a generated class.
template <typename T, typename Enable>
class RepeatedFieldRef : public internal::RepeatedFieldView<T, const Message> {
  using internal::RepeatedFieldView<T, const Message>::RepeatedFieldView;
};

/// The same for reading and writing.
template <typename T, typename Enable>
class MutableRepeatedFieldRef : public internal::RepeatedFieldView<T, Message> {
  using View = internal::RepeatedFieldView<T, Message>;

 public:
  using View::View;

  void Set(int index, const T& value) const {
    if constexpr (View::kMessage) {
      this->reflection().MutableRepeatedMessage(this->message_, this->field_, index)->CopyFrom(value);
    } else {
      *MutableValues().Mutable(index) = static_cast<typename View::Element>(value);
    }
  }
  /// Appends a copy.
  void Add(const T& value) const {
    if constexpr (View::kMessage) {
      this->reflection().AddMessage(this->message_, this->field_)->CopyFrom(value);
    } else if constexpr (View::kString) {
      this->reflection().AddString(this->message_, this->field_, value);
    } else {
      MutableValues().Add(static_cast<typename View::Element>(value));
    }
  }
  void RemoveLast() const { this->reflection().RemoveLast(this->message_, this->field_); }
  void SwapElements(int one, int other) const {
    this->reflection().SwapElements(this->message_, this->field_, one, other);
  }
  void Clear() const { this->reflection().ClearField(this->message_, this->field_); }
  /// Swaps the elements with those of another field, which may be another one of the message.
  void Swap(const MutableRepeatedFieldRef& other) const {
    if constexpr (!View::kMessage) {
      if (&MutableValues() != &other.MutableValues()) MutableValues().Swap(&other.MutableValues());
    } else if (this->field_ == other.field_) {
      this->reflection().SwapFields(this->message_, other.message_, std::vector<const FieldDescriptor*>{this->field_});
    } else {
      std::vector<std::unique_ptr<T>> kept;
      for (const T& element : *this) {
        kept.emplace_back(this->NewMessage());
        kept.back()->CopyFrom(element);
      }
      CopyFrom(other);
      other.Clear();
      for (const auto& element : kept) other.Add(*element);
    }
  }
  /// Append copies of the elements of a container; replace the elements by them.
  template <typename Container>
  void MergeFrom(const Container& container) const {
    for (const auto& element : container) Add(element);
  }
  template <typename Container>
  void CopyFrom(const Container& container) const {
    Clear();
    MergeFrom(container);
  }

 private:
  auto& MutableValues() const {
    if constexpr (View::kString) {
      return *this->reflection().template MutableRepeatedPtrField<std::string>(this->message_, this->field_);
    } else {
      return *this->reflection().template MutableRepeatedField<typename View::Element>(this->message_, this->field_);
    }
  }
};

template <typename T>
RepeatedFieldRef<T> Reflection::GetRepeatedFieldRef(const Message& message, const FieldDescriptor* field) const {
  return RepeatedFieldRef<T>(&message, field);
}
template <typename T>
MutableRepeatedFieldRef<T> Reflection::GetMutableRepeatedFieldRef(Message* message,
                                                                  const FieldDescriptor* field) const {
  return MutableRepeatedFieldRef<T>(message, field);
}

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_REFLECTION_H_
