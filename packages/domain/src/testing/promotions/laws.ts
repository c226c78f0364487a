import fc from 'fast-check';
import { applyPromotion } from '../../engine/cart-verbs.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { piecePrice } from '../../price/ledger/line.ts';
import { plainPolicy } from '../../engine/cart/plain.ts';
import { bestOffers } from '../../engine/find-best-offers.ts';
import { createEngine } from '../../engine/create-engine.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import { won } from '../../money/won.ts';
import type { Offer, Lacking, PromotionUnit } from '../../engine/promotions/offer.ts';
import {
  answered,
  must,
  type Asked,
  amountsOf,
  answerOf,
  ofUnit,
  textOf,
  totalOf,
  type Answer,
  unchanged,
  inWorld,
  type World,
} from './answer.ts';
import { seenUnits } from '../../engine/promotions/evaluate.ts';
import { randomOf } from '../random.ts';
import { placeholdersIn } from '../../messages/format-message.ts';

const withoutAddOns = (unit: CartUnit): CartUnit => ({ ...unit, item: { ...unit.item, additions: [] } });

/** Shipping terms with a fee for each parcel. */
const policiesOf = (units: readonly CartUnit[]): readonly ShippingPolicy[] =>
  [...new Set(units.map((unit) => unit.shippingPolicyKey))].map((shippingPolicyKey) => ({
    ...plainPolicy,
    shippingPolicyKey,
    shippingFee: won(500),
  }));

/**
 * Prices a cart with the promotion and checks general price properties.
 * @returns true if it has a saving
 */
export const lawsInACart = (offer: Offer, asked: Asked): boolean => {
  const {
    units,
    order: { currency, now, buyer, fields, couponCodes, buyerGroups },
  } = asked;
  // without names of other offers, which the engine does not have, and without rules, because a free order is no best offer but still satisfies the properties
  const engine = createEngine({ currency, promotions: [{ ...offer, stacksWith: [] }], rules: [] });
  // whole numbers, i.e. minor units of any currency
  const cart = (of: readonly CartUnit[], promotions: readonly string[]) =>
    engine.cartOf(of, { buyer, fields, promotions, couponCodes, buyerGroups, shipping: { policies: policiesOf(of) } });
  const priced = (of: readonly CartUnit[], promotions: readonly string[]) =>
    answered(asked, () => engine.priceOfCart(cart(of, promotions), now));
  const [bare, price, turned] = [priced(units, []), priced(units, [offer.id]), priced(units.toReversed(), [offer.id])];
  const paid = priced(units.filter((unit) => piecePrice(unit) > 0).map(withoutAddOns), [offer.id]);
  const sum = price.entries.reduce((total, { amount }) => total + amount, 0);
  must(sum === price.price, 'the ledger adds up', asked, `${sum}`, `${price.price}`);
  const off = price.promotions.reduce((total, promotion) => total + promotion.total, 0);
  const found = [off, bare.price, price.price].map(String);
  must(off === bare.price - price.price, 'the ledger says all that it takes off', asked, ...found);
  for (const { cartUnitId: id } of units) {
    const own = price.entries.filter(({ place }) => place.type === 'Unit' && place.cartUnitId === id);
    const left = own.reduce((total, { amount }) => total + amount, 0);
    must(left >= 0, 'no unit costs less than nothing', asked, `${left} of unit ${id}`);
  }
  const [each = '', ofTurned = '', ofPaid = ''] = [price, turned, paid].map(({ promotions }) =>
    JSON.stringify(promotions.map(({ amounts }) => [...amounts])),
  );
  must(each === ofTurned, 'the order of the cart means nothing', asked, each, ofTurned);
  must(each === ofPaid, 'add-ons and free samples mean nothing', asked, each, ofPaid);
  const best = answered(asked, () => bestOffers(engine, cart(units, []), now));
  const isKnown = best.isProved && best.saving === Math.max(0, off);
  must(isKnown, 'the best offers know it, proved', asked, `${best.saving} of ${off}`);
  const used = answered(asked, () => applyPromotion(engine, cart(units, []), offer.id, now));
  must(off === 0 || used.ok, 'where it takes something off it can be used', asked, fc.stringify(used));
  return off > 0;
};

const amounts = (asked: Asked, { on, worth }: Answer): void => {
  const each: readonly unknown[] = [worth].flat(2);
  const found = fc.stringify(worth);
  must(each.every(Number.isSafeInteger), 'it takes off whole amounts', asked, found);
  const isNotBelow = each.every((one) => Number(one) >= 0);
  must(isNotBelow, 'it takes nothing below 0 off', asked, found);
  if (typeof worth !== 'object') return;
  must(worth.length === on.length, 'it says an amount for each unit', asked, found);
  const isLeft = worth.every((one, i) => ofUnit(one) <= (on[i]?.left ?? 0));
  must(isLeft, 'it takes no more off a unit than is left of its price', asked, found);
  const isOfPieces = worth.every((one, i) => {
    const pieces = on[i]?.pieces ?? [];
    return typeof one === 'number' || (one.length === pieces.length && one.every((off, n) => off <= (pieces[n] ?? 0)));
  });
  must(isOfPieces, 'it takes no more off a piece than is left of its price', asked, found);
};

/** Checks that a missing condition has all message values and possible fixes. */
const refusal = ({ message, reasons }: Offer, asked: Asked, { params, fixes = [], code }: Lacking): void => {
  const words = code === undefined ? message : reasons[code];
  must(words !== undefined, 'what it lacks is one of its reasons', asked, `${code}`);
  for (const text of Object.values(words ?? {})) {
    const missing = placeholdersIn(text).filter((name) => name !== 'name' && !Object.hasOwn(params, name));
    must(missing.length === 0, 'what it lacks has each value that its message names', asked, missing.join(', '));
  }
  const ids = new Set(asked.units.map(({ cartUnitId }) => cartUnitId));
  const isOfCart = (fix: (typeof fixes)[number]): boolean => {
    const named = 'cartUnitIds' in fix ? fix.cartUnitIds : 'cartUnitId' in fix ? [fix.cartUnitId] : [];
    const isWhole = fix.type !== 'SetQuantity' || (Number.isSafeInteger(fix.quantity) && fix.quantity > 0);
    return isWhole && named.every((id) => ids.has(id));
  };
  const found = fc.stringify(fixes);
  must(fixes.every(isOfCart), 'what mends it is about units of the cart, in whole pieces', asked, found);
};

/** True if two units share a property, so either of them may get a saving. */
const hasTies = (units: readonly PromotionUnit[]): boolean => {
  const known = new Set<string>();
  return units.some(({ unit, quantity, left, pieces }) => {
    const each = pieces.map((piece) => `${piece} each`);
    const own = new Set([unit.item.itemNo, `${quantity} pieces`, `${left} left`, ...each]);
    const isTied = [...own].some((one) => known.has(one));
    for (const one of own) known.add(one);
    return isTied;
  });
};

const orders = <A>(values: readonly A[]): readonly (readonly A[])[] => [
  values.toReversed(),
  [...values.slice(1), ...values.slice(0, 1)],
];

const anyOrder = (offer: Offer, asked: Asked, first: Answer): void => {
  const isTied = hasTies(first.on);
  for (const units of orders(asked.units)) {
    const other = answerOf(offer, { ...asked, units });
    const same = (of: (answer: Answer) => unknown): void => {
      const [one, two] = [first, other].map((answer) => String(of(answer)));
      must(one === two, 'the order of units means nothing', asked, textOf(first), textOf(other));
    };
    same(({ lacking }) => lacking === undefined);
    same(totalOf);
    if (isTied) continue;
    same(amountsOf);
    same(({ lacking }) => fc.stringify(lacking?.params));
  }
};

/** Checks the promised upper bound of savings when some pieces cost less and others become free. */
const lowerPrices = (offer: Offer, asked: Asked, first: Answer, dice: number): void => {
  const most = offer.neverGrows ? totalOf(first) : answered(asked, () => offer.upperBound(first.on, asked.order));
  const random = randomOf(dice);
  const lowered = (price: number): number =>
    Math.floor(price * (random() < 0.5 ? 1 : Math.max(0, random() * 1.5 - 0.5)));
  const pieces = new Map(
    first.on.map((one) => [
      one.unit.cartUnitId,
      one.pieces
        .map(lowered)
        .filter((price) => price > 0)
        .toSorted((a, b) => b - a),
    ]),
  );
  const on = seenUnits(
    first.on.map(({ unit }) => unit),
    pieces,
  );
  const lacking = answered(asked, () => offer.lacks(on, asked.order));
  const worth = lacking || on.length === 0 ? undefined : answered(asked, () => offer.worth(on, asked.order));
  const after = totalOf({ on, lacking, worth });
  const prices = on.map((one) => `${one.unit.cartUnitId} at ${one.pieces.join(' + ')}`).join(', ');
  const law = offer.neverGrows ? 'its saving never grows' : 'its saving is at most its upper bound';
  must(after <= most, law, asked, `${most}`, `${after} with ${prices}`);
  const left = on.reduce((total, one) => total + one.left, 0);
  const share = offer.mostShare * left + on.reduce((total, { quantity }) => total + quantity, 0);
  const ofPrice = 'its saving is at most its share of the price';
  must(Math.min(after, left) <= share, ofPrice, asked, `${share}`, `${after} with ${prices}`);
};

const saidIn = (world: World, offer: Offer, asked: Asked): string =>
  inWorld(world, () => textOf(answerOf(offer, asked)));

/** Repeats a call; throws a BrokenLaw if the answer differs. */
export const saysStill = (offer: Offer, asked: Asked, here: World, said: string): void => {
  const again = saidIn(here, offer, asked);
  must(again === said, 'asked again it says the same', asked, said, again);
};

const CLOCK = 'it reads no clock';
const CHANCE = 'it leaves nothing to chance';

export const isOfElsewhere = (law: string): boolean => law === CLOCK || law === CHANCE;

/** Repeats a call at other times and with other random numbers; throws a BrokenLaw if the answer differs. */
export const saysElsewhere = (offer: Offer, asked: Asked, here: World, others: readonly World[]): void => {
  const said = saidIn(here, offer, asked);
  saysStill(offer, asked, here, said);
  for (const { now, dice } of others) {
    const later = saidIn({ ...here, now }, offer, asked);
    must(later === said, CLOCK, asked, said, later);
    const rolled = saidIn({ ...here, dice }, offer, asked);
    must(rolled === said, CHANCE, asked, said, rolled);
  }
};

/**
 * Checks the answer of a promotion in several settings.
 * @returns its answer
 */
export const lawsOfWorth = (offer: Offer, asked: Asked, here: World, others: readonly World[]): string => {
  const answer = inWorld(here, () => answerOf(offer, asked, unchanged));
  const said = textOf(answer);
  if (answer.lacking) refusal(offer, asked, answer.lacking);
  else if (answer.on.length > 0) amounts(asked, answer);
  saysElsewhere(offer, asked, here, others);
  inWorld(here, () => anyOrder(offer, asked, answer));
  for (const { dice } of others) inWorld(here, () => lowerPrices(offer, asked, answer, dice));
  return said;
};
