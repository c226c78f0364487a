/** The database behind the one set of queries. */
export type DatabaseKind = 'sqlite' | 'postgres';
