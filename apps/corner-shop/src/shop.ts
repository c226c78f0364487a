import { couponIssueNo, couponPolicyNo, itemNo } from '@baguni/domain';
import { messages } from '@baguni/domain/messages/en';
import { engineOf, marketplaceRules, USD, type ShopCart, type ShopChanged } from '@baguni/domain/shop';
import { either as E, option as O } from 'fp-ts';
import things from './catalogue.json';
import { offers } from './promotions.ts';
import { leastOrder, wineNeedsProof } from './rules.ts';

/** The shop: every question and verb of its carts, by its own terms. */
export const shop = engineOf({
  currency: USD,
  rules: [...marketplaceRules, leastOrder, wineNeedsProof],
  promotions: offers,
  limits: { pieces: 12, lines: 10 },
  messages: { en: messages },
});

/** A cart of this shop: all of its amounts are cents. */
export type Cart = ShopCart<'USD'>;

const { buyer, item, unit, policy, coupon } = shop.plain;

/** So many of a thing, at the price of the catalogue; what is not sold here is sold out. */
export const lineOf = (sku: string, quantity: number) => {
  const { name, aisle, price, left } = things.find((thing) => thing.sku === sku) ?? { left: 0, name: sku };
  const category = { ...item.category, large: aisle ?? '' };
  const itemSellPrice = shop.amount(price ?? 0);
  const stock = O.fromNullable(left);
  return { ...unit, quantity, item: { ...item, itemNo: itemNo(sku), itemName: name, itemSellPrice, category, stock } };
};

const couponOf = (key: string) => ({ ...coupon, policyNo: couponPolicyNo(key), issueNo: O.some(couponIssueNo(key)) });
const coupons = [
  { ...couponOf('HALF'), couponName: '50¢ off', discountValue: 50 },
  { ...couponOf('DOLLAR'), couponName: '$1 off from $6 on', discountValue: 100, possiblePrice: shop.amount('6.00') },
];

/** A cart with nothing in it, of a neighbour with the shop’s coupons. */
export const emptyCart = (isAdult: boolean): Cart =>
  shop.cartOf([], {
    buyer: { ...buyer, isCertificatedAdult: isAdult },
    coupons: { status: 'Known', offered: coupons },
    shippingPolicies: [{ ...policy, shippingFee: shop.amount('2.50') }],
  });

/** Cents as they are written here. */
export const inDollars = (cents: Cart['units'][number]['item']['itemSellPrice']): string => shop.format(cents, 'en-US');

/** The cart at the best price that offers and coupons give it, with what there is to say of it. */
export const bestPrice = (cart: Cart, now: number): [ShopChanged<'USD'>, string] => {
  const best = shop.bestOffers(cart, now);
  const proof = best.isProved ? 'Proved: no other choice of offers and coupons saves more.' : '';
  return [E.right(shop.withBest(cart, best)), `You save ${inDollars(best.saving)}. ${proof}`];
};
