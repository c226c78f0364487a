import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { Described } from './described.ts';
import type { Codec } from './shape.ts';

/** Narrows a codec; reports `key` as the invalid field if `holds` returns false. */
export const narrowed = <A, B extends A>(
  inner: Codec<A>,
  key: keyof A & string,
  holds: (value: A) => value is B,
): Described<B> =>
  new Described<B>(
    { type: 'Holding', inner },
    (value): value is B => inner.is(value) && holds(value),
    (value, context) =>
      E.chain((read: A) =>
        holds(read) ? t.success<B>(read) : t.failure<B>(read[key], t.appendContext(context, key, t.unknown)),
      )(inner.validate(value, context)),
    inner.encode,
  );

/** Adds a consistency check between fields; reports `key` as the invalid field if it fails. */
export const holding = <A>(inner: Codec<A>, key: keyof A & string, holds: (value: A) => boolean): Described<A> =>
  narrowed(inner, key, (value): value is A => holds(value));
