import fc, { type Arbitrary } from 'fast-check';
import { countIn } from './carts/cart-terms.ts';

/** Options of a check on random carts. */
export interface CartsCheck<Cart> {
  /** Generator of carts; default is `arbCartOf` of the engine. */
  readonly carts?: Arbitrary<Cart>;
  /** Moment of the check, ms since 1970 UTC; default `testNow`. */
  readonly now?: number;
  /** Number of carts; default 200. */
  readonly runs?: number;
  /** Seed of a reported failure; random if missing. */
  readonly seed?: number;
}

/** Throws an Error with the law and the counterexample unless the law holds. */
export const must = (holds: boolean, law: string, ...found: readonly unknown[]): void => {
  if (holds) return;
  throw new Error([law, found.map((one) => fc.stringify(one)).join(', then ')].filter(Boolean).join(': '));
};

/** Returns a hint on missing custom fields if an engine reads some and its carts are generated without them. */
export const fieldsHint = (fields: object | undefined, carts: unknown): string =>
  fields && !carts
    ? '\nthe generated carts have no custom fields: give `carts`, e.g. arbCartOf(shop, { fields: { item: [{ … }] } })'
    : '';

/**
 * Checks laws on random carts.
 * @param hint a probable cause of a failure
 * @throws Error with the seed, the violated law and the smallest cart
 */
export const checkCarts = <Cart>(
  name: string,
  carts: Arbitrary<Cart>,
  { runs = 200, seed }: Pick<CartsCheck<Cart>, 'runs' | 'seed'>,
  laws: (cart: Cart) => void,
  hint = '',
): void => {
  countIn('runs', runs);
  const found = fc.check(fc.property(carts, laws), { numRuns: runs, ...(seed === undefined ? {} : { seed }) });
  if (!found.failed) return;
  const { errorInstance: thrown } = found;
  const law = thrown instanceof Error ? thrown.message : String(thrown);
  throw new Error(
    `${name}, seed ${found.seed}: violated law: ${law}${hint}\nin ${fc.stringify(found.counterexample?.[0])}`,
    {
      cause: thrown,
    },
  );
};
