// Writes the differences of messages as lines of text.
#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "../text/text_escape.h"
#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/text_format.h"
#include "google/protobuf/util/message_differencer.h"

namespace google::protobuf::util {

namespace {

using Path = std::vector<MessageDifferencer::SpecificField>;

bool IsPathChanged(const Path& path) {
  for (const MessageDifferencer::SpecificField& step : path) {
    // Map entries have no order.
    if (step.field != nullptr && step.field->is_map()) continue;
    if (step.index != step.new_index) return true;
  }
  return false;
}

/// A map's key as a path shows it: strings without quotes.
std::string KeyText(const Message& entry) {
  const FieldDescriptor* const key = entry.GetDescriptor()->map_key();
  if (key->cpp_type() == FieldDescriptor::CPPTYPE_STRING) return entry.GetReflection()->GetString(entry, key);
  std::string text;
  TextFormat::PrintFieldValueToString(entry, key, -1, &text);
  return text;
}

std::string TextOf(const UnknownField& field) {
  char text[24];
  switch (field.type()) {
    case UnknownField::TYPE_VARINT:
      return std::to_string(field.varint());
    case UnknownField::TYPE_FIXED32:
      std::snprintf(text, sizeof(text), "0x%08" PRIx32, field.fixed32());
      return text;
    case UnknownField::TYPE_FIXED64:
      std::snprintf(text, sizeof(text), "0x%016" PRIx64, field.fixed64());
      return text;
    case UnknownField::TYPE_LENGTH_DELIMITED:
      return "\"" + internal::EscapeText(field.length_delimited(), false) + "\"";
    case UnknownField::TYPE_GROUP:
      return "{ ... }";
  }
  return "";
}

}  // namespace

void MessageDifferencer::StreamReporter::Print(const std::string& text) {
  for (size_t done = 0; done < text.size();) {
    void* buffer;
    int size;
    if (!output_->Next(&buffer, &size)) return;
    const size_t count = std::min(text.size() - done, static_cast<size_t>(size));
    std::memcpy(buffer, text.data() + done, count);
    output_->BackUp(size - static_cast<int>(count));
    done += count;
  }
}

void MessageDifferencer::StreamReporter::PrintPath(const Path& field_path, bool left_side) {
  std::string text;
  for (const SpecificField& step : field_path) {
    // The key stands for the entry and its value.
    if (step.field != nullptr && step.field->containing_type()->map_key() != nullptr) continue;
    if (!text.empty()) text += ".";
    if (step.field == nullptr) {
      text += std::to_string(step.unknown_field_number);
    } else if (step.field->is_extension()) {
      text += "(" + step.field->full_name() + ")";
    } else {
      text += step.field->name();
    }
    if (step.field != nullptr && step.field->is_map()) {
      const Message* const entry = (left_side && step.map_entry1 != nullptr) || step.map_entry2 == nullptr
                                       ? step.map_entry1
                                       : step.map_entry2;
      if (entry != nullptr) text += "[" + KeyText(*entry) + "]";
      continue;
    }
    const int index = left_side ? step.index : step.new_index;
    if (index >= 0) text += "[" + std::to_string(index) + "]";
  }
  Print(text);
}

void MessageDifferencer::StreamReporter::PrintValue(const Message& message, const Path& field_path, bool left_side) {
  const SpecificField& step = field_path.back();
  if (step.field == nullptr) {
    const UnknownFieldSet& set = *(left_side ? step.unknown_field_set1 : step.unknown_field_set2);
    Print(TextOf(set.field(left_side ? step.unknown_field_index1 : step.unknown_field_index2)));
    return;
  }
  const int index = left_side ? step.index : step.new_index;
  if (step.field->cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE) {
    std::string text;
    TextFormat::PrintFieldValueToString(message, step.field, index, &text);
    Print(text);
    return;
  }
  const Reflection& reflection = *message.GetReflection();
  const Message* value = step.field->is_repeated() ? &reflection.GetRepeatedMessage(message, step.field, index)
                                                   : &reflection.GetMessage(message, step.field);
  if (step.field->is_map()) {
    // The path shows the key.
    const Message* const entry = left_side ? step.map_entry1 : step.map_entry2;
    const FieldDescriptor* const field = step.field->message_type()->map_value();
    if (field->cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE) {
      std::string text;
      TextFormat::PrintFieldValueToString(*entry, field, -1, &text);
      Print(text);
      return;
    }
    value = &entry->GetReflection()->GetMessage(*entry, field);
  }
  const std::string text = value->ShortDebugString();
  Print(text.empty() ? "{ }" : "{ " + text + " }");
}

void MessageDifferencer::StreamReporter::PrintBothPaths(const Path& field_path) {
  PrintPath(field_path, true);
  if (!IsPathChanged(field_path)) return;
  Print(" -> ");
  PrintPath(field_path, false);
}

void MessageDifferencer::StreamReporter::ReportAdded(const Message&, const Message& message2, const Path& field_path) {
  Print("added: ");
  PrintPath(field_path, false);
  Print(": ");
  PrintValue(message2, field_path, false);
  Print("\n");
}

void MessageDifferencer::StreamReporter::ReportDeleted(const Message& message1, const Message&,
                                                       const Path& field_path) {
  Print("deleted: ");
  PrintPath(field_path, true);
  Print(": ");
  PrintValue(message1, field_path, true);
  Print("\n");
}

void MessageDifferencer::StreamReporter::ReportModified(const Message& message1, const Message& message2,
                                                        const Path& field_path) {
  Print("modified: ");
  PrintBothPaths(field_path);
  Print(": ");
  PrintValue(message1, field_path, true);
  Print(" -> ");
  PrintValue(message2, field_path, false);
  Print("\n");
}

void MessageDifferencer::StreamReporter::ReportMoved(const Message& message1, const Message&, const Path& field_path) {
  Print("moved: ");
  PrintPath(field_path, true);
  Print(" -> ");
  PrintPath(field_path, false);
  Print(" : ");
  PrintValue(message1, field_path, true);
  Print("\n");
}

void MessageDifferencer::StreamReporter::ReportMatched(const Message& message1, const Message&,
                                                       const Path& field_path) {
  Print("matched: ");
  PrintBothPaths(field_path);
  Print(" : ");
  PrintValue(message1, field_path, true);
  Print("\n");
}

void MessageDifferencer::StreamReporter::ReportIgnored(const Message&, const Message&, const Path& field_path) {
  Print("ignored: ");
  PrintBothPaths(field_path);
  Print("\n");
}

}  // namespace google::protobuf::util
