import {
  couponKeyOf,
  withIssued,
  type CombinationPreview,
  type Coupon,
  type CouponChoice,
  type OpenCouponBox,
} from '@baguni/domain/internal';
import type { Session, Step } from './session.ts';

const inBox = (state: Session, change: (box: OpenCouponBox) => OpenCouponBox): Session =>
  state.couponBox === undefined ? state : { ...state, couponBox: change(state.couponBox) };

const preview = (state: Session, change: Partial<CombinationPreview>): Session =>
  state.bestCombination === undefined ? state : { ...state, bestCombination: { ...state.bestCombination, ...change } };

const couponBoxOpened: Step<'CouponBoxOpened'> = (state, { cartUnitId, scope = 'Unit', now }) => ({
  ...state,
  couponBox: { cartUnitId, scope, openedAt: now, choices: [], downloading: [], fresh: [], isApplying: false },
});

const withCoupon = (state: Session, coupon: Coupon): Session => {
  const { coupons } = state.cart;
  return {
    ...state,
    cart: {
      ...state.cart,
      coupons: { ...state.cart.coupons, ...coupons, offered: withIssued(coupons.offered, coupon) },
    },
  };
};

const issued: Step<'CouponIssued'> = (state, { coupon }) =>
  inBox(withCoupon(state, coupon), (box) => ({
    ...box,
    downloading: box.downloading.filter((policyNo) => policyNo !== coupon.policyNo),
    fresh: [...box.fresh, couponKeyOf(coupon)],
  }));

type CouponStep =
  | 'CouponBoxOpened'
  | 'CouponChosen'
  | 'CouponBoxClosed'
  | 'CouponBoxApplyStarted'
  | 'CouponBoxApplyFailed'
  | 'CouponDownloadStarted'
  | 'CouponDownloadFailed'
  | 'CouponIssued'
  | 'CouponsRecommended'
  | 'CouponPromptDismissed'
  | 'CombinationSought'
  | 'CombinationProgressed'
  | 'CombinationFound'
  | 'CombinationFailed'
  | 'CombinationApplyStarted'
  | 'CombinationApplyFailed'
  | 'CombinationClosed';

export const couponSteps: { readonly [T in CouponStep]: Step<T> } = {
  CouponBoxOpened: couponBoxOpened,
  CouponChosen: (state, { lane, couponKey, cartUnitId }) =>
    inBox(state, (box) => {
      const chosen: CouponChoice = { lane, couponKey, cartUnitId: cartUnitId ?? box.cartUnitId };
      const isOther = (one: CouponChoice): boolean => one.lane !== lane || one.cartUnitId !== chosen.cartUnitId;
      return { ...box, choices: [...box.choices.filter(isOther), chosen] };
    }),
  CouponBoxClosed: (state) => ({ ...state, couponBox: undefined }),
  CouponBoxApplyStarted: (state) => inBox(state, (box) => ({ ...box, isApplying: true })),
  CouponBoxApplyFailed: (state) => inBox(state, (box) => ({ ...box, isApplying: false })),
  CouponDownloadStarted: (state, { policyNo }) =>
    inBox(state, (box) => ({ ...box, downloading: [...box.downloading, policyNo] })),
  CouponDownloadFailed: (state, { policyNo }) =>
    inBox(state, (box) => ({ ...box, downloading: box.downloading.filter((no) => no !== policyNo) })),
  CouponIssued: issued,
  // usually the same units as before
  CouponsRecommended: (state, { cartUnitIds }) =>
    state.couponPrompt.recommended.join() === cartUnitIds.join()
      ? state
      : { ...state, couponPrompt: { ...state.couponPrompt, recommended: cartUnitIds } },
  CouponPromptDismissed: (state) => ({ ...state, couponPrompt: { ...state.couponPrompt, isDismissed: true } }),
  CombinationSought: (state) => ({ ...state, bestCombination: { status: 'Searching', found: undefined } }),
  CombinationProgressed: (state, { found }) => preview(state, { found }),
  CombinationFound: (state, { found }) => preview(state, { status: 'Found', found }),
  CombinationFailed: (state) => preview(state, { status: 'Failed' }),
  CombinationApplyStarted: (state) => preview(state, { status: 'Applying' }),
  CombinationApplyFailed: (state) => preview(state, { status: 'Found' }),
  CombinationClosed: (state) => ({ ...state, bestCombination: undefined }),
};
