// Log handlers and levels. The same file passes with libprotobuf.
#include <google/protobuf/descriptor.h>
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/stubs/logging.h>
#include <google/protobuf/text_format.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"
#include "explicit.pb.h"

using google::protobuf::LogHandler;
using google::protobuf::LogLevel;
using google::protobuf::LogSilencer;
using google::protobuf::SetLogHandler;

namespace {

std::string heard;

void Hear(LogLevel level, const char* filename, int line, const std::string& message) {
  CHECK(filename != nullptr && line > 0);
  heard += std::to_string(level) + " " + message + "\n";
}

/// Receives log messages while it exists.
class Listening {
 public:
  Listening() : before_(SetLogHandler(Hear)) { heard.clear(); }
  ~Listening() { SetLogHandler(before_); }

 private:
  LogHandler* before_;
};

bool Heard(const std::string& text) { return heard.find(text) != std::string::npos; }

}  // namespace

TEST(LibraryMessagesReachTheHandler) {
  const Listening listening;
  demo::old::Leaf leaf;
  CHECK(!leaf.ParseFromString(""));
  CHECK(Heard("2 Can't parse message of type \"demo.old.Leaf\" because it is missing required fields: name"));
  CHECK(!google::protobuf::TextFormat::ParseFromString("weight: x", &leaf));
  CHECK(Heard("2 Error parsing text-format demo.old.Leaf: 1:9: "));
  google::protobuf::FileDescriptorProto file;
  file.set_name("bad.proto");
  file.add_message_type()->set_name("not a name");
  google::protobuf::DescriptorPool pool;
  CHECK(pool.BuildFile(file) == nullptr);
  CHECK(Heard("not a name"));
}

TEST(ProgramMessagesReachTheHandler) {
  const Listening listening;
  const std::string text = "text";
  GOOGLE_LOG(WARNING) << text << ", " << 7 << ", " << 2.5 << ' ' << 1ull << " " << true;
  GOOGLE_LOG(INFO) << "";
  GOOGLE_LOG_IF(ERROR, text.empty()) << "not said";
  GOOGLE_CHECK(!text.empty()) << "not said";
  GOOGLE_CHECK_EQ(text.size(), 4u);
  GOOGLE_DCHECK_GT(text.size(), 3u);
  CHECK(Heard("1 text, 7, 2.5"));
  CHECK(Heard("0 \n"));
  CHECK(!Heard("not said"));
}

TEST(LogSilencerDropsMessages) {
  const Listening listening;
  {
    const LogSilencer outer;
    const LogSilencer inner;
    GOOGLE_LOG(ERROR) << "quiet";
  }
  CHECK_EQ(heard, "");
  GOOGLE_LOG(ERROR) << "loud";
  CHECK(Heard("loud"));
  CHECK(SetLogHandler(nullptr) == Hear);
  GOOGLE_LOG(ERROR) << "dropped";
  CHECK(!Heard("dropped"));
  CHECK(SetLogHandler(Hear) == nullptr);
}

TEST(AFailedCheckEndsTheProcess) {
  const pid_t child = fork();
  if (child == 0) {
    SetLogHandler(nullptr);
    GOOGLE_CHECK_LT(2, 1) << "said before the end";
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  CHECK(WIFSIGNALED(status));
}
