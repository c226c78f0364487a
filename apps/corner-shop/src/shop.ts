import { couponIssueNo, itemNo } from '@baguni/domain';
import { messages } from '@baguni/domain/messages/en';
import { engineOf, marketplaceRules, USD, type ShopCart, type ShopChanged } from '@baguni/domain/shop';
import { option as O } from 'fp-ts';
import { things } from './catalogue.json';
import { offers } from './promotions.ts';
import { leastOrder, wineNeedsProof } from './rules.ts';

/** The shop: every question and verb of its carts, by its own terms. */
export const shop = engineOf({
  currency: USD,
  rules: [...marketplaceRules, leastOrder, wineNeedsProof],
  promotions: offers,
  limits: { pieces: 12, lines: 10 },
  messages: { en: { ...messages, 'CART-BR7-01': 'Nothing in it yet. The bread is still warm.' } },
});

/** A cart of this shop: all of its amounts are cents. */
export type Cart = ShopCart<'USD'>;

/** A cart after a verb, or the reason against it. */
export type Changed = ShopChanged<'USD'>;

const { buyer, item, unit, policy, coupon } = shop.plain;

/** So many of a thing, at the price of the catalogue; what is not sold here is sold out. */
export const lineOf = (sku: string, quantity: number) => {
  const { name, aisle, price, left } = things.find((thing) => thing.sku === sku) ?? { left: 0, name: sku };
  const category = { ...item.category, large: aisle ?? '' };
  const itemSellPrice = shop.amount(price ?? 0);
  const stock = O.fromNullable(left);
  return { ...unit, quantity, item: { ...item, itemNo: itemNo(sku), itemName: name, itemSellPrice, category, stock } };
};

/** The coupons of every neighbour; each goes on one thing. */
export const coupons = [
  { ...coupon, couponName: '50¢ off one thing', discountValue: 50 },
  { ...coupon, couponName: '$1 off one thing from $6', discountValue: 100, possiblePrice: shop.amount('6') },
].map((one) => ({ ...one, issueNo: O.some(couponIssueNo(one.couponName)) }));

/** A cart with nothing in it, of a neighbour with the shop’s coupons. */
export const emptyCart: Cart = shop.cartOf([], {
  buyer,
  coupons: { status: 'Known', offered: coupons },
  shippingPolicies: [{ ...policy, shippingFee: shop.amount('2.50') }],
});

/** The cart with more of a thing, or less; a coupon on it makes way, as the best price puts it on again. */
export const withMore = (cart: Cart, sku: string, more: number): Changed => {
  const found = cart.units.find(({ item: { itemNo: no } }) => no === sku);
  if (!found) return shop.addItem(cart, lineOf(sku, more));
  const { cartUnitId: id, quantity } = found;
  if (quantity + more < 1) return shop.removeUnits(cart, [id]);
  return shop.setQuantity(cart, id, quantity + more, { cancelCoupons: true });
};

/** Cents as they are written here. */
export const inDollars = (cents: Cart['units'][number]['item']['itemSellPrice']): string => shop.format(cents, 'en-US');
