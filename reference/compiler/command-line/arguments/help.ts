// The text of --help.

export const help = `Usage: touchstone-protoc [OPTION]... PROTO_FILE...

Compiles schemas of the protobuf language to C++, and hands them to generator plugins.

Where schemas are
  -IPATH, --proto_path=PATH   a folder in which inputs and imports are searched; may be repeated, and hold several paths
                              with a colon between them; without it, the current folder. NAME=PATH has imports call
                              the folder, or the file, NAME
  --descriptor_set_in=FILES   files with a FileDescriptorSet, with a colon between them, in which is searched what no
                              proto path has
  @FILE                       more arguments, one a line, which stand in the place of @FILE

What is made
  --cpp_out=[OPTIONS:]DIR     writes C++ into the folder: a .pb.h and a .pb.cc for every input;
                              OPTIONS are lite, speed, code_size, dllexport_decl=MACRO;
                              a DIR that ends with .zip or .jar is written as an archive
  --cpp_opt=OPTIONS           more of these options
  --NAME_out=[OPTIONS:]DIR    has the plugin protoc-gen-NAME write into the folder, or insert into what was generated
                              for the same folder by an output before it
  --NAME_opt=OPTIONS          more options of that plugin
  --plugin=[NAME=]PATH        where the plugin NAME (protoc-gen-…) is, if not in PATH; may be repeated
  --plugin_timeout=SECONDS    how long a plugin may take; 60 without it
  -oFILE, --descriptor_set_out=FILE
                              writes the descriptors of the inputs, as a FileDescriptorSet
  --include_imports           with the descriptors of all that they import
  --include_source_info       with the places and comments of everything
  --retain_options            with the options that are kept in the source alone (retention = RETENTION_SOURCE)
  --direct_dependencies=FILES the files, with a colon between them, that inputs may import; others are errors
  --direct_dependencies_violation_msg=TEXT
                              the text of such an error; %s in it is the file
  --option_dependencies=FILES, --option_dependencies_violation_msg=TEXT
                              the same of files that inputs import for options alone
  --dependency_out=FILE       writes what the outputs depend on, in the format of make

Messages, from standard input to standard output
  --encode=TYPE               reads the text format of a message, and writes its bytes
  --deterministic_output      with the entries of maps in the order of their keys
  --decode=TYPE               reads the bytes of a message, and writes its text format
  --decode_raw                the same without a schema

  --print_free_field_numbers  prints which numbers a new field of each message could have
  --error_format=FORMAT       how errors are printed: gcc (FILE:LINE:COLUMN: MESSAGE, as without it) or msvs
  --fatal_warnings            takes warnings for errors
  --version                   prints the version
  -h, --help                  prints this

All errors are printed, and then nothing is written. Exit status: 0, or 1 if anything was wrong.`;
