// DiskSourceTree: virtual paths, and the files on the disk.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <memory>
#include <string_view>

#include "google/protobuf/compiler/importer.h"
#include "google/protobuf/io/zero_copy_stream_impl.h"

namespace google::protobuf::compiler {

namespace {

/// Calls `visit` with the parts of a path between its slashes.
template <typename Visit>
void ForEachPart(std::string_view path, Visit visit) {
  for (size_t begin = 0; begin <= path.size();) {
    const size_t end = std::min(path.find('/', begin), path.size());
    visit(path.substr(begin, end - begin));
    begin = end + 1;
  }
}

/// \returns the path without empty parts and `.`. A leading and a trailing slash stay.
std::string Canonical(const std::string& path) {
  std::string result;
  ForEachPart(path, [&](std::string_view part) {
    if (part.empty() || part == ".") return;
    if (!result.empty()) result += '/';
    result += part;
  });
  if (!path.empty() && path.front() == '/') result.insert(0, "/");
  if (!path.empty() && path.back() == '/' && !result.empty() && result.back() != '/') result += '/';
  return result;
}

bool HasParentPart(const std::string& path) {
  bool found = false;
  ForEachPart(path, [&found](std::string_view part) { found |= part == ".."; });
  return found;
}

/// Replaces a prefix of a path, a folder or the whole path, by another. An empty prefix is that of relative paths.
/// \returns false if the path does not begin with the prefix, or leads out of it.
bool ReplacePrefix(const std::string& path, const std::string& from, const std::string& to, std::string* result) {
  if (path.compare(0, from.size(), from) != 0) return false;
  if (!from.empty() && path.size() == from.size()) {
    *result = to;
    return true;
  }
  size_t rest = from.size();
  if (from.empty()) {
    if (!path.empty() && path[0] == '/') return false;
  } else if (path[rest] == '/') {
    ++rest;
  } else if (from.back() != '/') {
    return false;
  }
  const std::string inside = path.substr(rest);
  if (HasParentPart(inside)) return false;
  *result = to.empty() ? inside : to + "/" + inside;
  return true;
}

/// \returns null, with the reason in errno, if the file cannot be read.
std::unique_ptr<io::ZeroCopyInputStream> OpenFile(const std::string& path) {
  struct stat status;
  if (stat(path.c_str(), &status) != 0) return nullptr;
  if (S_ISDIR(status.st_mode)) {
    errno = EISDIR;
    return nullptr;
  }
  int file;
  do file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  while (file < 0 && errno == EINTR);
  if (file < 0) return nullptr;
  auto stream = std::make_unique<io::FileInputStream>(file);
  stream->SetCloseOnDelete(true);
  return stream;
}

}  // namespace

SourceTree::~SourceTree() = default;

std::string SourceTree::GetLastErrorMessage() { return "File not found."; }

DiskSourceTree::DiskSourceTree() = default;
DiskSourceTree::~DiskSourceTree() = default;

void DiskSourceTree::MapPath(const std::string& virtual_path, const std::string& disk_path) {
  mappings_.push_back({virtual_path, Canonical(disk_path)});
}

DiskSourceTree::DiskFileToVirtualFileResult DiskSourceTree::DiskFileToVirtualFile(const std::string& disk_file,
                                                                                  std::string* virtual_file,
                                                                                  std::string* shadowing_disk_file) {
  const std::string canonical = Canonical(disk_file);
  size_t found = 0;
  while (found < mappings_.size() &&
         !ReplacePrefix(canonical, mappings_[found].disk_path, mappings_[found].virtual_path, virtual_file)) {
    ++found;
  }
  if (found == mappings_.size()) return NO_MAPPING;
  for (size_t i = 0; i < found; ++i) {
    if (ReplacePrefix(*virtual_file, mappings_[i].virtual_path, mappings_[i].disk_path, shadowing_disk_file) &&
        access(shadowing_disk_file->c_str(), F_OK) == 0) {
      return SHADOWED;
    }
  }
  shadowing_disk_file->clear();
  return OpenFile(disk_file) == nullptr ? CANNOT_OPEN : SUCCESS;
}

bool DiskSourceTree::VirtualFileToDiskFile(const std::string& virtual_file, std::string* disk_file) {
  return std::unique_ptr<io::ZeroCopyInputStream>(OpenVirtualFile(virtual_file, disk_file)) != nullptr;
}

io::ZeroCopyInputStream* DiskSourceTree::Open(const std::string& filename) {
  return OpenVirtualFile(filename, nullptr);
}

std::string DiskSourceTree::GetLastErrorMessage() { return last_error_; }

io::ZeroCopyInputStream* DiskSourceTree::OpenVirtualFile(const std::string& virtual_file, std::string* disk_file) {
  // A file has one name only.
  if (virtual_file != Canonical(virtual_file) || HasParentPart(virtual_file)) {
    last_error_ = "The virtual path has consecutive slashes, \".\" or \"..\", which are not allowed.";
    return nullptr;
  }
  for (const Mapping& mapping : mappings_) {
    std::string path;
    if (!ReplacePrefix(virtual_file, mapping.virtual_path, mapping.disk_path, &path)) continue;
    std::unique_ptr<io::ZeroCopyInputStream> stream = OpenFile(path);
    if (stream != nullptr) {
      if (disk_file != nullptr) *disk_file = path;
      return stream.release();
    }
    if (errno == EACCES) {
      last_error_ = "No permission to read the file: " + path;
      return nullptr;
    }
  }
  last_error_ = "File not found.";
  return nullptr;
}

}  // namespace google::protobuf::compiler
