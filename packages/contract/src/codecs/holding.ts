import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { Described } from './described.ts';
import type { Codec } from './shape.ts';

/** A field that does not fit what stands beside it. */
export interface Clash {
  readonly key: string;
  readonly value: unknown;
  /** What would fit. */
  readonly fits: t.Mixed;
}

/** A codec of values whose fields also fit each other; the field that does not is named (CM-53). */
export const holding = <A>(inner: Codec<A>, clashIn: (value: A) => O.Option<Clash>): Described<A> => {
  const holds = (value: A): boolean => O.isNone(clashIn(value));
  return new Described<A>(
    { type: 'Holding', inner },
    (value): value is A => inner.is(value) && holds(value),
    (value, context) =>
      E.chain((read: A) =>
        O.match(
          () => t.success(read),
          ({ key, value: bad, fits }: Clash) => t.failure<A>(bad, t.appendContext(context, key, fits, bad)),
        )(clashIn(read)),
      )(inner.validate(value, context)),
    inner.encode,
  );
};
