import { type CartUnit, type UnableOrderType, isOrderable } from '../../entities/cart/cart-unit.ts';
import { finding, productOf, type Finding, type Fix, idsOf, when, type Rule } from '../../rule/rule.ts';
import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { Item } from '../../entities/cart/item.ts';
import { type CheckoutFacts, MAX_ORDER_UNITS, MIN_QUANTITY } from '../facts.ts';

export const clubBizCodes = ['CART-BR7-45', 'CART-BR7-46'] as const;

/** Returns -46 if any other unit is selected, otherwise -45 (CK-02). */
export const clubBizCode = (chosen: readonly CartUnit[]): (typeof clubBizCodes)[number] =>
  chosen.every((unit) => unit.item.flags.isSmileClubBizDeal) ? 'CART-BR7-45' : 'CART-BR7-46';

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

const isShort = (stock: number | undefined, pieces: number): boolean => stock !== undefined && stock < pieces;

/**
 * Returns the reason if the stock is below the minimum quantity, so no order is possible (CK-02). With a higher stock
 * the shopper can still lower the quantity.
 */
export const outOfStock = (item: Item): UnableOrderType | undefined => {
  const fewest = Math.max(MIN_QUANTITY, item.limits.min);
  if (isShort(item.stock, fewest)) return 'ITEM_OUT_OF_STOCK';
  if (item.options.some(({ stock }) => isShort(stock, fewest))) return 'OPTION_OUT_OF_STOCK';
  return item.additions.some(({ stock, quantity }) => isShort(stock, quantity)) ? 'ADDITION_OUT_OF_STOCK' : undefined;
};

/** Why an item is not for this buyer, whatever is left of it: a deal for business buyers (CK-02, RL-01). */
export const unableForBuyer = (
  { flags }: Pick<Item, 'flags'>,
  buyer: Pick<Buyer, 'isDomesticBusinessman'>,
): UnableOrderType | undefined =>
  flags.isSmileClubBizDeal && !buyer.isDomesticBusinessman ? 'ONLY_SMILE_CLUB_BIZ' : undefined;

export const noneSelected: Rule<CheckoutFacts> = {
  code: 'CART-BR7-01',
  codes: ['CART-BR7-01'],
  requirement: 'CK-01',
  source: 'specification 5, Checkout',
  broken: ({ chosen, canSelect }) =>
    when(chosen.length === 0, () => finding('CART-BR7-01', {}, [], canSelect ? [{ type: 'SelectAll' }] : [])),
};

/** Rejects too many selected units; the fix keeps the first 30 of the cart (CK-01). */
export const moreThan30: Rule<CheckoutFacts> = {
  code: 'CART-BR7-33',
  codes: ['CART-BR7-33'],
  requirement: 'CK-01',
  source: 'specification 5, Checkout',
  broken: ({ chosen }) => {
    const beyond = idsOf(chosen.slice(MAX_ORDER_UNITS));
    return when(beyond.length > 0, () =>
      finding('CART-BR7-33', { max: MAX_ORDER_UNITS }, beyond, [{ type: 'Deselect', cartUnitIds: beyond }]),
    );
  },
};

/** Rejects unorderable units. The first one determines code and name; the fixes remove all (CK-02, CK-03). */
export const unavailableUnit: Rule<CheckoutFacts> = {
  code: 'CART-BR7-36',
  codes: unableOrderCodes,
  requirement: 'CK-02',
  source: 'specification 5, Checkout',
  broken: ({ chosen }) => {
    const unable = chosen.filter((unit) => !isOrderable(unit));
    const [first] = unable;
    const cartUnitIds = idsOf(unable);
    if (!first) return undefined;
    return unableFinding(first, chosen, cartUnitIds, [
      { type: 'Deselect', cartUnitIds },
      { type: 'Delete', cartUnitIds },
    ]);
  },
};
