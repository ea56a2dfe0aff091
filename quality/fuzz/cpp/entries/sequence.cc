// Calls of the generated API on two messages, beside a model made of the standard library's containers.
#include <map>
#include <memory>
#include <optional>

#include "../fuzz.h"
#include "kinds.pb.h"

namespace pb = google::protobuf;

namespace fuzz {

namespace {

/// What a Kinds message should hold, of the fields that the calls change.
struct Model {
  std::optional<int32_t> i32;
  std::optional<std::string> text;
  std::optional<std::string> cord;
  std::optional<Closed> closed;
  std::vector<int32_t> many;
  std::vector<std::string> texts;
  std::vector<int32_t> messages;  // i32 of each of many_kinds
  std::map<int32_t, int32_t> entries;  // i32 of each message of kinds_map
  std::optional<int32_t> nested;  // i32 of kinds
  // The oneof: at most one is set.
  std::optional<int32_t> number;
  std::optional<std::string> word;
  std::optional<int32_t> inner;
  // Extensions.
  std::optional<std::string> ext_text;
  std::vector<int64_t> ext_packed;

  void ClearPick() {
    number.reset();
    word.reset();
    inner.reset();
  }

  void Merge(const Model& other) {
    const auto set = [](auto& mine, const auto& theirs) {
      if (theirs) mine = theirs;
    };
    set(i32, other.i32);
    set(text, other.text);
    set(cord, other.cord);
    set(closed, other.closed);
    set(nested, other.nested);
    set(ext_text, other.ext_text);
    if (other.number || other.word || other.inner) {
      ClearPick();
      set(number, other.number);
      set(word, other.word);
      set(inner, other.inner);
    }
    const auto append = [](auto& mine, const auto theirs) { mine.insert(mine.end(), theirs.begin(), theirs.end()); };
    append(many, other.many);
    append(texts, other.texts);
    append(messages, other.messages);
    append(ext_packed, other.ext_packed);
    for (const auto& [key, value] : other.entries) entries[key] = value;
  }
};

void Compare(const Kinds& m, const Model& model) {
  MUST(m.has_i32() == model.i32.has_value() && m.i32() == model.i32.value_or(-7));
  MUST(m.has_text() == model.text.has_value() && m.text() == model.text.value_or("a\"b\001\303\244"));
  MUST(std::string(m.cord()) == model.cord.value_or(""));
  MUST(m.has_closed() == model.closed.has_value() && m.closed() == model.closed.value_or(ONE));
  MUST(m.has_kinds() == model.nested.has_value() && m.kinds().i32() == model.nested.value_or(-7));
  MUST(std::vector<int32_t>(m.many_i32().begin(), m.many_i32().end()) == model.many);
  MUST(std::vector<std::string>(m.many_text().begin(), m.many_text().end()) == model.texts);
  MUST(m.many_kinds_size() == static_cast<int>(model.messages.size()));
  for (int i = 0; i < m.many_kinds_size(); ++i) MUST(m.many_kinds(i).i32() == model.messages[static_cast<size_t>(i)]);
  MUST(m.kinds_map().size() == model.entries.size());
  for (const auto& [key, value] : model.entries) MUST(m.kinds_map().at(key).i32() == value);
  const auto expected = model.number  ? Kinds::kNumber
                        : model.word  ? Kinds::kWord
                        : model.inner ? Kinds::kInner
                                      : Kinds::PICK_NOT_SET;
  MUST(m.pick_case() == expected);
  MUST(m.number() == model.number.value_or(42) && m.word() == model.word.value_or(""));
  MUST(m.inner().i32() == model.inner.value_or(-7));
  MUST(m.HasExtension(ext_text) == model.ext_text.has_value());
  MUST(m.GetExtension(ext_text) == model.ext_text.value_or(""));
  MUST(m.ExtensionSize(ext_packed) == static_cast<int>(model.ext_packed.size()));
  for (int i = 0; i < m.ExtensionSize(ext_packed); ++i) {
    MUST(m.GetExtension(ext_packed, i) == model.ext_packed[static_cast<size_t>(i)]);
  }
}

/// A message and its model.
struct Pair {
  Kinds message;
  Model model;
};

/// Calls on singular fields.
void ChangeSingular(Pair& pair, Input& input) {
  auto& [m, model] = pair;
  switch (input.Below(14)) {
    case 0:
      m.set_i32(*(model.i32 = static_cast<int32_t>(input.Number())));
      break;
    case 1:
      m.clear_i32();
      model.i32.reset();
      break;
    case 2:
      m.set_text(*(model.text = input.Text()));
      break;
    case 3:
      m.mutable_text()->append("x");
      // An unset string becomes empty, not its default.
      model.text = model.text.value_or("") + "x";
      break;
    case 4: {
      const std::unique_ptr<std::string> released(m.release_text());
      MUST((released != nullptr) == model.text.has_value());
      if (released != nullptr) MUST(*released == *model.text);
      model.text.reset();
      break;
    }
    case 5:
      m.set_allocated_text(new std::string(*(model.text = input.Text())));
      break;
    case 6:
      m.set_cord(*(model.cord = input.Text()));
      break;
    case 7:
      m.clear_cord();
      model.cord.reset();
      break;
    case 8:
      m.set_closed(*(model.closed = input.Below(2) == 0 ? LOW : HIGH));
      break;
    case 9:
      m.mutable_kinds()->set_i32(*(model.nested = static_cast<int32_t>(input.Number())));
      break;
    case 10: {
      const std::unique_ptr<Kinds> released(m.release_kinds());
      MUST((released != nullptr) == model.nested.has_value());
      model.nested.reset();
      break;
    }
    case 11: {
      auto* fresh = new Kinds;
      fresh->set_i32(*(model.nested = 3));
      m.set_allocated_kinds(fresh);
      break;
    }
    case 12:
      m.SetExtension(ext_text, *(model.ext_text = input.Text()));
      break;
    default:
      m.ClearExtension(ext_text);
      model.ext_text.reset();
  }
}

/// Calls on the oneof. The bytes of an argument may come from the member that the call frees.
void ChangeOneof(Pair& pair, Input& input) {
  auto& [m, model] = pair;
  const Model before = model;
  model.ClearPick();
  switch (input.Below(7)) {
    case 0:
      m.set_number(*(model.number = static_cast<int32_t>(input.Number())));
      break;
    case 1:
      m.set_word(*(model.word = input.Text()));
      break;
    case 2:
      m.mutable_inner()->set_i32(*(model.inner = static_cast<int32_t>(input.Number())));
      break;
    case 3:
      m.clear_pick();
      break;
    case 4: {
      const std::unique_ptr<Kinds> released(m.release_inner());
      MUST((released != nullptr) == before.inner.has_value());
      if (released == nullptr) model = before;
      break;
    }
    case 5:
      m.set_word(std::string(m.word()));
      model.word = before.word.value_or("");
      break;
    default:
      m.clear_word();
      if (!before.word) model = before;
  }
}

/// Calls on repeated fields.
void ChangeRepeated(Pair& pair, Input& input) {
  auto& [m, model] = pair;
  const auto index = [&](size_t size) { return size == 0 ? 0 : input.Byte() % size; };
  switch (input.Below(15)) {
    case 0:
      m.add_many_i32(model.many.emplace_back(static_cast<int32_t>(input.Number())));
      break;
    case 1:
      if (model.many.empty()) break;
      m.mutable_many_i32()->RemoveLast();
      model.many.pop_back();
      break;
    case 2: {
      const size_t size = input.Below(40);
      m.mutable_many_i32()->Resize(static_cast<int>(size), 9);
      model.many.resize(size, 9);
      break;
    }
    case 3: {
      const size_t at = index(model.many.size());
      const size_t count = std::min(model.many.size() - at, input.Below(8));
      const auto first = m.mutable_many_i32()->begin() + static_cast<int>(at);
      m.mutable_many_i32()->erase(first, first + static_cast<int>(count));
      const auto from = model.many.begin() + static_cast<std::ptrdiff_t>(at);
      model.many.erase(from, from + static_cast<std::ptrdiff_t>(count));
      break;
    }
    case 4:
      // The value that is appended lies in the field that may move.
      if (model.many.empty()) break;
      m.add_many_i32(m.many_i32(0));
      model.many.push_back(model.many[0]);
      break;
    case 5:
      m.add_many_text(model.texts.emplace_back(input.Text()));
      break;
    case 6: {
      if (model.texts.empty()) break;
      const size_t at = index(model.texts.size());
      m.set_many_text(static_cast<int>(at), model.texts[at] = input.Text());
      break;
    }
    case 7: {
      if (model.texts.empty()) break;
      const std::unique_ptr<std::string> released(m.mutable_many_text()->ReleaseLast());
      MUST(*released == model.texts.back());
      model.texts.pop_back();
      break;
    }
    case 8: {
      const size_t at = index(model.texts.size());
      const size_t count = std::min(model.texts.size() - at, input.Below(8));
      m.mutable_many_text()->DeleteSubrange(static_cast<int>(at), static_cast<int>(count));
      const auto from = model.texts.begin() + static_cast<std::ptrdiff_t>(at);
      model.texts.erase(from, from + static_cast<std::ptrdiff_t>(count));
      break;
    }
    case 9:
      m.mutable_many_text()->Clear();
      model.texts.clear();
      break;
    case 10:
      m.add_many_kinds()->set_i32(model.messages.emplace_back(static_cast<int32_t>(input.Number())));
      break;
    case 11:
      if (model.messages.empty()) break;
      m.mutable_many_kinds()->RemoveLast();
      model.messages.pop_back();
      break;
    case 12: {
      if (model.messages.empty()) break;
      const size_t one = index(model.messages.size());
      const size_t other = index(model.messages.size());
      m.mutable_many_kinds()->SwapElements(static_cast<int>(one), static_cast<int>(other));
      std::swap(model.messages[one], model.messages[other]);
      break;
    }
    case 13: {
      auto* added = new Kinds;
      added->set_i32(model.messages.emplace_back(5));
      m.mutable_many_kinds()->AddAllocated(added);
      break;
    }
    default:
      m.AddExtension(ext_packed, model.ext_packed.emplace_back(static_cast<int64_t>(input.Number())));
  }
}

/// Calls on the map.
void ChangeMap(Pair& pair, Input& input) {
  auto& [m, model] = pair;
  const auto key = static_cast<int32_t>(input.Number());
  switch (input.Below(5)) {
    case 0:
    case 1:
      (*m.mutable_kinds_map())[key].set_i32(model.entries[key] = static_cast<int32_t>(input.Number()));
      break;
    case 2:
      MUST(m.mutable_kinds_map()->erase(key) == model.entries.erase(key));
      break;
    case 3:
      MUST(m.kinds_map().contains(key) == (model.entries.count(key) == 1));
      break;
    default:
      // Erases while it iterates.
      for (auto it = m.mutable_kinds_map()->begin(); it != m.mutable_kinds_map()->end();) {
        if (it->first % 2 == 0) {
          model.entries.erase(it->first);
          it = m.mutable_kinds_map()->erase(it);
        } else {
          ++it;
        }
      }
  }
}

/// Calls that concern both messages.
void ChangeBoth(Pair& one, Pair& other, Input& input) {
  switch (input.Below(9)) {
    case 0:
      one.message.MergeFrom(other.message);
      one.model.Merge(other.model);
      break;
    case 1:
      one.message.CopyFrom(other.message);
      one.model = other.model;
      break;
    case 2:
      one.message.Swap(&other.message);
      std::swap(one.model, other.model);
      break;
    case 3:
      one.message = std::move(other.message);
      one.model = other.model;
      other.message.Clear();
      other.model = {};
      break;
    case 4:
      one.message.Clear();
      one.model = {};
      break;
    case 5:
      MUST(one.message.ParseFromString(other.message.SerializeAsString()));
      one.model = other.model;
      break;
    case 6:
      MUST(one.message.MergeFromString(other.message.SerializeAsString()));
      one.model.Merge(other.model);
      break;
    case 7:
      one.message.mutable_many_text()->Swap(other.message.mutable_many_text());
      std::swap(one.model.texts, other.model.texts);
      break;
    default:
      one.message.mutable_kinds_map()->swap(*other.message.mutable_kinds_map());
      std::swap(one.model.entries, other.model.entries);
  }
}

}  // namespace

void Sequence(Input& input) {
  Pair one;
  Pair other;
  while (!input.empty()) {
    // Doubling by merging ends here.
    if (one.message.ByteSizeLong() + other.message.ByteSizeLong() > 20000) break;
    const uint8_t what = input.Byte();
    Pair& target = what % 2 == 0 ? one : other;
    switch (what / 2 % 6) {
      case 0:
        ChangeSingular(target, input);
        break;
      case 1:
        ChangeOneof(target, input);
        break;
      case 2:
      case 3:
        ChangeRepeated(target, input);
        break;
      case 4:
        ChangeMap(target, input);
        break;
      default:
        ChangeBoth(target, what % 2 == 0 ? other : one, input);
    }
    // What is compared after every call costs more than the calls. Only these bytes ask for it.
    if (what < 48) {
      Compare(one.message, one.model);
      Compare(other.message, other.model);
    }
  }
  Compare(one.message, one.model);
  Kinds read;
  MUST(read.ParseFromString(one.message.SerializeAsString()));
  Compare(read, one.model);
  Compare(other.message, other.model);
}

}  // namespace fuzz
