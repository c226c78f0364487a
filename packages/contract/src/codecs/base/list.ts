import type { PricePart } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { Described, type Codec } from './codec.ts';

/** Price part that a dropped entry belongs to. */
type Entries = PricePart | 'NoPrice';

export const list = <A>(item: Codec<A>, max: number, entries?: Entries): Described<readonly A[]> => {
  const items = t.array(item);
  return new Described<readonly A[]>(
    { type: 'List', item, max, ...(entries === undefined ? {} : { entries }) },
    (value): value is readonly A[] => items.is(value) && value.length <= max,
    (value, context) =>
      Array.isArray(value) && value.length > max ? t.failure(value.length, context) : items.validate(value, context),
    (values) => values.map(item.encode),
  );
};

const isOption = (value: unknown): value is O.Option<unknown> =>
  typeof value === 'object' && value !== null && '_tag' in value && (value._tag === 'None' || 'value' in value);

/** A list whose unreadable entries may be dropped from a reply (CM-53). */
export const parts = <A>(entries: Entries, item: Codec<A>, max: number): Described<readonly A[]> =>
  list(item, max, entries);

/** An `Option`, under a name of ours: declaration files cannot refer to that of fp-ts by its path. */
export type Maybe<A> = O.None | O.Some<A>;

/** A nullable value: null in JSON, `none` in the domain. */
export const orNull = <A>(inner: Codec<A>): Described<Maybe<A>> =>
  new Described<Maybe<A>>(
    { type: 'OrNull', inner },
    (value): value is Maybe<A> => isOption(value) && (O.isNone(value) || inner.is(value.value)),
    (value, context) =>
      value === null || value === undefined
        ? t.success<Maybe<A>>(O.none)
        : E.map((read: A) => O.some(read))(inner.validate(value, context)),
    (value) => (O.isNone(value) ? null : inner.encode(value.value)),
  );

type NamedValue = string | number;
type NamedValues = Readonly<Record<string, NamedValue>>;

const isNamedValue = (value: unknown): value is NamedValue =>
  (typeof value === 'string' && value.length <= 10_000) || (typeof value === 'number' && Number.isFinite(value));

const isNamedValues =
  (max: number) =>
  (value: unknown): value is NamedValues => {
    if (!t.UnknownRecord.is(value)) return false;
    const values = Object.values(value);
    return values.length <= max && values.every(isNamedValue);
  };

/** Values by name, for rule inputs and message params; contains up to `max` entries. */
export const namedValues = (max: number): Described<NamedValues> => {
  const holds = isNamedValues(max);
  return new Described<NamedValues>({ type: 'NamedValues', max }, holds, (value, context) =>
    holds(value) ? t.success(value) : t.failure(value, context),
  );
};
