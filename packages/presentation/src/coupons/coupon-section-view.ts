import type { CouponLane, CouponOption, CouponSection } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { CouponSectionView } from './coupon-types.ts';
import { couponCardView } from './coupon-card-view.ts';
import type { CouponContext } from './coupon-context.ts';
import type { CouponWords } from './coupon-words-ko.ts';

const legends = {
  Buyer: 'legendBuyer',
  SellerDup: 'legendSellerDup',
  Super: 'legendSuper',
  Shipping: 'legendShipping',
} as const satisfies Readonly<Record<CouponLane, keyof CouponWords>>;

const placeText = ({ translate }: CouponContext, { place }: CouponSection, unitText: string | undefined): string => {
  switch (place.type) {
    case 'Unit':
      return unitText ?? translate('placeUnit');
    case 'ItemGroup':
      return place.cartUnitIds.length > 1
        ? translate('placeGroup', { n: place.cartUnitIds.length })
        : translate('placeUnit');
    case 'Bundle':
      return translate('placeParcel');
  }
};

const isUsable = ({ status }: CouponOption): boolean => status !== 'Unusable';

/** Sorts usable coupons by remaining price; keeps the order of unusable ones. */
const bySaving = (options: readonly CouponOption[]) => ({
  usable: options.filter(isUsable).toSorted((a, b) => a.priceAfter - b.priceAfter),
  unusable: options.filter((option) => !isUsable(option)),
});

/**
 * Builds the section of a lane, including the choice of no coupon.
 * @param unitText distinguishes the units of a group, e.g. by options
 */
export const couponSectionView = (
  context: CouponContext,
  section: CouponSection,
  unitText?: string,
): CouponSectionView => {
  const { lane, cartUnitId, options, isNoneChosen } = section;
  const domId = `coupons-${lane.toLowerCase()}-${cartUnitId}`;
  const { usable, unusable } = bySaving(options);
  const best = usable.length > 1 ? usable[0] : undefined;
  const cardOf = (option: CouponOption, isBest: boolean) =>
    couponCardView(context, option, { lane, cartUnitId, domId: `${domId}-${options.indexOf(option)}`, isBest });
  return {
    lane,
    domId,
    legend: context.translate(legends[lane]),
    placeText: placeText(context, section, unitText),
    none: {
      domId: `${domId}-none`,
      label: context.translate('none'),
      isChosen: isNoneChosen,
      choose: { type: 'ChooseCoupon', lane, cartUnitId, couponKey: O.none },
    },
    coupons: usable.map((option) => cardOf(option, option === best)),
    unusableLabel: context.translate('unusable', { n: unusable.length }),
    unusable: unusable.map((option) => cardOf(option, false)),
  };
};
