/** Writes one kind of database to a file, and reads it. */
export interface Archive {
  readonly extension: string;
  /** Writes all data of one moment to an empty file, while servers use the database. */
  readonly save: (file: string) => Promise<void>;
  /** Returns the schema steps that a file contains; none if it is not ours. */
  readonly steps: (file: string) => Promise<readonly string[]>;
  /** True if the database has no tables. */
  readonly isEmpty: () => Promise<boolean>;
  /** Replaces the database by a file, all or nothing. */
  readonly load: (file: string) => Promise<void>;
}
