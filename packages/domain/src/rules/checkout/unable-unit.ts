import { isOrderable, type CartUnit, type UnableOrderType } from '../../entities/cart/cart-unit.ts';
import { finding, productOf, type Finding, type Fix } from '../../rule/rule.ts';

export const clubBizCodes = ['CART-BR7-45', 'CART-BR7-46'] as const;

/** Returns -46 if any other unit is selected, otherwise -45 (CK-02). */
export const clubBizCode = (chosen: readonly CartUnit[]): (typeof clubBizCodes)[number] =>
  chosen.every((unit) => unit.item.flags?.isSmileClubBizDeal) ? 'CART-BR7-45' : 'CART-BR7-46';

const codeOf = {
  ITEM_STOP_SELLING: 'CART-BR7-02',
  VERO_POLICY: 'CART-BR7-02',
  ITEM_OUT_OF_STOCK: 'CART-BR7-03',
  OPTION_OUT_OF_STOCK: 'CART-BR7-04',
  ADDITION_OUT_OF_STOCK: 'CART-BR7-06',
  ONLY_SMILE_FRESH_RESERVE_BRANCH: 'CART-BR7-52',
  ONLY_SMILE_FRESH_DAWN_BRANCH: 'CART-BR7-53',
  NO_SMILE_FRESH_BRANCH: 'CART-BR7-54',
  BRANCH_CHANGE_POLICY: 'CART-BR7-55',
  ONLY_BUYNOW: 'UNABLE-ONLY_BUYNOW',
  ITEM_PRICE_MINIMUM: 'UNABLE-ITEM_PRICE_MINIMUM',
  ADULT_LIMIT: 'UNABLE-ADULT_LIMIT',
  SELF_LIMIT: 'UNABLE-SELF_LIMIT',
  BUYER_LIMIT_POLICY: 'UNABLE-BUYER_LIMIT_POLICY',
  UNREADABLE: 'UNIT-UNREADABLE',
  OTHER: 'CART-BR7-36',
} as const satisfies Record<Exclude<UnableOrderType, 'ONLY_SMILE_CLUB_BIZ'>, string>;

export type UnableOrderCode = (typeof codeOf)[keyof typeof codeOf] | (typeof clubBizCodes)[number];

export const unableOrderCodes: readonly UnableOrderCode[] = [...new Set([...Object.values(codeOf), ...clubBizCodes])];

const codeFor = (type: UnableOrderType, chosen: readonly CartUnit[]): UnableOrderCode =>
  type === 'ONLY_SMILE_CLUB_BIZ' ? clubBizCode(chosen) : codeOf[type];

/** Returns the reason of an unorderable unit; a missing one counts as OTHER (CK-02, CK-03). */
export const unableFinding = (
  unit: CartUnit,
  chosen: readonly CartUnit[],
  units: Finding['units'],
  fixes: readonly Fix[],
): Finding => {
  const type = unit.unableOrderType ?? 'OTHER';
  return finding(codeFor(type, chosen), { product: productOf(unit) }, units, fixes);
};

/** Returns the reason against a unit with its deletion as fix, or undefined if orderable (PG-13). */
export const unorderableReason = (unit: CartUnit): Finding | undefined => {
  const ids = [unit.cartUnitId];
  return isOrderable(unit) ? undefined : unableFinding(unit, [unit], ids, [{ type: 'Delete', cartUnitIds: ids }]);
};
