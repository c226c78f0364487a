import * as t from 'io-ts';
import { Described } from './described.ts';
import type { Codec } from './shape.ts';

/** Codec for a field that older rows and files lack; returns `value` if it is missing, and always writes it. */
export const absentAs = <A>(value: A, inner: Codec<A>): Described<A> =>
  new Described<A>(
    { type: 'Holding', inner },
    inner.is,
    (read, context) => (read === undefined ? t.success(value) : inner.validate(read, context)),
    inner.encode,
  );
