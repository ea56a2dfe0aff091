// A resolver of the types in a descriptor pool.
#ifndef GOOGLE_PROTOBUF_UTIL_TYPE_RESOLVER_UTIL_H_
#define GOOGLE_PROTOBUF_UTIL_TYPE_RESOLVER_UTIL_H_

#include <string>

namespace google::protobuf {

class DescriptorPool;

namespace util {

class TypeResolver;

/// \param url_prefix  of type URLs, without the slash: `type.googleapis.com`. Other URLs are refused.
/// \param pool        must outlive the resolver.
/// \returns a new resolver, which the caller owns. Its types have `syntax` set, which libprotobuf 3.21 leaves out.
TypeResolver* NewTypeResolverForDescriptorPool(const std::string& url_prefix, const DescriptorPool* pool);

}  // namespace util
}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_UTIL_TYPE_RESOLVER_UTIL_H_
