// Where an element of a schema stands in its file.
#ifndef GOOGLE_PROTOBUF_INTERNAL_SOURCE_LOCATION_H_
#define GOOGLE_PROTOBUF_INTERNAL_SOURCE_LOCATION_H_

#include <string>
#include <vector>

namespace google::protobuf {

/// The position of an element in its file, and the comments around it. Lines and columns count from 0; the end is one
/// past the last column.
struct SourceLocation {
  int start_line;
  int end_line;
  int start_column;
  int end_column;
  std::string leading_comments;
  std::string trailing_comments;
  std::vector<std::string> leading_detached_comments;
};

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_INTERNAL_SOURCE_LOCATION_H_
