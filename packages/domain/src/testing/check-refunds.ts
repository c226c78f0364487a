import type { CartUnitId } from '../money/ids.ts';
import type { EngineCart } from '../engine/cart/engine-cart.ts';
import type { CustomFields } from '../engine/cart/fields.ts';
import type { Engine } from '../engine/engine.ts';
import type { PaidOrder, Refund, ReturnedPieces } from '../engine/refund/refund-result.ts';
import { refund } from '../engine/refund/refund.ts';
import { sum } from '../money/won.ts';

const check = (law: string, found: number, expected: number): void => {
  if (found !== expected) throw new Error(`${law}: ${found}, not ${expected}`);
};

const atMost = (law: string, found: number, most: number): void => {
  if (found > most) throw new Error(`${law}: ${found}, more than ${most}`);
};

const checkSums = ({ amount, lines, tax }: Refund): void => {
  atMost('a refund is not negative', -amount, 0);
  check('the lines add up to the refund', sum(lines.map((line) => line.amount)), amount);
  for (const line of lines)
    check('the reasons add up to the line', sum(line.entries.map((entry) => entry.amount)), line.amount);
  if (!tax) return;
  check('net and tax of a refund', tax.net + tax.tax, tax.gross);
  check('the refunded receipt adds up to the refund', tax.gross, amount);
};

/** Codes of deductions and of their return, in a shop with readable codes and in others. */
const deductionCode = /^REFUND.(?:NO.LONGER.APPLIES|DEDUCTION.RETURNED)$/u;

/** Checks that after deductions the kept pieces cost no more than in an order of their own, apart from rounding per piece. */
const checkDeductions = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  { cart, now, refunds = [] }: PaidOrder<C, F>,
): void => {
  const lines = refunds.flatMap((one) => one.lines).filter(({ place }) => place.type === 'Unit');
  const deducted = lines.flatMap(({ entries }) => entries.filter(({ code }) => deductionCode.test(code)));
  if (sum(deducted.map(({ amount }) => amount)) === 0) return;
  const goodsOf = (one: EngineCart<C, F>): number =>
    sum(engine.priceOfCart(one, now).entries.flatMap(({ place, amount }) => (place.type === 'Unit' ? [amount] : [])));
  const returned = refunds.flatMap((one) => one.pieces);
  const units = cart.units
    .map((unit) => {
      const gone = returned.filter(({ cartUnitId }) => cartUnitId === unit.cartUnitId);
      return { ...unit, quantity: gone.reduce((left, { quantity }) => left - quantity, unit.quantity) };
    })
    .filter(({ quantity }) => quantity > 0);
  const ids = new Set(units.map(({ cartUnitId }) => cartUnitId));
  const applied = cart.coupons.applied.flatMap((coupon) => {
    const cartUnitIds = coupon.cartUnitIds.filter((id) => ids.has(id));
    return cartUnitIds.length > 0 ? [{ ...coupon, cartUnitIds }] : [];
  });
  const alone = goodsOf({
    ...cart,
    units,
    selected: cart.selected.filter((id) => ids.has(id)),
    saving: [],
    coupons: { ...cart.coupons, applied },
  });
  const paid = goodsOf(cart) - sum(lines.map(({ amount }) => amount));
  // a reduction and its tax are rounded
  const rounded = units.reduce((total, { quantity }) => total + quantity, 0) * (engine.terms.tax ? 2 : 1);
  atMost('after a deduction, what is kept costs no more than alone', paid, alone + rounded);
};

/** Returns the parts in another order: `pick` chooses the next one, from 0 to below 1. */
const shuffled = (parts: readonly ReturnedPieces[], pick: () => number): readonly ReturnedPieces[] => {
  const left = [...parts];
  return parts.flatMap(() => left.splice(Math.floor(pick() * left.length), 1));
};

/** Most returns of a unit. */
const MAX_RETURNS = 10;

/** Splits a quantity into at most ten returns of whole steps; up to ten pieces are returned one by one. */
const returnsOf = (cartUnitId: CartUnitId, quantity: number, step: number): readonly ReturnedPieces[] => {
  const most = Math.ceil(quantity / step / MAX_RETURNS) * step;
  return Array.from({ length: Math.ceil(quantity / most) }, (_, i) => ({
    cartUnitId,
    quantity: Math.min(most, quantity - i * most),
  }));
};

/**
 * Checks the laws of refunds on a cart (EN-13): each unit is returned in at most ten parts, in a given order. No refund is
 * negative, and the refunds never exceed the price. After a deduction the kept pieces cost no more than in an order of
 * their own. Lines and reasons add up, and all refunds together return the whole price and tax.
 * @param pick chooses the next part: a number from 0 to below 1
 * @throws Error with the violated law
 * @example
 * checkRefunds(shop, basket, now, () => 0); // undefined
 */
export const checkRefunds = <C extends string, F extends CustomFields = CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  now: number,
  pick: () => number,
): void => {
  const { price, entries, tax, shippingTotal, overseaShippingTotal } = engine.priceOfCart(cart, now);
  const steps = new Map(
    cart.units.map(({ cartUnitId, item }) => [cartUnitId, item.measure ? Math.max(1, item.limits.multiple) : 1]),
  );
  const parts = entries.flatMap(({ rule, place, inputs }) =>
    rule === 'ItemPrice' && place.type === 'Unit'
      ? returnsOf(place.cartUnitId, inputs.quantity, steps.get(place.cartUnitId) ?? 1)
      : [],
  );
  let order: PaidOrder<C, F> = { cart, now };
  for (const part of shuffled(parts, pick)) {
    const found = refund(engine, order, [part]);
    if (!found.ok) throw new Error(`a part is returned: ${found.reason.code}`);
    checkSums(found.refund);
    ({ order } = found);
    checkDeductions(engine, order);
    atMost('never more than was paid', sum((order.refunds ?? []).map(({ amount }) => amount)), price);
  }
  const refunds = order.refunds ?? [];
  const total = sum(refunds.map(({ amount }) => amount));
  if (engine.terms.refunds?.shipping === 'Never') {
    atMost('at least the goods are returned', price - total, shippingTotal + overseaShippingTotal + (tax?.tax ?? 0));
    return;
  }
  check('refunding everything returns everything', total, parts.length > 0 ? price : 0);
  if (tax)
    check('and its tax', sum(refunds.map((one) => one.tax?.tax ?? 0).map((amount) => amount as typeof price)), tax.tax);
};
