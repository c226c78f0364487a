import type { Coupon, CouponFlags, CartUnitId, CouponOption, CouponLane, CouponSection } from '@baguni/domain/internal';
import { termsAmount, money, koreanDay } from '../common/context.ts';
import { type CouponContext, worthText } from './coupon-context.ts';
import type { CouponWords } from './coupon-words-ko.ts';
import { messageText } from '../common/word.ts';
import type { Command } from '@baguni/use-cases';
import { action } from '../common/shared-views.ts';

const flagWords = [
  ['isClub', 'club'],
  ['isBusiness', 'business'],
  ['isMobile', 'mobile'],
  ['isApp', 'app'],
  ['isDelivery', 'delivery'],
  ['isOversea', 'oversea'],
  ['isTimeSale', 'timeSale'],
] as const satisfies readonly (readonly [keyof CouponFlags, keyof CouponWords])[];

/** Returns minimum, limit, expiry, payment method and usage limits as texts. */
export const conditionsOf = ({ view, translate }: CouponContext, coupon: Coupon): readonly string[] => {
  const { possiblePrice, limitPrice, paymentCouponName, flags } = coupon;
  const date = koreanDay(Date.parse(coupon.expiredDate), view.words.language);
  return [
    ...(possiblePrice > 0 ? [translate('minimum', { amount: termsAmount(view, possiblePrice) })] : []),
    ...(limitPrice > 0 ? [translate('limit', { amount: termsAmount(view, limitPrice) })] : []),
    ...(date === '' ? [] : [translate('until', { date })]),
    ...(paymentCouponName === undefined ? [] : [translate('payment', { method: paymentCouponName })]),
    ...flagWords.flatMap(([flag, key]) => (flags[flag] ? [translate(key)] : [])),
  ];
};

export type CouponCardState =
  | 'NotApplied'
  /** Chosen here but not applied yet. */
  | 'Selected'
  | 'InUse'
  /** On another unit; choosing it asks first (CART-BR5-12). */
  | 'InUseElsewhere'
  /** Unusable here; see `reason`. */
  | 'Unusable'
  | 'Downloadable'
  | 'Downloading';

const stateWords = {
  NotApplied: undefined,
  Selected: 'stateSelected',
  InUse: 'stateInUse',
  InUseElsewhere: 'stateInUseElsewhere',
  Unusable: undefined,
  Downloadable: 'stateDownloadable',
  Downloading: 'stateDownloading',
} as const satisfies Readonly<Record<CouponCardState, keyof CouponWords | undefined>>;

const downloadOf = ({ translate }: CouponContext, { coupon, status }: CouponOption) => {
  if (status !== 'Downloadable' && status !== 'Downloading') return undefined;
  const command: Command = { type: 'DownloadCoupon', policyNo: coupon.policyNo };
  return {
    ...action(translate('download'), translate('downloadName', { name: coupon.couponName }), command),
    isEnabled: status === 'Downloadable',
    isBusy: status === 'Downloading',
    busyText: translate('downloading'),
  };
};

export type CouponDownloadView = NonNullable<ReturnType<typeof downloadOf>>;

const afterText = ({ view, translate }: CouponContext, { priceAfter, coupon }: CouponOption): string =>
  translate(coupon.flags.isFreeShipping ? 'feeAfter' : 'priceAfter', { amount: money(view, priceAfter) });

/**
 * Builds the radio of a coupon.
 * @param place makes its ID unique
 */
export const couponCardView = (
  context: CouponContext,
  option: CouponOption,
  place: {
    readonly lane: CouponLane;
    readonly cartUnitId: CartUnitId;
    readonly domId: string;
    readonly isBest: boolean;
  },
) => {
  const { translate, view } = context;
  const { coupon, status, against } = option;
  const worth = worthText(context, coupon);
  const after = status === 'Unusable' ? undefined : afterText(context, option);
  const name = coupon.couponName;
  const state = stateWords[status];
  return {
    key: option.key,
    domId: place.domId,
    name,
    worthText: worth,
    priceAfterText: after,
    conditions: conditionsOf(context, coupon),
    state: status,
    stateText: state && translate(state),
    newLabel: option.isFresh ? translate('newCoupon') : undefined,
    bestLabel: place.isBest ? translate('best') : undefined,
    isChosen: option.isChosen,
    isEnabled: option.isChosen || (against === undefined && coupon.issueNo !== undefined),
    reason: against === undefined ? undefined : messageText(view.words, against.code, against.params),
    accessibleName: after === undefined ? `${worth}, ${name}` : translate('choose', { worth, after, name }),
    choose: {
      type: 'ChooseCoupon',
      lane: place.lane,
      cartUnitId: place.cartUnitId,
      couponKey: option.key,
    } satisfies Command,
    download: downloadOf(context, option),
  };
};

/** A coupon as a radio with its texts. */
export type CouponCardView = ReturnType<typeof couponCardView>;

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
export const couponSectionView = (context: CouponContext, section: CouponSection, unitText?: string) => {
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
      choose: { type: 'ChooseCoupon', lane, cartUnitId, couponKey: undefined } satisfies Command,
    },
    coupons: usable.map((option) => cardOf(option, option === best)),
    unusableLabel: context.translate('unusable', { n: unusable.length }),
    unusable: unusable.map((option) => cardOf(option, false)),
  };
};

export type CouponSectionView = ReturnType<typeof couponSectionView>;

/** First radio of each section: no coupon. */
export type NoCouponView = CouponSectionView['none'];
