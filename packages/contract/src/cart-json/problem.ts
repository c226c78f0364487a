import type { Contradiction } from '@baguni/domain/engine';
import type { Fit } from './fit.ts';

/** Where in a JSON. */
interface Place {
  /** Names and list positions in the JSON from the outside in, e.g. `units.0.quantity`; empty for the whole. */
  readonly path: string;
}

/** What is wrong with the JSON of a cart or a shop, as data; worded last (EN-07). */
export type CartProblem = Place &
  (
    | {
        /** Another kind of value, or beyond its bounds; `CouponDiffers`: another value than the coupon that the buyer has. */
        readonly type: 'Misfit' | 'CouponDiffers';
        readonly found: unknown;
        /** What would fit; undefined where no few words say it. */
        readonly fits: Fit | undefined;
      }
    | { readonly type: 'Missing'; readonly found: undefined; readonly fits: Fit | undefined }
    | {
        /** Of what the cart does not have, or of what another has as well. */
        readonly type: Exclude<Contradiction['type'], 'Misfit' | 'CouponDiffers'>;
        readonly found: unknown;
      }
    | {
        /** A name that means nothing; in a cart only asked for by `strict`. */
        readonly type: 'UnknownField';
        readonly found: unknown;
        /** The name that was meant; empty where none is like it. */
        readonly fits: string;
      }
    | {
        /** How many more problems there are than are told. */
        readonly type: 'More';
        readonly found: number;
      }
  );

/** How many problems are told one by one. */
const MAX_PROBLEMS = 200;

/** A problem that is worked out where it is told. */
export type Untold = () => CartProblem;

/** The first problems, and how many more there are: of a cart that is wrong throughout nobody reads all. */
export const told = (problems: readonly Untold[]): readonly CartProblem[] => {
  const first = problems.slice(0, MAX_PROBLEMS).map((problem) => problem());
  const more = problems.length - first.length;
  return more > 0 ? [...first, { type: 'More', path: '', found: more }] : first;
};
