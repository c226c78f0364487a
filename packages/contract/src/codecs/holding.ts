import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { Described } from './described.ts';
import type { Codec } from './shape.ts';

/** A codec of values whose fields also fit each other; where they do not, the field of that name is the bad one (CM-53). */
export const holding = <A>(inner: Codec<A>, key: keyof A & string, holds: (value: A) => boolean): Described<A> =>
  new Described<A>(
    { type: 'Holding', inner },
    (value): value is A => inner.is(value) && holds(value),
    (value, context) =>
      E.chain((read: A) =>
        holds(read) ? t.success(read) : t.failure<A>(read[key], t.appendContext(context, key, t.unknown)),
      )(inner.validate(value, context)),
    inner.encode,
  );
