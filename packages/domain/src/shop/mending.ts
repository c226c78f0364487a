import { either as E, option as O } from 'fp-ts';
import { changeQuantity } from '../engine/change-quantity.ts';
import { withFix } from '../orders/fix.ts';
import type { ShopFix } from './finding.ts';
import type { AnyCart } from './in.ts';
import type { Shop } from './shop.ts';
import { bareInput, promotionOrder, shopState } from './shop-state.ts';
import { workOut, type Worked } from './worked.ts';

const isPossible = (shop: Shop, cart: AnyCart, fix: ShopFix): boolean => {
  if (fix.type !== 'SetQuantity') return true;
  // the fix asks to remove the coupons of the unit first
  const uncouponed = { units: cart.units, coupons: { applied: [] } };
  const verdict = changeQuantity(uncouponed, fix.cartUnitId, String(fix.quantity), shop.checks.quantity);
  return O.isSome(verdict) && E.isRight(verdict.value);
};

const isMended = (shop: Shop, cart: AnyCart, now: number, fix: ShopFix, { offer }: Worked): boolean => {
  if (fix.type === 'RemovePromotion') return false;
  const after = shopState(withFix(cart, fix), shop, now);
  const used = shop.offers.filter((one) => one === offer || cart.promotions?.includes(one.id));
  const all = workOut(bareInput(after), used, promotionOrder(after, shop.currency));
  return all.some((one) => one.offer === offer && one.total > 0);
};

/** Keeps only the fixes of a missing condition that are possible and effective (CK-18). */
export const withMendingFixes = (shop: Shop, cart: AnyCart, now: number, worked: Worked): Worked => {
  const { lacking } = worked;
  if (!lacking?.fixes) return worked;
  const fixes = lacking.fixes.filter((fix) => isPossible(shop, cart, fix) && isMended(shop, cart, now, fix, worked));
  return { ...worked, lacking: { ...lacking, fixes } };
};
