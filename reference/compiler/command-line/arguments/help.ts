// The text of --help.

export const help = `Usage: touchstone-protoc [OPTION]... PROTO_FILE...

Compiles protobuf schemas to C++, or runs generator plugins on them.

Finding schemas
  -IPATH, --proto_path=PATH   search this directory for inputs and imports;
                              separate several with colons, or repeat the flag
                              (default: the current directory). NAME=PATH:
                              in imports, the directory or file at PATH is
                              called NAME
  --descriptor_set_in=FILES   FileDescriptorSets to search after the proto
                              paths, separated by colons
  @FILE                       read more arguments from FILE, one per line

Output
  --cpp_out=[OPTIONS:]DIR     write C++ to DIR: a .pb.h and a .pb.cc per input.
                              OPTIONS: lite, speed, code_size,
                              dllexport_decl=MACRO. If DIR ends in .zip or
                              .jar, write an archive
  --cpp_opt=OPTIONS           more options for --cpp_out
  --NAME_out=[OPTIONS:]DIR    run the plugin protoc-gen-NAME; it writes to DIR,
                              or inserts into files that an earlier output
                              of this command generated there
  --NAME_opt=OPTIONS          more options for that plugin
  --plugin=[NAME=]PATH        the executable of plugin NAME (protoc-gen-...);
                              by default it is found in $PATH
  --plugin_timeout=SECONDS    time limit for a plugin (default: 60)
  -oFILE, --descriptor_set_out=FILE
                              write the inputs as a FileDescriptorSet
  --include_imports           include everything that the inputs import
  --include_source_info       include source locations and comments
  --retain_options            include options with source retention
  --direct_dependencies=FILES
                              the files that inputs may import, separated by
                              colons; any other import is an error
  --direct_dependencies_violation_msg=TEXT
                              the text of that error; %s stands for the file
  --option_dependencies=FILES
  --option_dependencies_violation_msg=TEXT
                              the same for \`import option\`
  --dependency_out=FILE       write the dependencies of the outputs as a
                              makefile rule

Messages (standard input to standard output)
  --encode=TYPE               text format to binary
  --deterministic_output      with --encode: sort map entries by key
  --decode=TYPE               binary to text format
  --decode_raw                binary to text, without a schema

Other
  --print_free_field_numbers  print the unused field numbers of each message
  --error_format=FORMAT       gcc (FILE:LINE:COLUMN: MESSAGE, the default) or
                              msvs
  --fatal_warnings            treat warnings as errors
  --persistent_worker         alone: answer many calls, each a line of JSON, as
                              Bazel's persistent workers do
  --version                   print the version
  -h, --help                  print this help

If there are errors, the command reports all of them and writes nothing.
Exit status: 0 on success, 1 on any error.`;
