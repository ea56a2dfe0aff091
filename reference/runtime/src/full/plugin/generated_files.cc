// GeneratedFiles: files in memory, and insertion points in them.
#include "generated_files.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>

#include "google/protobuf/io/zero_copy_stream_impl_lite.h"

namespace google::protobuf::compiler {

/// Hands its text over when it is deleted.
class GeneratedFiles::Stream final : public io::ZeroCopyOutputStream {
 public:
  enum class Mode { kCreate, kAppend, kInsert };
  Stream(GeneratedFiles* files, Mode mode, const std::string& filename, const std::string& insertion_point)
      : files_(*files), mode_(mode), filename_(filename), insertion_point_(insertion_point) {}
  ~Stream() override {
    switch (mode_) {
      case Mode::kCreate:
        if (!files_.files_.emplace(filename_, text_).second && files_.error_.empty()) {
          files_.error_ = filename_ + ": Tried to write the same file twice.";
        }
        break;
      case Mode::kAppend:
        files_.files_[filename_] += text_;
        break;
      case Mode::kInsert:
        files_.Insert(filename_, insertion_point_, text_);
        break;
    }
  }

  bool Next(void** data, int* size) override { return output_.Next(data, size); }
  void BackUp(int count) override { output_.BackUp(count); }
  int64_t ByteCount() const override { return output_.ByteCount(); }

 private:
  GeneratedFiles& files_;
  const Mode mode_;
  const std::string filename_;
  const std::string insertion_point_;
  std::string text_;
  io::StringOutputStream output_{&text_};
};

io::ZeroCopyOutputStream* GeneratedFiles::Open(const std::string& filename) {
  return new Stream(this, Stream::Mode::kCreate, filename, "");
}

io::ZeroCopyOutputStream* GeneratedFiles::OpenForAppend(const std::string& filename) {
  return new Stream(this, Stream::Mode::kAppend, filename, "");
}

io::ZeroCopyOutputStream* GeneratedFiles::OpenForInsert(const std::string& filename,
                                                        const std::string& insertion_point) {
  return new Stream(this, Stream::Mode::kInsert, filename, insertion_point);
}

void GeneratedFiles::Insert(const std::string& filename, const std::string& insertion_point, const std::string& text) {
  const auto file = files_.find(filename);
  if (file == files_.end()) {
    error_ = filename + ": Tried to insert into file that doesn't exist.";
    return;
  }
  std::string& whole = file->second;
  const std::string mark = "@@protoc_insertion_point(" + insertion_point + ")";
  const size_t found = whole.find(mark);
  if (found == std::string::npos) {
    error_ = filename + ": insertion point \"" + insertion_point + "\" not found.";
    return;
  }
  // A mark in a comment within a line: the text is put before the comment. Otherwise above the mark's line.
  if (found >= 2 &&
      (whole.compare(found - 2, 2, "/*") == 0 || (found >= 3 && whole.compare(found - 3, 3, "/* ") == 0))) {
    whole.insert(whole.rfind("/*", found), text);
    return;
  }
  const size_t line = found == 0 ? 0 : whole.rfind('\n', found - 1) + 1;  // npos + 1 is 0
  const std::string indent = whole.substr(line, whole.find_first_not_of(" \t", line) - line);
  std::string indented;
  for (size_t begin = 0; begin < text.size();) {
    size_t end = text.find('\n', begin);
    end = end == std::string::npos ? text.size() : end + 1;
    indented += indent + text.substr(begin, end - begin);
    begin = end;
  }
  whole.insert(line, indented);
}

bool GeneratedFiles::WriteTo(const std::string& folder) const {
  namespace fs = std::filesystem;
  std::error_code failure;
  if (!fs::is_directory(folder, failure)) {
    std::cerr << folder << ": No such file or directory" << std::endl;
    return false;
  }
  for (const auto& [name, text] : files_) {
    const fs::path path = fs::path(folder) / name;
    fs::create_directories(path.parent_path(), failure);
    std::ofstream out(path, std::ios::binary);
    out << text;
    if (!out.flush()) {
      std::cerr << path.string() << ": " << std::strerror(errno) << std::endl;
      return false;
    }
  }
  return true;
}

}  // namespace google::protobuf::compiler
