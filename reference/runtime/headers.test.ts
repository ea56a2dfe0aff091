// Programs find what libprotobuf's headers give them: the names of all headers, and what comes with a generated one.
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { generate, inTemporaryFolder, runTool, runtimeFolder, writeOutputs } from '../compiler/cpp/testing';
import { runtimeSchemas } from './build';

const include = path.join(runtimeFolder, 'include');
/** The headers of schemas are generated. */
const generated = runtimeSchemas.map((schema) => schema.replace(/\.proto$/, '.pb.h'));

/** The headers that libprotoc-dev 3.21.12 has and libprotobuf-dev has not. The package is rarely installed. */
const ofLibprotoc = [
  ...['code_generator.h', 'command_line_interface.h', 'plugin.h', 'plugin.pb.h'],
  ...['file', 'generator', 'helpers', 'names', 'cpp_generator'].map((name) => `cpp/${name}.h`),
  ...['doc_comment', 'generator', 'names', 'options'].map((name) => `csharp/csharp_${name}.h`),
  ...['generator', 'java_generator', 'kotlin_generator', 'names'].map((name) => `java/${name}.h`),
  ...['objectivec/objectivec_generator.h', 'objectivec/objectivec_helpers.h', 'php/php_generator.h'],
  ...['generator', 'pyi_generator', 'python_generator'].map((name) => `python/${name}.h`),
  'ruby/ruby_generator.h',
].map((name) => `google/protobuf/compiler/${name}`);

/** Headers whose only content is an #error. */
const refused = globSync('google/protobuf/**/*.{h,inc}', { cwd: include }).filter(
  (name) => !/^#ifndef/m.test(readFileSync(path.join(include, name), 'utf8')),
);

describe('the headers of libprotobuf 3.21.12', () => {
  test('exist all, so that none is found in the folder of an installed libprotobuf', async () => {
    const installed = (await runTool('pkg-config', ['--variable=includedir', 'protobuf'])).trim();
    const found = globSync('google/protobuf/**/*.{h,inc}', { cwd: installed });
    assert.ok(found.length > 80, `${found.length} headers in ${installed}`);
    if (found.includes('google/protobuf/compiler/code_generator.h')) {
      const compilers = found.filter((name) => /\/compiler\/(?!importer\.h|parser\.h)/.test(name));
      assert.deepEqual(compilers.sort(), [...ofLibprotoc].sort());
    }
    const names = [...found, ...ofLibprotoc];
    assert.deepEqual(
      names.filter((name) => !generated.includes(name) && !existsSync(path.join(include, name))),
      [],
    );
  });

  test('stop with one error that says what to do, if they are not there', async () => {
    assert.ok(refused.length > 20);
    for (const name of refused) {
      const code = readFileSync(path.join(include, name), 'utf8').replace(/^\/\/.*\n/gm, '');
      assert.match(code, /^#error "google\/protobuf\/[\w/.]+: [^"\n]{10,}\."\n$/, name);
      assert.ok(code.startsWith(`#error "${name}: `), name);
    }
    await inTemporaryFolder(async (to) => {
      await writeOutputs(to, [{ name: 'main.cc', content: '#include <google/protobuf/arenastring.h>\n' }]);
      const compile = runTool('clang++-19', ['-std=c++17', '-fsyntax-only', `-I${include}`, 'main.cc'], to);
      await assert.rejects(compile, (error: Error) => error.message.match(/error: /g)?.length === 1);
    });
  });
});

/** Uses what comes with libprotobuf's generated headers, and includes nothing else. */
const program = `
#include "a.pb.h"

class Uncopyable {
  GOOGLE_DISALLOW_EVIL_CONSTRUCTORS(Uncopyable);
};
class Static {
  GOOGLE_DISALLOW_IMPLICIT_CONSTRUCTORS(Static);
};

int main() {
  char copy[4];
  memcpy(copy, "abc", sizeof(copy));
  assert(strlen(copy) == 3 && INT_MAX > SHRT_MAX && std::numeric_limits<int>::max() == INT_MAX);
  const int numbers[] = {1, 2, 3};
  static_assert(GOOGLE_ARRAYSIZE(numbers) == 3, "");
  google::protobuf::LinkMessageReflection<A>();
  const google::protobuf::Descriptor* type = A::descriptor();
  GOOGLE_CHECK(type != nullptr) << "no type";
  GOOGLE_CHECK_EQ(type->name(), "A");
  GOOGLE_CHECK_OK(true);
  GOOGLE_DCHECK_LT(0, type->field_count());
  GOOGLE_LOG(INFO) << type->full_name() << GOOGLE_CHECK_NOTNULL(type)->index();
  const google::protobuf::FieldDescriptor* field = type->FindFieldByName("i");
  const bool found = type->file()->pool()->FindMessageTypeByName("A") == type && field->enum_type() == nullptr;
  return found && E_descriptor()->value(0)->name() == "Z" && type->file()->message_type(0) == type ? 0 : 1;
}
`;

describe('a program that includes only its generated header', () => {
  for (const compiler of ['clang++-19', 'g++']) {
    test(`has descriptors, checks and the C library, with ${compiler}`, async () => {
      await inTemporaryFolder(async (to) => {
        const { outputs } = generate({ 'a.proto': 'syntax = "proto3"; enum E { Z = 0; } message A { int32 i = 1; }' });
        await writeOutputs(to, [...outputs, { name: 'main.cc', content: program }]);
        const options = ['-std=c++17', '-Wall', '-Wextra', '-Werror', '-fsyntax-only', `-I${include}`];
        await runTool(compiler, [...options, 'main.cc'], to);
      });
    });
  }
});

/** The headers below google/protobuf/stubs that older programs include on their own. */
const stubs = `
#include <google/protobuf/stubs/common.h>
#include <google/protobuf/stubs/casts.h>
#include <google/protobuf/stubs/mutex.h>
#include <google/protobuf/stubs/once.h>
#include <google/protobuf/stubs/stringpiece.h>
#include <google/protobuf/reflection_ops.h>
#include <google/protobuf/generated_message_reflection.h>

struct Base {
  virtual ~Base() = default;
};
struct Derived : Base {};

int main() {
  Derived derived;
  Base* base = google::protobuf::implicit_cast<Base*>(&derived);
  GOOGLE_CHECK_EQ(google::protobuf::down_cast<Derived*>(base), &derived);
  GOOGLE_CHECK_EQ(google::protobuf::bit_cast<google::protobuf::uint32>(1.0f), 0x3f800000u);
  google::protobuf::internal::Mutex mutex;
  google::protobuf::internal::MutexLock lock(&mutex);
  google::protobuf::internal::once_flag once;
  google::protobuf::internal::call_once(once, [] {});
  std::map<std::string, std::vector<int>> map;
  std::set<int> set = {google::protobuf::kint32max};
  std::cout << google::protobuf::StringPiece("text") << std::max(map.size(), set.size()) << "\\n";
  GOOGLE_CHECK_EQ(google::protobuf::internal::VersionString(GOOGLE_PROTOBUF_VERSION), "3.21.12");
}
`;

test('the headers below stubs have what older programs use', async () => {
  await inTemporaryFolder(async (to) => {
    await writeOutputs(to, [{ name: 'main.cc', content: stubs }]);
    const options = ['-std=c++17', '-Wall', '-Wextra', '-Werror', '-fsyntax-only', `-I${include}`];
    for (const compiler of ['clang++-19', 'g++']) await runTool(compiler, [...options, 'main.cc'], to);
  });
});

test('the header stubs/common.h brings the standard headers that libprotobuf has in a generated one', async () => {
  await inTemporaryFolder(async (to) => {
    const schema = 'syntax = "proto3"; message A { map<string, string> m = 1; }';
    await writeOutputs(to, [{ name: 'a.proto', content: schema }]);
    await runTool('protoc', ['--cpp_out=.', 'a.proto'], to);
    const standardHeaders = async (header: string, options: readonly string[]): Promise<string[]> => {
      await writeOutputs(to, [{ name: 'one.cc', content: `#include "${header}"\n` }]);
      const listed = await runTool('g++', ['-std=c++17', '-M', ...options, 'one.cc'], to);
      return [...listed.matchAll(/\/c\+\+\/[^/\s]+\/([a-z_]+)\s/g)].map(([, name]) => name!);
    };
    const flags = (await runTool('pkg-config', ['--cflags', 'protobuf'])).split(/\s+/).filter(Boolean);
    const theirs = await standardHeaders('a.pb.h', flags);
    const ours = new Set(await standardHeaders('google/protobuf/stubs/common.h', [`-I${include}`]));
    assert.ok(theirs.includes('unordered_map') && theirs.includes('vector'));
    // What the other standard headers happen to include.
    const incidental = ['array', 'chrono', 'compare', 'ctime', 'ratio'];
    assert.deepEqual(
      theirs.filter((name) => !ours.has(name) && !incidental.includes(name)),
      [],
    );
  });
});
