// What a subject's C++ may use of the machine.

/** What a case may use of the machine; each case for itself. */
export interface CaseLimits {
  readonly seconds: number;
  /** Resident memory of all processes of the case together. */
  readonly memoryMb: number;
  /** Processes at a time. */
  readonly processes: number;
  /** The largest file. */
  readonly fileMb: number;
}

/** What a subject gets that asks for nothing else. */
export const defaultLimits: CaseLimits = { seconds: 10, memoryMb: 4096, processes: 64, fileMb: 1024 };
