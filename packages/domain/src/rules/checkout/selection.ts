import { type UnableOrderType, isOrderable } from '../../entities/cart/cart-unit.ts';
import { finding, idsOf, when, type Rule, ruleOf } from '../../rule/rule.ts';
import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { Item } from '../../entities/cart/item.ts';
import { type CheckoutFacts, MAX_ORDER_UNITS, MIN_QUANTITY } from '../facts.ts';
import { unableFinding, unableOrderCodes } from './unable-unit.ts';

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

export const noneSelected = ruleOf<CheckoutFacts>(
  'CART-BR7-01',
  'CK-01',
  'specification 5, Checkout',
  ({ chosen, canSelect }) =>
    when(chosen.length === 0, () => finding('CART-BR7-01', {}, [], canSelect ? [{ type: 'SelectAll' }] : [])),
);

/** Rejects too many selected units; the fix keeps the first 30 of the cart (CK-01). */
export const moreThan30 = ruleOf<CheckoutFacts>('CART-BR7-33', 'CK-01', 'specification 5, Checkout', ({ chosen }) => {
  const beyond = idsOf(chosen.slice(MAX_ORDER_UNITS));
  return when(beyond.length > 0, () =>
    finding('CART-BR7-33', { max: MAX_ORDER_UNITS }, beyond, [{ type: 'Deselect', cartUnitIds: beyond }]),
  );
});

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
