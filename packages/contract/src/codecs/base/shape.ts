import type { PricePart } from '@baguni/domain';
import type * as t from 'io-ts';

/** Codec between JSON and domain values; `none` is null in JSON. */
export type Codec<A> = t.Type<A, unknown>;

/** Description of the values that a codec accepts, used for the API description. */
export type Shape =
  | { readonly type: 'Nothing' }
  | {
      readonly type: 'Text';
      readonly min: number;
      readonly max: number;
      /** True if stores accept it: no NUL and no lone surrogate. */
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
      /** Set if unreadable entries may be dropped: the price part of the entries (CM-53). */
      readonly entries?: PricePart | 'NoPrice';
    }
  | { readonly type: 'OrNull'; readonly inner: t.Mixed }
  | { readonly type: 'NamedValues'; readonly max: number }
  | { readonly type: 'Holding'; readonly inner: t.Mixed }
  | { readonly type: 'Partly'; readonly whole: t.Mixed }
  | { readonly type: 'Optional'; readonly fields: t.Mixed; readonly name: string; readonly inner: t.Mixed }
  | { readonly type: 'WithUnits'; readonly rest: t.Mixed; readonly units: t.Mixed };
