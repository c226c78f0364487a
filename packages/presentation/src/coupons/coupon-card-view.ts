import { messageText } from '../common/word.ts';
import type { CartUnitId, CouponOption, CouponLane } from '@baguni/domain';
import type { Command } from '@baguni/use-cases';
import { option as O } from 'fp-ts';
import { action } from '../common/action-views.ts';
import { money } from '../common/context.ts';
import type { CouponCardState, CouponCardView, CouponDownloadView } from './coupon-types.ts';
import { conditionsOf } from './conditions.ts';
import { worthText, type CouponContext } from './coupon-context.ts';
import type { CouponWords } from './coupon-words-ko.ts';

const stateWords = {
  NotApplied: undefined,
  Selected: 'stateSelected',
  InUse: 'stateInUse',
  InUseElsewhere: 'stateInUseElsewhere',
  Unusable: undefined,
  Downloadable: 'stateDownloadable',
  Downloading: 'stateDownloading',
} as const satisfies Readonly<Record<CouponCardState, keyof CouponWords | undefined>>;

const downloadOf = ({ translate }: CouponContext, { coupon, status }: CouponOption): CouponDownloadView | undefined => {
  if (status !== 'Downloadable' && status !== 'Downloading') return undefined;
  const command: Command = { type: 'DownloadCoupon', policyNo: coupon.policyNo };
  return {
    ...action(translate('download'), translate('downloadName', { name: coupon.couponName }), command),
    isEnabled: status === 'Downloadable',
    isBusy: status === 'Downloading',
    busyText: translate('downloading'),
  };
};

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
): CouponCardView => {
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
    isEnabled: option.isChosen || (O.isNone(against) && O.isSome(coupon.issueNo)),
    reason: O.isSome(against) ? messageText(view.words, against.value.code, against.value.params) : undefined,
    accessibleName: after === undefined ? `${worth}, ${name}` : translate('choose', { worth, after, name }),
    choose: {
      type: 'ChooseCoupon',
      lane: place.lane,
      cartUnitId: place.cartUnitId,
      couponKey: O.some(option.key),
    },
    download: downloadOf(context, option),
  };
};
