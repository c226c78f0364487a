import type { Query } from './rows.ts';

/** The database of a marketplace, and what can be done to it. */
export interface Database {
  readonly name: 'PostgreSQL' | 'SQLite';
  /** What a server is told of it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Server processes that share it. */
  readonly processes: number;
  readonly query: Query;
  /** Ends every connection of the servers; null where there are none. */
  readonly endConnections: (() => Promise<void>) | null;
  /** Stops it, with a shutdown or without one, and starts it again. */
  readonly restart: ((isCrash: boolean) => Promise<void>) | null;
  readonly close: () => Promise<void>;
}
