# touchstone_generate(TARGET target PROTOS file.proto...
#                     [IMPORT_DIRS dir...] [OUT_DIR dir] [OPTIONS option...])
#
# Adds the generated C++ of schemas to a target. It is generated when the target is built, and again when a schema or
# one of its imports has changed.
#   TARGET       a library or program defined in this folder; link it with touchstone::touchstone, or with
#                touchstone::touchstone-lite if all schemas set optimize_for = LITE_RUNTIME
#   PROTOS       schemas, relative to this folder
#   IMPORT_DIRS  folders that imports are relative to; by default this folder. Headers have the same relative names:
#                IMPORT_DIRS/a/b.proto becomes "a/b.pb.h"
#   OUT_DIR      the folder of the generated code; by default a folder for the target in the build tree. It is in the
#                include path of the target and of everything that links with it
#   OPTIONS      generator options: lite, speed, code_size, dllexport_decl=MACRO
# Needs Node.js 20 or newer: TOUCHSTONE_NODE, or `node` on the PATH.

cmake_policy(PUSH)
cmake_policy(VERSION 3.16)
if(POLICY CMP0116)
  cmake_policy(SET CMP0116 NEW)
endif()

function(touchstone_generate)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET;OUT_DIR" "PROTOS;IMPORT_DIRS;OPTIONS")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "touchstone_generate: unknown argument \"${arg_UNPARSED_ARGUMENTS}\"; expected TARGET, PROTOS, "
                        "IMPORT_DIRS, OUT_DIR or OPTIONS")
  endif()
  if(NOT arg_TARGET OR NOT TARGET ${arg_TARGET})
    message(FATAL_ERROR "touchstone_generate: TARGET must be an existing target, not \"${arg_TARGET}\"; "
                        "call add_library or add_executable first")
  endif()
  if(NOT arg_PROTOS)
    message(FATAL_ERROR "touchstone_generate: PROTOS must have at least one schema")
  endif()

  find_program(TOUCHSTONE_NODE node DOC "Node.js, which runs touchstone-protoc")
  if(NOT TOUCHSTONE_NODE)
    message(FATAL_ERROR "touchstone_generate: touchstone-protoc needs Node.js 20 or newer; install it, or set "
                        "TOUCHSTONE_NODE to the path of `node`")
  endif()

  if(NOT arg_IMPORT_DIRS)
    set(arg_IMPORT_DIRS ${CMAKE_CURRENT_SOURCE_DIR})
  endif()
  if(NOT arg_OUT_DIR)
    set(arg_OUT_DIR ${CMAKE_CURRENT_BINARY_DIR}/${arg_TARGET}.generated)
  endif()
  get_filename_component(out_dir ${arg_OUT_DIR} ABSOLUTE BASE_DIR ${CMAKE_CURRENT_BINARY_DIR})
  file(MAKE_DIRECTORY ${out_dir})
  set(import_dirs)
  set(import_flags)
  foreach(dir IN LISTS arg_IMPORT_DIRS)
    get_filename_component(dir ${dir} ABSOLUTE)
    list(APPEND import_dirs ${dir})
    list(APPEND import_flags "-I${dir}")
  endforeach()
  string(REPLACE ";" "," options "${arg_OPTIONS}")
  if(options)
    string(APPEND options ":")
  endif()

  foreach(proto IN LISTS arg_PROTOS)
    if(NOT proto MATCHES "\\.proto$")
      message(FATAL_ERROR "touchstone_generate: \"${proto}\" in PROTOS is neither a .proto file nor the name of an "
                          "argument (TARGET, PROTOS, IMPORT_DIRS, OUT_DIR, OPTIONS)")
    endif()
    get_filename_component(proto ${proto} ABSOLUTE)
    # The schema's name in imports.
    set(name)
    foreach(dir IN LISTS import_dirs)
      file(RELATIVE_PATH below ${dir} ${proto})
      if(NOT below MATCHES "^\\.\\./" AND NOT IS_ABSOLUTE "${below}")
        set(name ${below})
        break()
      endif()
    endforeach()
    if(NOT name)
      message(FATAL_ERROR "touchstone_generate: ${proto} is not in any of the IMPORT_DIRS: ${import_dirs}")
    endif()
    string(REGEX REPLACE "\\.proto$" "" stem ${name})
    # In the order of the compiler's depfile: ninja uses the first output as the name of the rule.
    set(outputs ${out_dir}/${stem}.pb.cc ${out_dir}/${stem}.pb.h)
    set(rule ${out_dir}/${stem}.pb.d)

    # If the build tool does not read depfiles, every output depends on all schemas of the call.
    set(dependencies DEPENDS ${proto} touchstone::protoc)
    set(dependency_flag)
    if(CMAKE_GENERATOR MATCHES "Ninja" OR (CMAKE_GENERATOR MATCHES "Makefiles" AND NOT CMAKE_VERSION VERSION_LESS 3.20))
      list(APPEND dependencies DEPFILE ${rule})
      set(dependency_flag --dependency_out=${rule})
    else()
      list(APPEND dependencies ${arg_PROTOS})
    endif()
    # The compiler does not touch unchanged files. Ninja supports that (restat); make would generate them each time.
    set(touch)
    if(NOT CMAKE_GENERATOR MATCHES "Ninja")
      set(touch COMMAND ${CMAKE_COMMAND} -E touch_nocreate ${outputs})
    endif()
    add_custom_command(
      OUTPUT ${outputs}
      COMMAND ${TOUCHSTONE_NODE} $<TARGET_FILE:touchstone::protoc> ${import_flags} --cpp_out=${options}${out_dir}
              ${dependency_flag} ${name}
      ${touch}
      ${dependencies}
      COMMENT "Generating the C++ of ${name}"
      VERBATIM)
    target_sources(${arg_TARGET} PRIVATE ${outputs})
  endforeach()
  target_include_directories(${arg_TARGET} PUBLIC $<BUILD_INTERFACE:${out_dir}>)
endfunction()

cmake_policy(POP)
