import { unitOfId } from '../../entities/cart/cart-unit.ts';
import { groupBy } from '../../entities/cart/tree.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { sum, won, type Won } from '../../money/won.ts';
import { placeKey, totalOf } from '../../price/ledger/ledger.ts';
import { notAMultiple } from '../../rules/quantity.ts';
import { codeNames, type CodeNames } from '../codes.ts';
import { checkArgument, checkCount, checkFields, checkId, checkKind, isWhole, LIST } from '../cart/arguments.ts';
import type { EngineCart } from '../cart/engine-cart.ts';
import type { CustomFields } from '../cart/fields.ts';
import type { ShopFinding, Values } from '../finding.ts';
import { notOffered, notOfferedFinding } from '../order.ts';
import { priceOfCart } from '../price-of-cart.ts';
import type { Shop } from '../shop.ts';
import { shopOfCart, type EngineShop } from '../terms.ts';
import { limitLost, lostReductions, sourceOf, type LostReduction } from './lost-reductions.ts';
import { refundedTax } from './refund-tax.ts';
import { keptShares, orderedPieces, paidPlaces, totalOfShares } from './refund-shares.ts';
import type { PaidPlace, Pieces } from './refund-shares.ts';
import type {
  PaidOrder,
  Refund,
  RefundEntry,
  RefundLine,
  RefundResult,
  ReturnedPieces,
  PiecesToReturn,
} from './refund-result.ts';

const refusal = (code: string, cartUnitId: CartUnitId, argument: string, params: Values): ShopFinding => ({
  code,
  params: { argument, unit: cartUnitId, ...params },
  units: [cartUnitId],
  fixes: [],
});

/** @throws TypeError that names the argument */
const checkPieces: (pieces: readonly PiecesToReturn[]) => asserts pieces is readonly ReturnedPieces[] = (pieces) => {
  checkArgument(Array.isArray(pieces), 'pieces', 'a list of returned pieces', pieces);
  for (const [i, { cartUnitId, quantity }] of pieces.entries()) {
    checkId(cartUnitId, `pieces.${i}.cartUnitId`);
    checkCount(quantity, `pieces.${i}.quantity`);
  }
};

/** Returns the first reason against returning these pieces. */
const findRefusal = (
  pieces: readonly ReturnedPieces[],
  ordered: Pieces,
  before: Pieces,
  units: EngineCart['units'],
): ShopFinding | undefined => {
  const left = new Map(before);
  for (const [i, { cartUnitId, quantity }] of pieces.entries()) {
    const all = ordered.get(cartUnitId);
    if (all === undefined) return refusal('REFUND-UNKNOWN-UNIT', cartUnitId, `pieces.${i}.cartUnitId`, {});
    const argument = `pieces.${i}.quantity`;
    if (quantity > all) return refusal('REFUND-TOO-MANY', cartUnitId, argument, { ordered: all });
    const remaining = left.get(cartUnitId) ?? 0;
    if (quantity > remaining)
      return refusal('REFUND-ALREADY-RETURNED', cartUnitId, argument, { ordered: all, left: remaining });
    const unit = unitOfId(units, cartUnitId);
    // the rest may always be returned
    if (unit?.item.measure && quantity < remaining) {
      const odd = notAMultiple.broken({ unit, asked: quantity, hasCoupon: false });
      if (odd) return refusal(odd.code, cartUnitId, argument, odd.params);
    }
    left.set(cartUnitId, remaining - quantity);
  }
  return undefined;
};

/** Returns the first sign that the terms are not those of the order. */
const findOtherTerms = (shop: Shop, cart: EngineCart, price: number, payable = price): ShopFinding | undefined => {
  const [promotion] = notOffered(shop, cart);
  if (promotion !== undefined) return notOfferedFinding(promotion);
  return price === payable
    ? undefined
    : { code: 'REFUND-OTHER-TERMS', params: { argument: 'order.payable', payable: price }, units: [], fixes: [] };
};

const withoutPieces = (pieces: Pieces, returned: readonly ReturnedPieces[]): Pieces => {
  const left = new Map(pieces);
  for (const { cartUnitId, quantity } of returned) left.set(cartUnitId, (left.get(cartUnitId) ?? 0) - quantity);
  return left;
};

const keptCart = (cart: EngineCart, kept: Pieces): EngineCart => {
  const isKept = (id: CartUnitId): boolean => (kept.get(id) ?? 0) > 0;
  return {
    ...cart,
    units: cart.units.flatMap((unit) =>
      isKept(unit.cartUnitId) ? [{ ...unit, quantity: kept.get(unit.cartUnitId) ?? 0 }] : [],
    ),
    selected: cart.selected.filter(isKept),
    saving: [],
  };
};

const entryKey = ({ rule, source }: { readonly rule: string; readonly source: string }): string => `${rule}/${source}`;

/** Returns what earlier refunds deducted for lost reductions of a place, or paid back, by reduction. */
const lostBefore = (
  refunds: readonly Refund[],
  { place }: PaidPlace,
  codes: readonly string[],
): readonly RefundEntry[] =>
  refunds.flatMap(({ lines }) =>
    lines
      .filter((line) => placeKey(line.place) === placeKey(place))
      .flatMap(({ entries }) => entries.filter(({ code }) => codes.includes(code))),
  );

const lostEntries = (
  paid: PaidPlace,
  refunds: readonly Refund[],
  lost: readonly LostReduction[],
  { nameOf }: CodeNames,
): readonly RefundEntry[] => {
  const deducted = new Map<string, RefundEntry>();
  const [code, paidBack] = [nameOf('REFUND-NO-LONGER-APPLIES'), nameOf('REFUND-DEDUCTION-RETURNED')];
  const add = (entry: Omit<RefundEntry, 'code'>): void => {
    const amount = won((deducted.get(entryKey(entry))?.amount ?? 0) + entry.amount);
    deducted.set(entryKey(entry), { ...entry, code: amount > 0 ? paidBack : code, amount });
  };
  for (const entry of lostBefore(refunds, paid, [code, paidBack])) add({ ...entry, amount: won(-entry.amount) });
  for (const { rule, source, name, amount, paid: of } of lost)
    if (of === paid) add({ params: { name }, rule, source, amount: won(-amount) });
  return [...deducted.values()].filter(({ amount }) => amount !== 0);
};

const returnedEntries = (
  { place, entries }: PaidPlace,
  before: readonly Won[],
  after: readonly Won[],
  { nameOf }: CodeNames,
): readonly RefundEntry[] =>
  entries.flatMap((entry, i) => {
    const amount = won((before[i] ?? 0) - (after[i] ?? 0));
    const code = nameOf(place.type === 'Unit' ? 'REFUND-RETURNED' : 'REFUND-SHIPPING');
    const source = sourceOf(entry);
    const name = 'name' in entry.inputs ? entry.inputs.name : '';
    return amount === 0 ? [] : [{ code, params: { name }, rule: entry.rule, source, amount } as const];
  });

/** Totals the refunded amounts of each place. */
const refundedByPlace = (places: readonly PaidPlace[], refunds: readonly Refund[]): ReadonlyMap<PaidPlace, Won> => {
  const all = refunds.flatMap((one) => one.lines);
  const lines = new Map(groupBy(all, ({ place }) => placeKey(place)));
  return new Map(
    places.map((paid) => [paid, sum((lines.get(placeKey(paid.place)) ?? []).map(({ amount }) => amount))]),
  );
};

/**
 * Refunds pieces of a paid order (EN-13). Each piece has its share of every ledger entry. What promotions, discounts and
 * coupons save on the kept pieces is at most their saving on an order of only these pieces; the difference is deducted,
 * at most down to a refund of 0. The result is the refund and the order with it, or the first reason against it.
 * @param order a cart with the time of its order, and its earlier refunds
 * @param pieces the returned pieces of each unit, at least 1
 * @throws TypeError that names an invalid argument
 * @example
 * const order = { cart: basket, now, payable: shop.priceOfCart(basket, now).price };
 * const returned = refund(shop, order, [{ cartUnitId: 1, quantity: 1 }]);
 * returned.ok && returned.refund.amount; // 125
 */
export const refund = <C extends string, F extends CustomFields = CustomFields>(
  engine: EngineShop<C, F>,
  order: PaidOrder<C, F>,
  pieces: readonly PiecesToReturn[],
): RefundResult<C, F> => {
  checkFields(order, 'order', ['cart', 'now', 'payable', 'refunds'] satisfies readonly (keyof PaidOrder)[]);
  checkPieces(pieces);
  const { cart, now, payable, refunds = [] } = order;
  if (payable !== undefined)
    checkArgument(isWhole(payable, 0), 'order.payable', 'a whole number of 0 or more', payable);
  checkKind(refunds, 'order.refunds', LIST);
  const shop = shopOfCart(engine, cart, now);
  const names = codeNames(shop);
  const paid = priceOfCart(shop, cart, now);
  const ordered = orderedPieces(paid.entries);
  const before = refunds.reduce((left, one) => withoutPieces(left, one.pieces), ordered);
  const reason = findOtherTerms(shop, cart, paid.price, payable) ?? findRefusal(pieces, ordered, before, cart.units);
  if (reason) return { ok: false, reason: names.named(reason) };

  const after = withoutPieces(before, pieces);
  const places = paidPlaces(paid.entries);
  const sharesAt = (kept: Pieces) => keptShares(places, cart.units, ordered, kept, shop.currency, shop.refunds);
  const [sharesBefore, sharesAfter] = [sharesAt(before), sharesAt(after)];
  const again = priceOfCart(shop, keptCart(cart, after), now).entries;
  const left = totalOf(paid.entries) - sum(refunds.map(({ amount }) => amount)) - totalOfShares(sharesAfter);
  const lost = limitLost(lostReductions(shop, cart.units, sharesAfter, after, again), won(left));

  const lines = places.flatMap((one): readonly RefundLine[] => {
    const shared = returnedEntries(one, sharesBefore.get(one) ?? [], sharesAfter.get(one) ?? [], names);
    const entries = [...shared, ...lostEntries(one, refunds, lost, names)];
    const id = one.place.type === 'Unit' ? one.place.cartUnitId : undefined;
    const quantity = id === undefined ? 0 : (before.get(id) ?? 0) - (after.get(id) ?? 0);
    return entries.length === 0 && quantity === 0
      ? []
      : [{ place: one.place, quantity, amount: sum(entries.map(({ amount }) => amount)), entries }];
  });
  const found: Refund = { amount: sum(lines.map(({ amount }) => amount)), pieces, lines };
  const withTax =
    shop.tax && paid.tax
      ? {
          ...found,
          tax: refundedTax(
            { tax: shop.tax, currency: shop.currency },
            paid.tax,
            cart.units,
            refundedByPlace(places, refunds),
            refundedByPlace(places, [...refunds, found]),
          ),
        }
      : found;
  return { ok: true, refund: withTax, order: { ...order, refunds: [...refunds, withTax] } };
};
