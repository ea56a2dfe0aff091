// Descriptors: the schemas of a program at run time. Their options, and the output of CopyTo, are messages of
// google/protobuf/descriptor.pb.h.
#ifndef GOOGLE_PROTOBUF_DESCRIPTOR_H_
#define GOOGLE_PROTOBUF_DESCRIPTOR_H_

// Programs rely on these containers, which libprotobuf's header includes.
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "google/protobuf/internal/descriptors.h"
#include "google/protobuf/internal/source_location.h"

#endif  // GOOGLE_PROTOBUF_DESCRIPTOR_H_
