// StringPiece: a view of a string, by the name that libprotobuf used before std::string_view.
#ifndef GOOGLE_PROTOBUF_STUBS_STRINGPIECE_H_
#define GOOGLE_PROTOBUF_STUBS_STRINGPIECE_H_

#include <string>
#include <string_view>

namespace google::protobuf {

using StringPiece = std::string_view;

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_STUBS_STRINGPIECE_H_
