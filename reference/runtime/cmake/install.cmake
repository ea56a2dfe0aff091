# The files that `cmake --install` installs:
#   lib/libtouchstone.a, lib/libtouchstone-lite.a
#   include/touchstone/google/protobuf/…   headers and schemas, in a separate folder: libprotobuf's have the same
#                                          names, and both libraries may be installed
#   bin/touchstone-protoc                  the compiler, which needs Node.js 20 or newer
#   lib/cmake/touchstone/…                 find_package(touchstone), touchstone_generate()
#   lib/pkgconfig/touchstone{,-lite}.pc
# No file contains an absolute path, so the installed tree can be moved.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(TOUCHSTONE_INCLUDE_DIR ${CMAKE_INSTALL_INCLUDEDIR}/touchstone)
set(TOUCHSTONE_CMAKE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/touchstone)
set(TOUCHSTONE_PKGCONFIG_DIR ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
set(TOUCHSTONE_PREFIX /prefix)
file(RELATIVE_PATH TOUCHSTONE_PREFIX_FROM_PKGCONFIG
     ${TOUCHSTONE_PREFIX}/${TOUCHSTONE_PKGCONFIG_DIR} ${TOUCHSTONE_PREFIX})

string(REGEX REPLACE "/$" "" TOUCHSTONE_PREFIX_FROM_PKGCONFIG ${TOUCHSTONE_PREFIX_FROM_PKGCONFIG})

install(TARGETS touchstone touchstone-lite EXPORT touchstoneTargets
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
        INCLUDES DESTINATION ${TOUCHSTONE_INCLUDE_DIR})
install(EXPORT touchstoneTargets NAMESPACE touchstone:: DESTINATION ${TOUCHSTONE_CMAKE_DIR})
install(DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/include/ DESTINATION ${TOUCHSTONE_INCLUDE_DIR}
        FILES_MATCHING PATTERN "*.h" PATTERN "*.inc")
install(DIRECTORY ${TOUCHSTONE_GENERATED}/ DESTINATION ${TOUCHSTONE_INCLUDE_DIR} FILES_MATCHING PATTERN "*.h")
install(DIRECTORY ${TOUCHSTONE_PROTOS}/ DESTINATION ${TOUCHSTONE_INCLUDE_DIR}
        FILES_MATCHING PATTERN "*.proto")

# The command that generated the well-known types; its last element is the compiler.
list(GET TOUCHSTONE_PROTOC -1 TOUCHSTONE_PROTOC_FILE)
install(PROGRAMS ${TOUCHSTONE_PROTOC_FILE} DESTINATION ${CMAKE_INSTALL_BINDIR} RENAME touchstone-protoc)

configure_package_config_file(
  ${CMAKE_CURRENT_LIST_DIR}/touchstoneConfig.cmake.in ${CMAKE_CURRENT_BINARY_DIR}/touchstoneConfig.cmake
  INSTALL_DESTINATION ${TOUCHSTONE_CMAKE_DIR} PATH_VARS CMAKE_INSTALL_BINDIR TOUCHSTONE_INCLUDE_DIR)
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/touchstoneConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/touchstoneConfig.cmake
              ${CMAKE_CURRENT_BINARY_DIR}/touchstoneConfigVersion.cmake
              ${CMAKE_CURRENT_LIST_DIR}/touchstone-generate.cmake
        DESTINATION ${TOUCHSTONE_CMAKE_DIR})

foreach(library touchstone touchstone-lite)
  set(TOUCHSTONE_LIBRARY ${library})
  configure_file(${CMAKE_CURRENT_LIST_DIR}/touchstone.pc.in ${CMAKE_CURRENT_BINARY_DIR}/${library}.pc @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${library}.pc DESTINATION ${TOUCHSTONE_PKGCONFIG_DIR})
endforeach()
