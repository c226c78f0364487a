import type { Contradiction } from '@baguni/domain/engine';

/** What is wrong with the JSON of a cart or a shop, as data; worded last (EN-07). */
export interface CartProblem {
  /** `Misfit`: another kind of value, or beyond its bounds. `UnknownField`: a name that means nothing; in a cart only asked for by `strict`. */
  readonly type: Contradiction['type'] | 'Misfit' | 'Missing' | 'UnknownField';
  /** Names and list positions in the JSON from the outside in, e.g. `units.0.quantity`; empty for the whole. */
  readonly path: string;
  /** What stands there; undefined where something is missing. */
  readonly found: unknown;
  /** A JSON schema of what would fit; for an unknown name the name that was meant. Empty where it would be long, or nothing is like it. */
  readonly fits: string;
}
