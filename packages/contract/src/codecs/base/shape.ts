import type { PricePart } from '@baguni/domain';
import type * as t from 'io-ts';

/** Reads a value of the domain from JSON and writes it back; none is null on the wire. */
export type Codec<A> = t.Type<A, unknown>;

/** What a codec of ours accepts, as data: the API description is printed from it. */
export type Shape =
  | { readonly type: 'Nothing' }
  | {
      readonly type: 'Text';
      readonly min: number;
      readonly max: number;
      /** A store can keep it: no NUL, no half of a surrogate pair. */
      readonly isStorable?: true;
    }
  | { readonly type: 'Code'; readonly max: number }
  | { readonly type: 'Pattern'; readonly pattern: string }
  | { readonly type: 'DateTime' }
  | { readonly type: 'Day' }
  | { readonly type: 'Integer'; readonly min: number; readonly max: number }
  | { readonly type: 'Number'; readonly min: number; readonly max: number }
  | { readonly type: 'Choice'; readonly values: readonly string[] }
  | {
      readonly type: 'List';
      readonly item: t.Mixed;
      readonly max: number;
      /** Where an entry that cannot be read may be left out: which part of a total it is, if of any; else all must fit (CM-53). */
      readonly entries?: PricePart | 'NoPrice';
    }
  | { readonly type: 'OrNull'; readonly inner: t.Mixed }
  | { readonly type: 'NamedValues'; readonly max: number }
  | { readonly type: 'Holding'; readonly inner: t.Mixed }
  | { readonly type: 'Partly'; readonly whole: t.Mixed }
  | { readonly type: 'Optional'; readonly fields: t.Mixed; readonly name: string; readonly inner: t.Mixed }
  | { readonly type: 'WithUnits'; readonly rest: t.Mixed; readonly units: t.Mixed };
