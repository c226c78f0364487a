import type { CouponLane, CouponSection } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { CouponSectionView } from '../views/coupon-types.ts';
import { couponCardView } from './coupon-card-view.ts';
import type { CouponContext } from './coupon-context.ts';
import type { CouponWordKey } from './words/coupon-words.ts';

const legends = {
  Buyer: 'legendBuyer',
  SellerDup: 'legendSellerDup',
  Super: 'legendSuper',
  Shipping: 'legendShipping',
} as const satisfies Readonly<Record<CouponLane, CouponWordKey>>;

const placeText = ({ say }: CouponContext, { place }: CouponSection): string => {
  switch (place.type) {
    case 'Unit':
      return say('placeUnit');
    case 'ItemGroup':
      return place.cartUnitIds.length > 1 ? say('placeGroup', { n: place.cartUnitIds.length }) : say('placeUnit');
    case 'Bundle':
      return say('placeParcel');
  }
};

/** Coupons of one lane, of which one may be chosen, or none (CP-12). */
export const couponSectionView = (context: CouponContext, section: CouponSection): CouponSectionView => {
  const { lane, options, isNoneChosen } = section;
  const domId = `coupons-${lane.toLowerCase()}`;
  return {
    lane,
    domId,
    legend: context.say(legends[lane]),
    placeText: placeText(context, section),
    none: {
      domId: `${domId}-none`,
      label: context.say('none'),
      isChosen: isNoneChosen,
      choose: { type: 'ChooseCoupon', lane, couponKey: O.none },
    },
    coupons: options.map((option, n) => couponCardView(context, option, { lane, domId: `${domId}-${n}` })),
  };
};
