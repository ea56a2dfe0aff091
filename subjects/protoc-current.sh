# Runs protoc from the npm package `protoc`, for protoc-current.yaml. The package's own command is slower: it starts Node.js
# first. It is used only on a machine that is not listed here.

folder=${0%/*}/../node_modules/protoc
case $(uname -sm) in
  'Linux x86_64') exec "$folder/bin/protoc-linux-x86_64" "$@" ;;
  'Linux aarch64') exec "$folder/bin/protoc-linux-aarch_64" "$@" ;;
  'Darwin x86_64') exec "$folder/bin/protoc-osx-x86_64" "$@" ;;
  'Darwin arm64') exec "$folder/bin/protoc-osx-aarch_64" "$@" ;;
esac
exec node "$folder/protoc.cjs" "$@"
