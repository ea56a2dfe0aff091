// Names that other code declares in the namespaces of generated code: the C library at global scope, and our runtime in
// its own namespace. A schema may use these names; its C++ names then change. (A unit test compares both lists with
// the headers.)

import { anyOf } from './reserved-words';

/**
 * Names that the headers of generated code declare at global scope, with GNU's C library; and the program's `main`.
 */
const GLOBAL = `
  FILE ITIMER_PROF ITIMER_REAL ITIMER_VIRTUAL _Exit _Fork _IO_FILE _exit _flushlbf _tolower
  _toupper a64l abi abort abs absl access acct acos acosh adjtime alarm aligned_alloc alloca arc4random
  arc4random_buf arc4random_uniform asctime asin asinh asprintf at_quick_exit atan atan2 atanh atexit atof atoi atol
  atoll basename bcmp bcopy blkcnt64_t blkcnt_t blksize_t brk bsearch btowc bzero caddr_t calloc canonicalize
  canonicalize_file_name cbrt ceil chdir chown chroot clearenv clearerr clock clock_adjtime clock_getcpuclockid
  clock_getres clock_gettime clock_nanosleep clock_settime clock_t clockid_t clone close close_range closefrom
  comparison_fn_t confstr cookie_close_function_t cookie_io_functions_t cookie_read_function_t cookie_seek_function_t
  cookie_write_function_t copy_file_range copysign cos cosh cpu_set_t crypt ctermid ctime cuserid daddl daddr_t
  daemon daylight ddivl dev_t dfmal difftime div div_t dmull double_t dprintf drand48 drand48_data drem dremf dreml
  dsqrtl dsubl dup dup2 dup3 duplocale dysize eaccess ecvt endusershell environ erand48 erf erfc error_t euidaccess
  execl execle execlp execv execve execveat execvp execvpe exit exp exp10 exp2 explicit_bzero expm1 fabs faccessat
  fadd faddl fchdir fchown fchownat fclose fcloseall fcvt fd_mask fd_set fdatasync fdim fdiv fdivl fdopen feof ferror
  fexecve fflush ffma ffmal ffs ffsl ffsll fgetc fgetpos fgets fgetwc fgetws fileno finite finitef finitel float_t
  flockfile floor fma fmax fmaximum fmaximum_mag fmaximum_mag_num fmaximum_num fmaxmag fmemopen fmin fminimum
  fminimum_mag fminimum_mag_num fminimum_num fminmag fmod fmul fmull fopen fopencookie fork fpathconf fpos64_t fpos_t
  fprintf fputc fputs fputwc fputws fread free freelocale freopen frexp fromfp fromfpx fsblkcnt64_t fsblkcnt_t fscanf
  fseek fseeko fsetpos fsfilcnt64_t fsfilcnt_t fsid_t fsqrt fsqrtl fsub fsubl fsync ftell ftello ftruncate
  ftrylockfile funlockfile futimes futimesat fwide fwprintf fwrite fwscanf gamma gammaf gammal gcvt
  get_current_dir_name getc getchar getcpu getcwd getdate getdate_err getdelim getdomainname getdtablesize getegid
  getentropy getenv geteuid getgid getgroups gethostid gethostname getitimer getline getloadavg getlogin getopt
  getpagesize getpass getpayload getpgid getpgrp getpid getppid getpt getresgid getresuid getsid getsubopt gettid
  gettimeofday getuid getusershell getw getwc getwchar getwd gid_t gmtime google grantpt group_member hypot id_t
  ilogb index initstate ino64_t ino_t int16_t int32_t int64_t int8_t int_fast16_t int_fast32_t int_fast64_t
  int_fast8_t int_least16_t int_least32_t int_least64_t int_least8_t intmax_t intptr_t isalnum isalpha isascii isatty
  isblank iscanonical iscntrl isctype isdigit iseqsig isgraph isinff isinfl islower isnanf isnanl isprint ispunct
  issignaling isspace isupper iswalnum iswalpha iswblank iswcntrl iswctype iswdigit iswgraph iswlower iswprint
  iswpunct iswspace iswupper iswxdigit isxdigit iszero itimerspec itimerval j0 j1 jn jrand48 key_t l64a labs lchown
  lcong48 lconv ldexp ldiv ldiv_t lgamma link linkat llabs lldiv lldiv_t llogb llrint llround locale_t localeconv
  localtime lockf loff_t log log10 log1p log2 logb lrand48 lrint lround lseek lutimes malloc max_align_t mblen mbrlen
  mbrtowc mbsinit mbsnrtowcs mbsrtowcs mbstate_t mbstowcs mbtowc memccpy memchr memcmp memcpy memfrob memmem memmove
  mempcpy memrchr memset mkdtemp mkostemp mkostemps mkstemp mkstemps mktemp mktime mode_t modf mrand48 nan nanosleep
  nearbyint newlocale nextafter nextdown nexttoward nexttowardf nexttowardl nextup nice nlink_t nrand48 obstack
  obstack_printf obstack_vprintf off64_t off_t on_exit open_memstream open_wmemstream optarg opterr optind optopt
  pathconf pause pclose perror pid_t pipe pipe2 popen posix_memalign posix_openpt pow pread printf profil
  program_invocation_name program_invocation_short_name pselect ptrdiff_t ptsname putc putchar putenv puts putw putwc
  putwchar pwrite qecvt qfcvt qgcvt qsort quad_t quick_exit rand random random_data rawmemchr read readlink
  readlinkat realloc reallocarray realpath register_t remainder remove remquo rename renameat renameat2 revoke rewind
  rindex rint rmdir round roundeven rpmatch sbrk scalb scalbf scalbl scalbln scalbn scanf sched_get_priority_max
  sched_get_priority_min sched_getaffinity sched_getcpu sched_getparam sched_getscheduler sched_param
  sched_rr_get_interval sched_setaffinity sched_setparam sched_setscheduler sched_yield secure_getenv seed48 select
  setbuf setbuffer setdomainname setegid setenv seteuid setgid sethostid sethostname setitimer setlinebuf setlocale
  setlogin setns setpayload setpayloadsig setpgid setpgrp setregid setresgid setresuid setreuid setsid setstate
  settimeofday setuid setusershell setvbuf sigabbrev_np sigdescr_np sigevent signgam significand significandf
  significandl sigset_t sin sincos sinh size_t sleep snprintf socklen_t sprintf sqrt srand srand48 srandom sscanf
  ssize_t std stderr stdin stdout stpcpy stpncpy strcasecmp strcasestr strcat strchr strchrnul strcmp strcoll strcpy
  strcspn strdup strerror strerrordesc_np strerrorname_np strfromd strfromf strfromf32 strfromf32x strfromf64x
  strfroml strfry strftime strlen strncasecmp strncat strncmp strncpy strndup strnlen strpbrk strptime strrchr strsep
  strsignal strspn strstr strtod strtof strtof32 strtof32x strtof64x strtok strtol strtold strtoll strtoq strtoul
  strtoull strtouq strverscmp strxfrm suseconds_t swab swprintf swscanf symlink symlinkat sync syncfs syscall sysconf
  system tan tanh tcgetpgrp tcsetpgrp tempnam tgamma time time_t timegm timelocal timer_create timer_delete
  timer_getoverrun timer_gettime timer_settime timer_t timespec timespec_get timespec_getres timeval timex timezone
  tm tmpfile tmpnam toascii tolower totalorder totalordermag toupper towctrans towlower towupper trunc truncate
  ttyname ttyslot tzname tzset u_char u_int u_int16_t u_int32_t u_int64_t u_int8_t u_long u_quad_t u_short ualarm
  ufromfp ufromfpx uid_t uint uint16_t uint32_t uint64_t uint8_t uint_fast16_t uint_fast32_t uint_fast64_t
  uint_fast8_t uint_least16_t uint_least32_t uint_least64_t uint_least8_t uintmax_t uintptr_t ulong ungetc ungetwc
  unlink unlinkat unlockpt unsetenv unshare useconds_t uselocale ushort usleep utimes va_list valloc vasprintf
  vdprintf vfork vfprintf vfscanf vfwprintf vfwscanf vhangup vprintf vscanf vsnprintf vsprintf vsscanf vswprintf
  vswscanf vwprintf vwscanf wcpcpy wcpncpy wcrtomb wcscasecmp wcscat wcschr wcschrnul wcscmp wcscoll wcscpy wcscspn
  wcsdup wcsftime wcslen wcsncasecmp wcsncat wcsncmp wcsncpy wcsnlen wcsnrtombs wcspbrk wcsrchr wcsrtombs wcsspn
  wcsstr wcstod wcstof wcstof32 wcstof32x wcstof64x wcstok wcstol wcstold wcstoll wcstombs wcstoq wcstoul wcstoull
  wcstouq wcswcs wcswidth wcsxfrm wctob wctomb wctrans wctrans_t wctype wctype_t wcwidth wint_t wmemchr wmemcmp
  wmemcpy wmemmove wmempcpy wmemset wprintf write wscanf y0 y1 yn _Atomic_word _pthread_cleanup_buffer strfromf64 strtof64
  wcstof64 main
`;

/**
 * Families of names at global scope: variants of the mathematical functions, locales and threads, and the compiler's
 * own names. Within them no name has two underscores in a row: see NameRegistry.
 */
const GLOBAL_FAMILIES = anyOf([
  /^(a?(cos|sin|tan)h?|atan2|cbrt|ceil|copysign|erfc?|exp|exp10|exp2|expm1|f(abs|dim|loor|ma|max|min|mod)|frexp|hypot|ilogb)(f|l|f32|f64|f128|f32x|f64x)$/,
  /^(canonicalize|fmaximum(_mag)?(_num)?|fminimum(_mag)?(_num)?|fmaxmag|fminmag|u?fromfpx?|[gs]etpayload(sig)?|j[01n]|y[01n])(f|l|f32|f64|f128|f32x|f64x)$/,
  /^(ldexp|lgamma|ll?(ogb|rint|round)|log|log10|log1p|log2|logb|modf|nan|nearbyint|next(after|down|up)|pow|remainder|remquo)(f|l|f32|f64|f128|f32x|f64x)(_r)?$/,
  /^(rint|round|roundeven|scalbl?n|sincos|sqrt|tgamma|totalorder(mag)?|trunc)(f|l|f32|f64|f128|f32x|f64x)$/,
  /^f(32|32x|64)(add|div|fma|mul|sqrt|sub)f(32x|64x?)$/,
  /^(is\w+|strn?casecmp|strcoll|strerror|strftime|strptime|strto\w+|strxfrm|to\w+|wcs\w+|wctrans|wctype)_l$/,
  /^((asc|c|gm|local)time|drand48|[eqf]q?cvt|erand48|getdate|getlogin|initstate|[jlmn]rand48|lcong48|ptsname|q[ef]cvt|rand|random|seed48|setstate|srand48|srandom|strerror|strtok|tmpnam|ttyname|qsort|lgamma)_r$/,
  /^(fgetpos|fopen|freopen|fseeko|fsetpos|ftello|ftruncate|lockf|lseek|mkostemps?|mkstemps?|pread|pwrite|tmpfile|truncate)64$/,
  /^(clearerr|feof|ferror|fflush|fgetc|fgets|fgetwc|fgetws|fileno|fputc|fputs|fputwc|fputws|fread|fwrite|[gp](et|ut)(c|char|wc|wchar))_unlocked$/,
  /^pthread(_[a-z0-9]+)+$/,
  /^PTHREAD(_[A-Z]+)+$/,
  /^AbslInternal[A-Za-z0-9]+(_[a-z0-9]+)?$/,
  /^_(ISw?|IO_|G_)[a-z0-9]+(_[a-z]+)*$/,
  /^__[a-z0-9]+(_[a-z0-9]+)*$/,
]);

/** What the headers of our runtime declare in its namespace. */
const RUNTIME = `
  AbslParseFlag AbslUnparseFlag AllocatedRepeatedPtrFieldBackInsertIterator AllocatedRepeatedPtrFieldBackInserter
  Arena ArenaOptions Closure DebugStringOptions Descriptor DescriptorPool DoNothing DynamicCastToGenerated
  EnumDescriptor EnumValueDescriptor ErrorCollector FieldDescriptor FileDescriptor GetEnumDescriptor LOGLEVEL_DFATAL
  LOGLEVEL_ERROR LOGLEVEL_FATAL LOGLEVEL_INFO LOGLEVEL_WARNING LinkMessageReflection LogHandler LogLevel LogSilencer
  Map Message MessageFactory MessageLite Metadata MethodDescriptor MutableRepeatedFieldRef NewCallback
  NewPermanentCallback OneofDescriptor Reflection RepeatedField RepeatedFieldBackInsertIterator
  RepeatedFieldBackInserter RepeatedFieldRef RepeatedPtrField RepeatedPtrFieldBackInsertIterator
  RepeatedPtrFieldBackInserter RpcChannel RpcController Service ServiceDescriptor SetLogHandler
  ShutdownProtobufLibrary SourceLocation TextFormat UnknownField UnknownFieldSet
  UnsafeArenaAllocatedRepeatedPtrFieldBackInserter int16 int32 int64 int8 internal io is_proto_enum uint16 uint32
  uint64 uint8 util
`;

const words = (text: string) => new Set(text.trim().split(/\s+/));

const TAKEN: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['', words(GLOBAL)],
  ['google::protobuf', words(RUNTIME)],
]);

/** Namespaces that generated code shares with the runtime: a package may have such a name. */
const SHARED = new Set(['google', 'google::protobuf']);

/**
 * Whether a name of a namespace belongs to the C library or the runtime.
 * @param namespace `google::protobuf`; empty for global scope
 */
export function isTakenByLibrary(namespace: string, name: string): boolean {
  if (SHARED.has(namespace === '' ? name : `${namespace}::${name}`)) return true;
  if (TAKEN.get(namespace)?.has(name) === true) return true;
  // The runtime's own code uses the global names.
  if (namespace === 'google::protobuf') return isTakenByLibrary('', name);
  return namespace === '' && !name.endsWith('_') && GLOBAL_FAMILIES.test(name);
}

/** Whether generated code may share this namespace of the library. */
export function isSharedNamespace(namespace: string): boolean {
  return SHARED.has(namespace);
}
