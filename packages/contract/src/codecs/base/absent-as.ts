import * as t from 'io-ts';
import { Described } from './described.ts';
import type { Codec } from './shape.ts';

/** A field that older rows and files do not have: what is left out reads as `value`; it is always written. */
export const absentAs = <A>(value: A, inner: Codec<A>): Described<A> =>
  new Described<A>(
    { type: 'Holding', inner },
    inner.is,
    (read, context) => (read === undefined ? t.success(value) : inner.validate(read, context)),
    inner.encode,
  );
