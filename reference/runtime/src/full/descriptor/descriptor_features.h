// The features of editions that affect descriptors; proto2 and proto3 count as editions.
#ifndef TOUCHSTONE_RUNTIME_DESCRIPTOR_FEATURES_H_
#define TOUCHSTONE_RUNTIME_DESCRIPTOR_FEATURES_H_

#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"

namespace google::protobuf::internal {

/// The resolved features of an element.
struct ResolvedFeatures {
  FeatureSet::FieldPresence field_presence = FeatureSet::EXPLICIT;
  FeatureSet::EnumType enum_type = FeatureSet::CLOSED;
  FeatureSet::RepeatedFieldEncoding repeated_field_encoding = FeatureSet::EXPANDED;
  FeatureSet::Utf8Validation utf8_validation = FeatureSet::NONE;
  FeatureSet::MessageEncoding message_encoding = FeatureSet::LENGTH_PREFIXED;

  /// \returns the features of a file that sets none: those of proto2.
  static ResolvedFeatures DefaultsOf(FileDescriptor::Syntax syntax) {
    ResolvedFeatures features;
    if (syntax == FileDescriptor::SYNTAX_PROTO2) return features;
    if (syntax == FileDescriptor::SYNTAX_PROTO3) features.field_presence = FeatureSet::IMPLICIT;
    features.enum_type = FeatureSet::OPEN;
    features.repeated_field_encoding = FeatureSet::PACKED;
    features.utf8_validation = FeatureSet::VERIFY;
    return features;
  }

  /// \returns the features of an element that inherits these and has its own options.
  template <typename Options>
  ResolvedFeatures Overridden(const Options& options) const {
    ResolvedFeatures result = *this;
    if (!options.has_features()) return result;
    const FeatureSet& written = options.features();
    if (written.has_field_presence()) result.field_presence = written.field_presence();
    if (written.has_enum_type()) result.enum_type = written.enum_type();
    if (written.has_repeated_field_encoding()) result.repeated_field_encoding = written.repeated_field_encoding();
    if (written.has_utf8_validation()) result.utf8_validation = written.utf8_validation();
    if (written.has_message_encoding()) result.message_encoding = written.message_encoding();
    return result;
  }
};

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_DESCRIPTOR_FEATURES_H_
