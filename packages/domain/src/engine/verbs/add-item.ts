import * as E from '../../money/either.ts';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import type { Addition } from '../../entities/cart/item.ts';
import { keepAgreed } from '../../cart/changes.ts';
import { couponsOn } from '../../entities/coupon/coupon.ts';
import { cartUnitId } from '../../money/ids.ts';
import { type AddFacts, MIN_QUANTITY, type QuantityFacts } from '../../rules/facts.ts';
import type { Cart } from '../../cart/cart.ts';
import { finding, type Finding } from '../../rule/rule.ts';
import { hasAllTerms, rejectContradictions } from '../cart/contradictions.ts';
import { misfitsOf, unitShape } from '../cart/shapes.ts';
import { changed, type Changed } from './in-cart.ts';

/** A unit without a number; the cart assigns it. */
export type NewItem = Omit<CartUnit, 'cartUnitId'>;

/** Units of one item with different custom fields, such as an engraving, are different choices. */
const choiceOf = ({ item: { itemNo, options, fields = {} }, cartUnitType, bundleKey }: NewItem): string =>
  JSON.stringify([
    itemNo,
    cartUnitType,
    bundleKey,
    options.map(({ optionNo, optionEntries }) => JSON.stringify([optionNo, optionEntries])).toSorted(),
    Object.entries(fields)
      .map((field) => JSON.stringify(field))
      .toSorted(),
  ]);

const keyOf = ({ additionNo, name, value, price }: Addition): string =>
  JSON.stringify([additionNo, name, value, price]);

const addedUp = (ours: readonly Addition[], theirs: readonly Addition[]): readonly Addition[] => {
  const sums = new Map<string, Addition>();
  for (const one of [...ours, ...theirs]) {
    const before = sums.get(keyOf(one));
    sums.set(keyOf(one), before ? { ...one, quantity: before.quantity + one.quantity } : one);
  }
  return [...sums.values()];
};

/** Adds pieces of the same choice. Price, stock and discounts of all pieces are those of the added item, the current ones. */
const grown = (unit: CartUnit, { quantity, item, discounts }: NewItem): CartUnit => ({
  ...unit,
  quantity: unit.quantity + quantity,
  version: unit.version + 1,
  discounts,
  item: { ...item, additions: addedUp(unit.item.additions, item.additions) },
});

export interface AddChecks {
  readonly add: (facts: AddFacts) => E.Either<Finding, AddFacts>;
  readonly quantity: (facts: QuantityFacts) => E.Either<Finding, number>;
}

/** Rejects a quantity that is not a whole number of at least 1 (QT-01). */
const noPieces = (pieces: number): E.Either<Finding, number> => {
  if (!Number.isSafeInteger(pieces)) return E.left(finding('CART-BR3-16', {}));
  return pieces < MIN_QUANTITY ? E.left(finding('CART-BR3-01', {})) : E.right(pieces);
};

/** Throws unless a new unit finds its terms, if the cart has any. Otherwise it would ship free silently. */
const checkTerms = (unit: CartUnit, cart: Cart): void => {
  const { shippingPolicyKey: found } = unit;
  if (!hasAllTerms(cart) || !isOrderable(unit)) return;
  if (!cart.shipping.policies.some((policy) => policy.shippingPolicyKey === found))
    rejectContradictions('not an item', [{ type: 'NoSuchTerms', path: 'added.shippingPolicyKey', found }]);
};

/** Adds and selects an item, or lets an equal choice grow; returns the first violation otherwise (EN-06, GM-2). */
export const addItem = (cart: Cart, added: NewItem, checks: AddChecks, nameOf?: (path: string) => string): Changed => {
  const { units, selected, buyer } = cart;
  const next = cartUnitId(Math.max(0, ...units.map((unit) => unit.cartUnitId)) + 1);
  const noCoupons = added.appliedCouponIssueNoes && { appliedCouponIssueNoes: [] };
  const fresh: CartUnit = { ...added, cartUnitId: next, ...noCoupons };
  rejectContradictions('not an item', misfitsOf({ ...fresh, quantity: 1 }, unitShape, 'added'), nameOf);
  const pieces = noPieces(added.quantity);
  if (E.isLeft(pieces)) return pieces;
  const same = units.find((unit) => choiceOf(unit) === choiceOf(added));
  if (!same) checkTerms(fresh, cart);
  const unit: CartUnit = same ? grown(same, added) : fresh;
  const verdict = checks.add({
    unit: { ...unit, quantity: added.quantity },
    buyer,
    cartUnitCount: units.length,
    piecesInCart: same?.quantity ?? 0,
    hasAddress: cart.destination.address !== undefined,
  });
  if (E.isLeft(verdict)) return verdict;
  const put = same ? units.with(units.indexOf(same), unit) : [...units, unit];
  const isNew = isOrderable(unit) && !selected.includes(unit.cartUnitId);
  const after = keepAgreed(cart, {
    ...cart,
    units: put,
    selected: isNew ? [...selected, unit.cartUnitId] : selected,
  });
  if (!same) return changed(after);
  const hasCoupon = couponsOn(cart.coupons.applied, same.cartUnitId).length > 0;
  const growing = checks.quantity({
    unit: { ...unit, quantity: same.quantity },
    asked: String(unit.quantity),
    hasCoupon,
  });
  return E.chain(() => changed(after))(growing);
};
