import { parseShop } from '@baguni/contract/shop-json';
import { smallestChange, type TimeLimit } from '@baguni/domain';
import type { BestOffers } from '@baguni/domain/shop';
import { either as E, option as O } from 'fp-ts';
import type { AnyCart, AnyChange, FoundOffers } from './cart-engine.ts';
import type { Answer, Question } from './question.ts';

/** How long a worker searches at most, in ms, as for the marketplace (CP-19). */
const SEARCH_MS = 20_000;

/** A shop’s engine where an amount is an amount. */
interface Untyped {
  readonly bestOffers: (cart: AnyCart, at: number, nodeLimit: undefined, timeLimit: TimeLimit) => BestOffers;
  readonly smallestChange: (cart: AnyCart, at: number) => O.Option<AnyChange>;
}

const engineOf = (shop: unknown): Untyped | undefined => {
  const read = parseShop(shop);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine refuses a cart of another currency by itself
  return E.isRight(read) ? (read.right.engine as unknown as Untyped) : undefined;
};

const offersOf = ({ bestOffers }: Untyped, cart: AnyCart, now: TimeLimit['now']): FoundOffers => {
  const { coupons, ...best } = bestOffers(cart, cart.pricesAsOf, undefined, { now, ms: SEARCH_MS });
  return { ...best, chosen: coupons };
};

/** What takes too long for the page: what saves most in a cart by the JSON of its shop, or the smallest change of it (CP-19, CK-18). */
export const answer = ({ type, shop, cart }: Question, now: TimeLimit['now']): Answer => {
  if (shop === null && type === 'Change') {
    const change = O.toNullable(smallestChange(cart));
    return { type, change: change && { ...change, promotionsOff: [] } };
  }
  const engine = engineOf(shop);
  if (!engine) return { type: 'Failed' };
  return type === 'Offers'
    ? { type, found: offersOf(engine, cart, now) }
    : { type, change: O.toNullable(engine.smallestChange(cart, cart.pricesAsOf)) };
};
