// Options: their names, and values as written.
#include <limits>

#include "schema_parser.h"

namespace google::protobuf::internal {

bool SchemaParser::ParseOptionContents(UninterpretedOption* option, const Place& place) {
  {
    Place name(place, {UninterpretedOption::kNameFieldNumber});
    name.Record(option, Part::OPTION_NAME);
    do {
      Place part(name, {option->name_size()});
      if (!ParseOptionNamePart(option->add_name(), part)) return false;
    } while (Take("."));
  }
  return Expect("=") && ParseOptionValue(option, place);
}

bool SchemaParser::ParseOptionNamePart(UninterpretedOption::NamePart* part, const Place& place) {
  constexpr char kExpected[] = "Expected an identifier.";
  std::string* const text = part->mutable_name_part();
  const bool is_extension = Take("(");
  {
    Place name(place, {UninterpretedOption::NamePart::kNamePartFieldNumber});
    if (!is_extension || Sees(io::Tokenizer::TYPE_IDENTIFIER)) {
      if (!TakeIdentifier(text, kExpected)) return false;
    }
    // The name of an extension may begin with a dot.
    while (is_extension && Take(".")) {
      std::string next;
      if (!TakeIdentifier(&next, kExpected)) return false;
      *text += "." + next;
    }
  }
  if (is_extension && !Expect(")")) return false;
  part->set_is_extension(is_extension);
  return true;
}

bool SchemaParser::ParseOptionValue(UninterpretedOption* option, const Place& place) {
  using Option = UninterpretedOption;
  Place value(place, {});
  value.Record(option, Part::OPTION_VALUE);
  const bool is_negative = Take("-");
  const auto refuse_sign = [&](const char* what) {
    if (is_negative) Error(std::string("Unexpected \"-\" before ") + what + ".");
    return is_negative;
  };
  switch (input_.current().type) {
    case io::Tokenizer::TYPE_IDENTIFIER:
      value.Add(Option::kIdentifierValueFieldNumber);
      // `-inf` and `-nan` are the values of floating-point options.
      if (is_negative && (Sees("inf") || Sees("nan"))) {
        const double number = Sees("inf") ? std::numeric_limits<double>::infinity()
                                          : std::numeric_limits<double>::quiet_NaN();
        option->set_double_value(-number);
        input_.Next();
        return true;
      }
      if (refuse_sign("an identifier")) return false;
      return TakeIdentifier(option->mutable_identifier_value(), "Expected an identifier.");
    case io::Tokenizer::TYPE_INTEGER: {
      const uint64_t largest_negative = static_cast<uint64_t>(std::numeric_limits<int64_t>::max()) + 1;
      uint64_t magnitude = 0;
      if (!TakeInteger(is_negative ? largest_negative : std::numeric_limits<uint64_t>::max(), &magnitude,
                       "Expected an integer.")) {
        return false;
      }
      value.Add(is_negative ? Option::kNegativeIntValueFieldNumber : Option::kPositiveIntValueFieldNumber);
      if (is_negative) {
        option->set_negative_int_value(static_cast<int64_t>(0 - magnitude));
      } else {
        option->set_positive_int_value(magnitude);
      }
      return true;
    }
    case io::Tokenizer::TYPE_FLOAT: {
      value.Add(Option::kDoubleValueFieldNumber);
      double number = 0;
      if (!TakeNumber(&number, "Expected a number.")) return false;
      option->set_double_value(is_negative ? -number : number);
      return true;
    }
    case io::Tokenizer::TYPE_STRING:
      value.Add(Option::kStringValueFieldNumber);
      if (refuse_sign("a string")) return false;
      return TakeString(option->mutable_string_value(), "Expected a string.");
    default:
      if (!Sees("{")) {
        Error("Expected the value of an option.");
        return false;
      }
      value.Add(Option::kAggregateValueFieldNumber);
      return ParseAggregate(option->mutable_aggregate_value());
  }
}

bool SchemaParser::ParseAggregate(std::string* text) {
  input_.Next();
  // The value is kept as its tokens, separated by spaces, without the outer brackets.
  for (int open = 1; !AtEnd(); input_.Next()) {
    if (Sees("{")) ++open;
    if (Sees("}") && --open == 0) {
      input_.Next();
      return true;
    }
    if (!text->empty()) *text += ' ';
    *text += input_.current().text;
  }
  Error("The file ends inside the value of an option.");
  return false;
}

}  // namespace google::protobuf::internal
