// ServiceDescriptor and MethodDescriptor: a service and its methods.
#ifndef GOOGLE_PROTOBUF_INTERNAL_SERVICE_DESCRIPTOR_H_
#define GOOGLE_PROTOBUF_INTERNAL_SERVICE_DESCRIPTOR_H_

#include "google/protobuf/internal/descriptor_element.h"

namespace google::protobuf {

/// A method of a service.
class MethodDescriptor : public internal::DescriptorElement {
 public:
  using Proto = MethodDescriptorProto;
  using OptionsType = MethodOptions;

  const ServiceDescriptor* service() const { return service_; }
  const Descriptor* input_type() const { return input_type_; }
  const Descriptor* output_type() const { return output_type_; }
  bool client_streaming() const { return client_streaming_; }
  bool server_streaming() const { return server_streaming_; }
  const MethodOptions& options() const;

  void CopyTo(MethodDescriptorProto* proto) const;
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;

 private:
  friend class internal::DescriptorBuilder;
  friend class internal::DescriptorArray<MethodDescriptor>;
  MethodDescriptor();
  ~MethodDescriptor();

  const MethodDescriptorProto* proto_ = nullptr;
  const ServiceDescriptor* service_ = nullptr;
  const Descriptor* input_type_ = nullptr;
  const Descriptor* output_type_ = nullptr;
  bool client_streaming_ = false;
  bool server_streaming_ = false;
};

/// A service.
class ServiceDescriptor : public internal::DescriptorElement {
 public:
  using Proto = ServiceDescriptorProto;
  using OptionsType = ServiceOptions;

  const ServiceOptions& options() const;

  /// Methods in order of declaration.
  int method_count() const { return methods_.size(); }
  const MethodDescriptor* method(int index) const { return methods_.at(index); }
  const MethodDescriptor* FindMethodByName(internal::StringArg name) const;

  void CopyTo(ServiceDescriptorProto* proto) const;
  std::string DebugString() const;
  std::string DebugStringWithOptions(const DebugStringOptions& options) const;

 private:
  friend class internal::DescriptorBuilder;
  friend class internal::DescriptorArray<ServiceDescriptor>;
  ServiceDescriptor();
  ~ServiceDescriptor();

  const ServiceDescriptorProto* proto_ = nullptr;
  internal::DescriptorArray<MethodDescriptor> methods_;
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_INTERNAL_SERVICE_DESCRIPTOR_H_
