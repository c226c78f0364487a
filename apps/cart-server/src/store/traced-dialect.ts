import type { Dialect } from 'kysely';
import type { Trace } from '../tracing/trace.ts';
import type { DatabaseKind } from './schema.ts';
import { wrappedDialect } from './wrapped-dialect.ts';

const systems: Readonly<Record<DatabaseKind, string>> = { sqlite: 'sqlite', postgres: 'postgresql' };

/** Runs each statement in a span with its text. The text has placeholders instead of values. */
export const tracedDialect = (dialect: Dialect, kind: DatabaseKind, trace: Trace): Dialect =>
  wrappedDialect(dialect, ({ sql }, run) =>
    trace(
      {
        name: /^\w+/u.exec(sql)?.[0] ?? 'statement',
        kind: 'Client',
        values: { 'db.system.name': systems[kind], 'db.query.text': sql },
      },
      run,
    ),
  );
