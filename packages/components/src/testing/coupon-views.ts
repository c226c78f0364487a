import { cartUnitId, couponIssueNo, couponPolicyNo, type CouponLane } from '@baguni/domain';
import type { Command } from '@baguni/use-cases';
import type {
  BestCombinationView,
  CouponBoxView,
  CouponButtonView,
  CouponPromptView,
  FixedCouponView,
  CouponCardView,
  CouponDownloadView,
  CouponSectionView,
} from '@baguni/presentation';
import type { DialogFrame } from '../parts/DialogLayer/DialogLayer.tsx';
import { couponWords, type CouponWords } from './coupon-words.ts';
import { anAction, anImage } from './views.ts';

// Fixtures of coupon views.

const { ko } = couponWords;

/** A topmost open dialog. */
export const aDialog = (over: Partial<DialogFrame> = {}): DialogFrame => ({
  type: 'CouponBox',
  domId: 'layer-1',
  title: '쿠폰 선택',
  closeLabel: '닫기',
  isDimmed: false,
  isClosing: false,
  isTop: true,
  ...over,
});

export const aCouponButton = (over: Partial<CouponButtonView> = {}): CouponButtonView => ({
  ...anAction({ label: '쿠폰', accessibleName: `쿠폰: ${ko.item}` }),
  command: { type: 'OpenCouponBox', cartUnitId: cartUnitId(1) },
  appliedText: undefined,
  prompt: undefined,
  ...over,
});

const choose = (lane: CouponLane, no: string): Command => ({
  type: 'ChooseCoupon',
  lane,
  couponKey: { _tag: 'Some', value: couponIssueNo(no) },
});

export const aCouponCard = (over: Partial<CouponCardView> = {}): CouponCardView => ({
  key: couponIssueNo('first'),
  domId: 'coupon-1',
  name: ko.first,
  worthText: ko.firstWorth,
  priceAfterText: ko.firstAfter,
  conditions: ko.firstTerms,
  state: 'NotApplied',
  stateText: undefined,
  newLabel: undefined,
  bestLabel: undefined,
  isChosen: false,
  isEnabled: true,
  reason: undefined,
  accessibleName: `${ko.firstWorth}, ${ko.firstAfter}, ${ko.first}`,
  choose: choose('Buyer', 'first'),
  download: undefined,
  ...over,
});

export const aDownload = (over: Partial<CouponDownloadView> = {}, words: CouponWords = ko): CouponDownloadView => ({
  ...anAction({ label: words.downloadLabel, accessibleName: `${words.downloadLabel}: ${words.download}` }),
  command: { type: 'DownloadCoupon', policyNo: couponPolicyNo('regular') },
  isBusy: false,
  busyText: words.downloading,
  ...over,
});

const cards = (words: CouponWords): readonly CouponCardView[] => [
  aCouponCard({
    name: words.first,
    worthText: words.firstWorth,
    priceAfterText: words.firstAfter,
    conditions: words.firstTerms,
    state: 'InUse',
    stateText: words.inUse,
    accessibleName: `${words.firstWorth}, ${words.firstAfter}, ${words.first}`,
  }),
  aCouponCard({
    key: couponIssueNo('rate'),
    domId: 'coupon-2',
    name: words.rate,
    worthText: words.rateWorth,
    priceAfterText: words.rateAfter,
    conditions: words.rateTerms,
    state: 'Selected',
    stateText: words.selected,
    newLabel: words.new,
    isChosen: true,
    accessibleName: `${words.rateWorth}, ${words.rateAfter}, ${words.rate}`,
    choose: choose('Buyer', 'rate'),
  }),
  aCouponCard({
    key: couponIssueNo('elsewhere'),
    domId: 'coupon-3',
    name: words.elsewhere,
    worthText: words.elsewhereWorth,
    priceAfterText: words.elsewhereAfter,
    conditions: words.firstTerms,
    state: 'InUseElsewhere',
    stateText: words.inUseElsewhere,
    accessibleName: `${words.elsewhereWorth}, ${words.elsewhereAfter}, ${words.elsewhere}`,
    choose: choose('Buyer', 'elsewhere'),
  }),
  aCouponCard({
    key: couponIssueNo('unusable'),
    domId: 'coupon-4',
    name: words.unusable,
    worthText: words.unusableWorth,
    priceAfterText: undefined,
    conditions: words.rateTerms,
    state: 'Unusable',
    isEnabled: false,
    reason: words.unusableReason,
    accessibleName: `${words.unusableWorth}, ${words.unusable}`,
    choose: choose('Buyer', 'unusable'),
  }),
  aCouponCard({
    key: couponIssueNo('policy/regular'),
    domId: 'coupon-5',
    name: words.download,
    worthText: words.downloadWorth,
    priceAfterText: undefined,
    conditions: words.firstTerms,
    state: 'Downloadable',
    accessibleName: `${words.downloadWorth}, ${words.download}`,
    download: aDownload({}, words),
  }),
];

export const aCouponSection = (over: Partial<CouponSectionView> = {}, words: CouponWords = ko): CouponSectionView => ({
  lane: 'Buyer',
  domId: 'coupons-buyer',
  legend: words.buyer,
  placeText: words.buyerPlace,
  none: {
    domId: 'coupons-buyer-none',
    label: words.none,
    isChosen: false,
    choose: { type: 'ChooseCoupon', lane: 'Buyer', couponKey: { _tag: 'None' } },
  },
  coupons: cards(words).filter(({ state }) => state !== 'Unusable'),
  unusableLabel: words.unusableNow,
  unusable: cards(words).filter(({ state }) => state === 'Unusable'),
  ...over,
});

const shippingSection = (words: CouponWords): CouponSectionView =>
  aCouponSection({
    lane: 'Shipping',
    domId: 'coupons-shipping',
    legend: words.shipping,
    placeText: words.shippingPlace,
    none: {
      domId: 'coupons-shipping-none',
      label: words.none,
      isChosen: true,
      choose: { type: 'ChooseCoupon', lane: 'Shipping', couponKey: { _tag: 'None' } },
    },
    coupons: [
      aCouponCard({
        key: couponIssueNo('free'),
        domId: 'coupon-6',
        name: words.free,
        worthText: words.freeWorth,
        priceAfterText: words.freeAfter,
        conditions: words.firstTerms,
        accessibleName: `${words.freeWorth}, ${words.freeAfter}, ${words.free}`,
        choose: choose('Shipping', 'free'),
      }),
    ],
    unusable: [],
  });

export const aCouponBox = (over: Partial<CouponBoxView> = {}, words: CouponWords = ko): CouponBoxView => ({
  domId: 'coupon-box',
  title: words.title,
  item: { name: words.item, optionText: words.option, image: anImage() },
  body: 'Coupons',
  loadingText: words.loading,
  failureText: words.failure,
  retry: anAction({ label: words.retry, accessibleName: words.retry, command: { type: 'ReadCoupons' } }),
  emptyText: words.empty,
  informationLabel: words.informationLabel,
  information: [{ key: 'seller', label: words.sellerDiscount, amount: '−2,980' }],
  sections: [aCouponSection({}, words), shippingSection(words)],
  fixed: [],
  total: {
    label: words.saving,
    saving: words.savingText,
    payableLabel: words.payable,
    before: words.before,
    after: words.after,
    text: words.total,
  },
  notices: [words.notice],
  hasUnapplied: true,
  apply: anAction({ label: words.apply, accessibleName: words.apply, command: { type: 'ApplyCouponBox' } }),
  isApplying: false,
  applyingText: words.applying,
  cancel: anAction({ label: words.cancel, accessibleName: words.cancel, command: { type: 'CloseCouponBox' } }),
  closeLabel: words.close,
  isDimmed: false,
  ...over,
});

export const aFixedCoupon = (over: Partial<FixedCouponView> = {}): FixedCouponView => ({
  domId: 'coupons-seller',
  legend: '판매자 상품 할인',
  placeText: '자동으로 적용돼요',
  name: '판매자 할인',
  worthText: '−2,980원',
  accessibleName: '판매자 할인 −2,980원',
  reason: '상품에 이미 적용된 할인이라 해제할 수 없어요',
  ...over,
});

export const aBestCombination = (over: Partial<BestCombinationView> = {}): BestCombinationView => ({
  domId: 'best-combination',
  title: '가장 좋은 쿠폰 조합',
  body: 'Found',
  text: '선택한 상품 3개에 가장 싼 쿠폰 조합을 찾았어요.',
  savingLabel: '지금보다 더 아끼는 금액',
  saving: '8,182원',
  beforeLabel: '지금 결제 예상 금액',
  before: '59,820원',
  afterLabel: '적용 후 결제 예상 금액',
  after: '51,638원',
  linesLabel: '적용할 쿠폰',
  lines: [
    {
      key: '1',
      coupon: ko.rate,
      worthText: '10%',
      amount: '−5,682원',
      on: ko.item,
      shares: [
        { key: '1', name: ko.item, amount: '−5,000원' },
        { key: '2', name: '무항생제 특란 30구', amount: '−682원' },
      ],
      note: undefined,
    },
    {
      key: '2',
      coupon: ko.download,
      worthText: '2,000원',
      amount: '−2,000원',
      on: '무항생제 특란 30구',
      shares: [],
      note: '먼저 내려받아요',
    },
    {
      key: '3',
      coupon: ko.free,
      worthText: '무료배송',
      amount: '−2,500원',
      on: '바른농장의 배송비',
      shares: [],
      note: undefined,
    },
  ],
  rest: [{ key: 'present', label: '지금 쓰는 쿠폰 해제', amount: '+2,000원' }],
  isProved: true,
  proofText: '이보다 더 싼 조합은 없어요.',
  unusedLabel: '쓰지 않은 쿠폰 2장',
  unused: [
    { key: '4', name: ko.first, reason: '다른 쿠폰을 쓰는 편이 더 싸요.' },
    { key: '5', name: ko.unusable, reason: ko.unusableReason },
  ],
  apply: anAction({ label: '이대로 적용', accessibleName: '이대로 적용', command: { type: 'ApplyBestCombination' } }),
  stop: anAction({ label: '그만 찾기', accessibleName: '그만 찾기', command: { type: 'StopBestCombination' } }),
  isApplying: false,
  applyingText: ko.applying,
  close: anAction({ label: '닫기', accessibleName: '닫기', command: { type: 'CloseBestCombination' } }),
  closeLabel: '창 닫기',
  isDimmed: true,
  ...over,
});

export const aCouponPrompt = (): CouponPromptView => ({
  text: '쓸 수 있는 쿠폰이 있어요',
  dismiss: anAction({ label: '닫기', accessibleName: '쿠폰 안내 닫기', command: { type: 'DismissCouponPrompt' } }),
});
