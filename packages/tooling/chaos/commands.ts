import type { Command, Session } from '@baguni/use-cases';
import { chosenUnits, couponKeyOf, isOrderable, itemNo, laneOf } from '@baguni/domain/internal';
import type { Random } from './random.ts';

/** Weights of the possible commands. */
const weights = [
  ['quantity', 30],
  ['delete', 7],
  ['undo', 3],
  ['add', 16],
  ['select', 6],
  ['coupons', 14],
  ['uncoupon', 4],
  ['reload', 3],
  ['narrow', 8],
  ['order', 15],
] as const;

/** The largest requested quantity, which exceeds the stock of some items. */
const MOST_PIECES = 6;

const couponCommand = (state: Session, random: Random): Command | undefined => {
  if (state.couponBox === undefined) {
    const unit = random.pick(state.cart.units);
    return unit && { type: 'OpenCouponBox', cartUnitId: unit.cartUnitId };
  }
  const coupon = random.pick(state.cart.coupons.offered);
  if (!coupon || random.chance(0.4)) return { type: random.chance(0.7) ? 'ApplyCouponBox' : 'CloseCouponBox' };
  if (coupon.issueNo === undefined) return { type: 'DownloadCoupon', policyNo: coupon.policyNo };
  const lane = laneOf(coupon) ?? null;
  return lane === null ? undefined : { type: 'ChooseCoupon', lane, couponKey: couponKeyOf(coupon) };
};

/**
 * Picks the next command of a shopper, or none if it is impossible now.
 * @param addedItem the item that shoppers only add, never change or delete
 */
export const nextCommand = (state: Session, random: Random, addedItem: string): Command | undefined => {
  if (state.load === 'LoadFailed') return { type: 'OpenCart' };
  if (state.load === 'NotLoaded') return undefined;
  const own = state.cart.units.filter(({ item }) => item.itemNo !== addedItem);
  const unit = random.pick(own);
  const choice = random.weighted(weights);
  switch (choice) {
    case 'quantity':
      return (
        unit && { type: 'ChangeQuantity', cartUnitId: unit.cartUnitId, asked: String(1 + random.below(MOST_PIECES)) }
      );
    case 'delete':
      return unit && { type: 'DeleteUnits', cartUnitIds: [unit.cartUnitId], place: 'Unit' };
    case 'undo':
      return { type: 'UndoRemoval' };
    case 'add':
      return { type: 'AddToCart', item: { itemNo: itemNo(addedItem), quantity: 1, optionNos: [], additions: [] } };
    case 'select':
      return unit && { type: 'ToggleUnit', cartUnitId: unit.cartUnitId };
    case 'coupons':
      return couponCommand(state, random);
    case 'uncoupon': {
      const id = random.pick(state.cart.coupons.applied.flatMap(({ cartUnitIds }) => cartUnitIds));
      return id && { type: 'RemoveCoupons', cartUnitIds: [id] };
    }
    case 'reload':
      return { type: 'OpenCart' };
    case 'narrow': {
      const orderable = random.pick(state.cart.units.filter(isOrderable));
      return orderable && { type: 'SelectOnly', cartUnitIds: [orderable.cartUnitId] };
    }
    case 'order':
      return chosenUnits(state.cart).length > 0 ? { type: 'Order' } : undefined;
    case undefined:
      return undefined;
  }
};
