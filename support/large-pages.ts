/**
 * Settings of glibc for a program that needs much memory for a short time, such as a compiler: it gets memory in pages of
 * two megabytes instead of four kilobytes, and keeps it until it ends. clang then takes a quarter less processor time.
 * Other C libraries and older versions of glibc ignore the settings.
 * @param env the environment that the program would have; settings in it take precedence
 * @returns the environment variable to start the program with
 */
export function largePages(env: NodeJS.ProcessEnv = process.env): { readonly GLIBC_TUNABLES: string } {
  const megabytes = (count: number): number => count * 1024 * 1024;
  const settings = [
    'glibc.malloc.hugetlb=1',
    `glibc.malloc.top_pad=${megabytes(32)}`,
    `glibc.malloc.mmap_threshold=${megabytes(1024)}`,
  ];
  // Of two settings with one name, the last counts.
  const own = env.GLIBC_TUNABLES?.split(':').filter((setting) => !settings.includes(setting)) ?? [];
  return { GLIBC_TUNABLES: [...settings, ...own].join(':') };
}
