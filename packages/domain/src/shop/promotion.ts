import { either as E } from 'fp-ts';
import type { Buyer } from '../entities/buyer/buyer.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { CouponLane } from '../entities/coupon/lane.ts';
import type { Currency } from '../money/currency.ts';
import { isMoment } from '../storefront/moment.ts';
import { ownCode, type ShopFix, type Values, type Words } from './finding.ts';
import { promotionWords } from './words.ts';

/** A unit as a promotion sees it: after its own discounts and the promotions before, without coupons. Amounts in minor units. */
export interface PromotionUnit {
  /** The unit, with its item. */
  readonly unit: CartUnit;
  /** Pieces. */
  readonly quantity: number;
  /** What is left of its price. */
  readonly left: number;
  /** The same by pieces, the dearest first where it does not divide; they add up to `left`. */
  readonly pieces: readonly number[];
}

/**
 * What a promotion sees of an order beside its units. What it takes off is decided by units, params and these alone, so that it is the same
 * on page and server, and in the search for the best offers.
 */
export interface PromotionOrder {
  /** The shop’s: what amounts are of, and how a rate of them is rounded. */
  readonly currency: Currency;
  /** Who buys, as far as that is known. */
  readonly buyer: Buyer;
  /** The moment that is asked about, ms since 1970 UTC. */
  readonly now: number;
  /** Where it is shipped to, as carts name it: `SouthKorea` at home. */
  readonly country: string;
}

/** What a promotion still lacks: the values of its message, and what would bring it about. */
export interface Lacking {
  /** The values that the promotion’s message names. */
  readonly params: Values;
  /** What would bring it about; nothing where left out. A refusal offers those that do: an engine tries each. */
  readonly fixes?: readonly ShopFix[];
  /** One of the promotion’s `reasons`; its own code, with `message`, where left out. */
  readonly code?: string;
}

/** Reads what is not known yet; any codec of io-ts is one. */
export interface Decoder<P> {
  /** Right with what was read; left with whatever the codec says against it. */
  readonly decode: (input: unknown) => E.Either<unknown, P>;
}

/** When a promotion is taken: off what units cost, or off what those before it have left. */
export type PromotionLane = 'Item' | 'Order';

/** What goes with a promotion on one unit: everything, or these codes of promotions and lanes of coupons. */
export type Company = 'Everything' | readonly (CouponLane | (string & {}))[];

/** A kind of promotion: what its offers have in common (EN-09). */
export interface Promotion<Code extends string, P> {
  /** It names the kind, and the finding where the promotion lacks something. */
  readonly code: Code;
  /** Reads the params of an offer. */
  readonly params: Decoder<P>;
  /** Whether it is for a unit at all. */
  readonly appliesTo: (unit: CartUnit, params: P, order: PromotionOrder) => boolean;
  /**
   * What it takes off the units that it applies to, by their numbers, in minor units: once for all, which is shared by what is left of
   * their prices, or of each. Whole numbers, never below 0; what is more than the price is cut.
   */
  readonly worth: (units: readonly PromotionUnit[], params: P, order: PromotionOrder) => number | readonly number[];
  /** `Item` where left out. */
  readonly lane?: PromotionLane;
  /**
   * What it goes with on a unit that it takes something off: everything, or the codes of promotions and the lanes of coupons that are
   * named; nothing where left out. Two promotions meet only where each goes with the other.
   */
  readonly stacksWith?: Company;
  /** What it still lacks of these units, so that it is refused with a way to it; nothing where left out. */
  readonly lacks?: (units: readonly PromotionUnit[], params: P, order: PromotionOrder) => Lacking | undefined;
  /** What is said where it lacks something; `{name}` is the offer’s name, other braces are values of `lacks`. */
  readonly message: Words;
  /** What else it may lack that is said otherwise, by codes of one’s own: none where left out. */
  readonly reasons?: Readonly<Record<string, Words>>;
}

/**
 * A kind of promotion of one’s own (EN-09).
 * @throws TypeError where its code, or that of a reason, is none
 * @example
 * const params = { decode: (input: unknown) => E.right(Number(input)) };
 * const worth = (units: readonly PromotionUnit[], off: number) => units.map(({ left }) => Math.min(left, off));
 * definePromotion({ code: 'OFF-EACH', params, appliesTo: () => true, worth, message: { en: '' } }).code; // OFF-EACH
 */
export const definePromotion = <const Code extends string, P>(promotion: Promotion<Code, P>): Promotion<Code, P> => {
  for (const code of [promotion.code, ...Object.keys(promotion.reasons ?? {})]) ownCode(code);
  return Object.freeze(promotion);
};

/** What an offer says of itself. */
export interface OfferTerms<P> {
  /** Tells it from other offers. */
  readonly id: string;
  /** What a shopper reads. */
  readonly name: string;
  /** What the promotion asks to know, e.g. how many per cent. */
  readonly params: P;
  /** The first moment at which it holds, ISO 8601 with its offset; always where left out. */
  readonly from?: string;
  /** The last moment at which it holds, not before the first; for ever where left out. */
  readonly until?: string;
  /** What this offer goes with; what its kind goes with where left out. */
  readonly stacksWith?: Company;
}

/** A promotion that is offered, with its params: what an engine works with. */
export interface Offer extends Omit<OfferTerms<unknown>, 'params' | 'stacksWith'> {
  /** The kind of promotion. */
  readonly code: string;
  /** What it is taken off: what units cost, or what those before it have left. */
  readonly lane: PromotionLane;
  /** What is said where it lacks something, by language. */
  readonly message: Words;
  /** More codes that it may lack something with, each with its words. */
  readonly reasons: Readonly<Record<string, Words>>;
  /** What is said of any promotion, by code: it comes with the offers, as a shop without any says nothing of them. */
  readonly common: Readonly<Record<string, Words>>;
  /** Its params, as the promotion’s codec has read them. */
  readonly params: unknown;
  /** Whether it goes with another promotion or lane of coupons, by code. */
  readonly goesWith: (other: string) => boolean;
  /** Whether it is for a unit at all. */
  readonly appliesTo: (unit: CartUnit, order: PromotionOrder) => boolean;
  /** What it takes off these units, in minor units: once for all, or of each. */
  readonly worth: (units: readonly PromotionUnit[], order: PromotionOrder) => number | readonly number[];
  /** What it still lacks of these units; undefined where it lacks nothing. */
  readonly lacks: (units: readonly PromotionUnit[], order: PromotionOrder) => Lacking | undefined;
}

/** When an offer holds, where that is a span of time; anything else would never hold, and nobody would know. */
const checked = <T extends Pick<OfferTerms<unknown>, 'id' | 'from' | 'until'>>(terms: T): T => {
  const { id, from, until } = terms;
  for (const text of [from, until])
    if (text !== undefined && !isMoment(text))
      throw new TypeError(`offer ${id}: no moment, e.g. 2026-11-21T09:00:00+09:00: ${text}`);
  if (from !== undefined && until !== undefined && Date.parse(until) < Date.parse(from))
    throw new TypeError(`offer ${id}: until ${until} is before from ${from}`);
  return terms;
};

const madeOf = <P>(
  promotion: Promotion<string, P>,
  { stacksWith = promotion.stacksWith ?? [], ...terms }: Omit<OfferTerms<unknown>, 'params'>,
  params: P,
): Offer => {
  const { code, lane = 'Item', message, reasons = {} } = promotion;
  return Object.freeze({
    ...checked(terms),
    code,
    lane,
    message,
    reasons,
    common: promotionWords,
    params,
    goesWith: (other: string) => stacksWith === 'Everything' || stacksWith.includes(other),
    appliesTo: (unit: CartUnit, order: PromotionOrder) => promotion.appliesTo(unit, params, order),
    worth: (units: readonly PromotionUnit[], order: PromotionOrder) => promotion.worth(units, params, order),
    lacks: (units: readonly PromotionUnit[], order: PromotionOrder) => promotion.lacks?.(units, params, order),
  });
};

/** Params as they are written down: a whole number of `t.Int`, or an item’s number, is a plain number or text until the codec has read it. */
export type Written<P> = P extends number
  ? keyof P extends keyof number
    ? P
    : number
  : P extends string
    ? keyof P extends keyof string
      ? P
      : string
    : P extends object
      ? { readonly [K in keyof P]: Written<P[K]> }
      : P;

/**
 * An offer of a promotion (EN-09).
 * @throws TypeError where its params are none of the promotion, or `from` and `until` no span of time
 * @example
 * offerOf(happyHour, { id: 'fifth', name: 'A fifth off', params: { percent: 20, from: 0 } }).code; // HAPPY-HOUR
 */
export const offerOf = <P>(promotion: Promotion<string, P>, { params, ...terms }: OfferTerms<Written<P>>): Offer => {
  const read = readOffer(promotion, { ...terms, params });
  if (E.isLeft(read)) throw new TypeError(`no params of ${promotion.code}: ${JSON.stringify(params)}`);
  return read.right;
};

/**
 * An offer whose params are not known yet, as of a file: what the promotion’s codec has against them, or the offer (EN-10).
 * @throws TypeError where `from` and `until` are no span of time
 * @example
 * E.isLeft(readOffer(happyHour, { id: 'odd', name: 'Odd', params: { percent: 'ten' } })); // true
 */
export const readOffer = <P>(
  promotion: Promotion<string, P>,
  { params, ...terms }: OfferTerms<unknown>,
): E.Either<unknown, Offer> => E.map((read: P) => madeOf(promotion, terms, read))(promotion.params.decode(params));
