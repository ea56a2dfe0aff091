// Objects that repeated fields keep for reuse, and iterators that append.
#include <algorithm>
#include <string>
#include <vector>

#include "check.h"
#include "google/protobuf/repeated_field.h"
#include "map.pb.h"

using demo::maps::Value;
using google::protobuf::RepeatedField;
using google::protobuf::RepeatedPtrField;

TEST(ClearedElementsAreReusedOrReleased) {
  RepeatedPtrField<Value> field;
  CHECK_EQ(field.ClearedCount(), 0);
  Value* const first = field.Add();
  Value* const second = field.Add();
  first->set_number(1);
  field.RemoveLast();
  CHECK_EQ(field.ClearedCount(), 1);
  Value* const released = field.ReleaseCleared();
  CHECK(released == second);
  CHECK_EQ(field.ClearedCount(), 0);
  released->set_number(2);
  field.AddCleared(released);
  field.AddCleared(new Value());
  CHECK_EQ(field.ClearedCount(), 2);
  CHECK_EQ(field.size(), 1);
  // An element is empty when it is reused.
  CHECK(field.Add() == second);
  CHECK_EQ(second->number(), 0);
  CHECK_EQ(field.Get(0).number(), 1);
  CHECK_EQ(field.ClearedCount(), 1);
}

TEST(InsertersAppendValuesAndPointers) {
  const std::vector<int> numbers = {3, 1, 2};
  RepeatedField<int> copies;
  std::copy(numbers.begin(), numbers.end(), google::protobuf::RepeatedFieldBackInserter(&copies));
  CHECK_EQ(copies.size(), 3);
  CHECK_EQ(copies.Get(0), 3);
  RepeatedPtrField<std::string> texts;
  const std::vector<std::string*> pointers = {new std::string("a"), new std::string("b")};
  std::copy(pointers.begin(), pointers.end(), google::protobuf::AllocatedRepeatedPtrFieldBackInserter(&texts));
  CHECK(texts.size() == 2 && &texts.Get(0) == pointers[0] && &texts.Get(1) == pointers[1]);
  RepeatedPtrField<Value> values;
  auto inserter = google::protobuf::UnsafeArenaAllocatedRepeatedPtrFieldBackInserter(&values);
  *inserter++ = new Value();
  CHECK_EQ(values.size(), 1);
}
