import type { Contradiction } from '@baguni/domain/engine';
import type { Fit } from './fit.ts';

interface Place {
  /** Property names and list positions, e.g. `units.0.quantity`; empty for the root. */
  readonly path: string;
}

/** A problem in cart or shop JSON (EN-07). */
export type CartProblem = Place &
  (
    | {
        /** `CouponDiffers`: the value differs from the buyer’s coupon. */
        readonly type: 'Misfit' | 'CouponDiffers';
        readonly found: unknown;
        /** Accepted values, or `undefined` if they have no simple form. */
        readonly fits: Fit | undefined;
      }
    | { readonly type: 'Missing'; readonly found: undefined; readonly fits: Fit | undefined }
    | {
        readonly type: Exclude<Contradiction['type'], 'Misfit' | 'CouponDiffers'>;
        readonly found: unknown;
      }
    | {
        /** Unknown field; carts report it only in strict mode. */
        readonly type: 'UnknownField';
        readonly found: unknown;
        /** Most similar known name, or an empty string. */
        readonly fits: string;
      }
    | {
        /** Number of problems beyond the limit. */
        readonly type: 'More';
        readonly found: number;
      }
  );

const MAX_PROBLEMS = 200;

/** A problem that is computed only if it is reported. */
export type Untold = () => CartProblem;

/** Returns the first problems and the number of further ones. */
export const told = (problems: readonly Untold[]): readonly CartProblem[] => {
  const first = problems.slice(0, MAX_PROBLEMS).map((problem) => problem());
  const more = problems.length - first.length;
  return more > 0 ? [...first, { type: 'More', path: '', found: more }] : first;
};
