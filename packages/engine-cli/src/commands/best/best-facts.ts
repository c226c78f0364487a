import { couponKeyOf, laneOf, type Messages } from '@baguni/domain';
import type { BestOffers, In, ShopFinding } from '@baguni/domain/shop';
import { option as O } from 'fp-ts';
import type { ReadCart } from '../../input/read-cart.ts';
import { messageOf, type Wording } from '../naming.ts';

/** The best promotions and coupons, and why each other is left out. */
export type Best = In<string, BestOffers>;

/** The coupons that are used, each with its place. */
export const chosenOf = ({ coupons }: Best) =>
  coupons.map(({ coupon, place }) => ({
    couponKey: couponKeyOf(coupon),
    couponName: coupon.couponName,
    lane: O.toNullable(laneOf(coupon)),
    place: place.type,
    cartUnitIds: place.cartUnitIds,
  }));

const reasonIn = (reason: ShopFinding, wording: Wording, messages: Messages) => ({
  code: reason.code,
  message: messageOf(wording, messages, reason),
  cartUnitIds: reason.units,
});

/** The coupons that are left out, each with its reason. */
export const unusedOf = ({ unused }: Best, wording: Wording, messages: Messages) =>
  unused.map(({ coupon, reason }) => ({
    couponKey: couponKeyOf(coupon),
    couponName: coupon.couponName,
    ...reasonIn(reason, wording, messages),
  }));

/** The promotions that are left out, each with its reason. */
export const unusedPromotionsOf = ({ unusedPromotions }: Best, wording: Wording, messages: Messages) =>
  unusedPromotions.map(({ promotion, reason }) => ({ promotion, ...reasonIn(reason, wording, messages) }));

/** Whether the shop of a cart offers promotions. */
export const hasPromotions = ({ engine }: Pick<ReadCart, 'engine'>): boolean =>
  (engine.terms.promotions ?? []).length > 0;

/** What a shopper reads of a promotion; empty where the shop has none of this id. */
export const promotionName = ({ engine }: Pick<ReadCart, 'engine'>, id: string): string =>
  engine.terms.promotions?.find((offer) => offer.id === id)?.name ?? '';
