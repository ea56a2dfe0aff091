// Resource limits of a subject's C++.

/** The resources that one case may use. */
export interface CaseLimits {
  readonly seconds: number;
  /** Resident memory of all processes of the case together. */
  readonly memoryMb: number;
  /** The number of processes at a time. */
  readonly processes: number;
  /** The size of the largest file. */
  readonly fileMb: number;
}

/** The limits of a subject whose manifest sets none. */
export const defaultLimits: CaseLimits = { seconds: 10, memoryMb: 4096, processes: 64, fileMb: 1024 };
