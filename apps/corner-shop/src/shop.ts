import { couponIssueNo, createEngine, shopRules, USD, type EngineCart, type ShopChanged } from '@baguni/domain';
import { addItem, removeUnits, setQuantity } from '@baguni/domain/verbs';
import { messages } from '@baguni/domain/messages/en';
import { formatFinding } from '@baguni/domain/texts';
import { things } from './catalogue.json';
import { offers } from './promotions.ts';
import { leastOrder, wineNeedsProof } from './rules.ts';

/** The engine of the shop. */
export const shop = createEngine({
  currency: USD,
  rules: [...shopRules, leastOrder, wineNeedsProof],
  promotions: offers,
  limits: { pieces: 12, lines: 10 },
  messages: { en: { ...messages, NOTHING_SELECTED: 'Nothing in it yet. The bread is still warm.' } },
});

/** A cart with amounts in cents. */
export type Cart = EngineCart<'USD'>;

/** A changed cart, or the reason why the change is refused. */
export type Changed = ShopChanged<'USD'>;

/** Returns a line item at the catalogue price. Unknown items are sold out. */
export const lineOf = (sku: string, quantity: number) => {
  const unknown = { name: sku, aisle: '', price: 0, left: 0 };
  const { name, aisle, price, left } = things.find((thing) => thing.sku === sku) ?? unknown;
  return { item: sku, name, price, quantity, stock: left, category: aisle };
};

/** The coupons of every customer; each applies to one item. */
export const coupons = [
  { ...shop.plain.coupon, couponName: '50¢ off one thing', discountValue: 50 },
  { ...shop.plain.coupon, couponName: '$1 off one thing from $6', discountValue: 100, possiblePrice: shop.amount('6') },
].map((one) => ({ ...one, issueNo: couponIssueNo(one.couponName) }));

/** An empty cart of a customer with all coupons. */
export const emptyCart: Cart = shop.cartOf([], {
  coupons: { offered: coupons },
  shipping: { policies: [{ ...shop.plain.policy, shippingFee: shop.amount('2.50') }] },
});

/** Changes the quantity of an item. Removes its coupons, because the best price applies them again. */
export const withMore = (cart: Cart, sku: string, more: number): Changed => {
  const found = cart.units.find(({ item: { itemNo: no } }) => no === sku);
  if (!found) return addItem(shop, cart, lineOf(sku, more));
  const { cartUnitId: id, quantity } = found;
  if (quantity + more < 1) return removeUnits(shop, cart, [id]);
  return setQuantity(shop, cart, id, quantity + more, { cancelCoupons: true });
};

/** Returns the text of a reason. */
export const say = (reason: Parameters<typeof formatFinding>[1]): string => formatFinding(shop, reason, 'en');

/** Formats cents as dollars. */
export const inDollars = (cents: Cart['units'][number]['item']['itemSellPrice']): string => shop.format(cents, 'en-US');
