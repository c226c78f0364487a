import {
  bestOffers,
  marketplace,
  cartUnitId,
  couponKeyOf,
  languages,
  marketplaceCheck,
  marketplacePrices,
  pricedInputsOf,
  won,
  type FoundCombination,
  type Language,
} from '@baguni/domain/internal';
import type { CartEvent } from '@baguni/use-cases';
import type {
  BestCombinationView,
  CouponBoxView,
  CouponButtonView,
  CouponCardView,
  CouponDownloadView,
  CouponPromptView,
  CouponSectionView,
} from '@baguni/presentation';
import { couponViewsWith } from '@baguni/presentation/coupons';
import { testContext } from '@baguni/presentation/testing';
import { scenarios, type UnitChoice } from '@baguni/scenarios';
import type { DialogFrame } from '../parts/DialogLayer/DialogLayer.tsx';
import { present, storeAfter, storyNow } from './story-store.ts';
import { anAction } from './views.ts';

// Coupon views of a member with every kind of coupon, who buys apples and uses a coupon on a frying pan.

const collector = scenarios['coupon-collector'];
const applied: Readonly<Record<string, Partial<UnitChoice>>> = {
  'honey-apples': { quantity: 2 },
  'frying-pan': { coupons: ['dawnCard7'] },
};
const choices = collector.choices.map((choice) => ({ ...choice, ...applied[choice.item] }));
const scenario = { ...collector, choices };

const viewsAfter = (language: Language, ...events: readonly CartEvent[]) =>
  couponViewsWith({ ...marketplacePrices, ...marketplaceCheck })(
    storeAfter(scenario, language, ...events),
    testContext({ language }),
  );

const appleBox: CartEvent = { type: 'CouponBoxOpened', cartUnitId: cartUnitId(15_001), now: storyNow };
const shirtBox: CartEvent = { ...appleBox, cartUnitId: cartUnitId(15_005), scope: 'ItemGroup' };

const [buyer] = present((await viewsAfter('ko', appleBox)).box).sections;
const { choose } = present(buyer?.coupons.find(({ worthText }) => worthText === '10% 할인'));
if (choose.type !== 'ChooseCoupon') throw new Error('A coupon is not chosen by its card.');
const chosen: CartEvent = { ...choose, type: 'CouponChosen' };

const boxIn = async (language: Language) =>
  [language, present((await viewsAfter(language, appleBox, chosen)).box)] as const;
const boxes = new Map(await Promise.all(languages.map(boxIn)));
/** The box of the apples, with a 10% coupon chosen and not yet applied. */
export const couponBoxIn = (language: Language): CouponBoxView => present(boxes.get(language));
export const aCouponBox = (over: Partial<CouponBoxView> = {}): CouponBoxView => ({ ...couponBoxIn('ko'), ...over });

/** The box of the apples before a choice, which saves nothing. */
export const unchosenBox = present((await viewsAfter('ko', appleBox)).box);

/** The box of two shirts, with a discount that is fixed. */
export const groupBox = present((await viewsAfter('ko', shirtBox)).box);

const [section] = aCouponBox().sections;
export const aCouponSection = (over: Partial<CouponSectionView> = {}): CouponSectionView => ({
  ...present(section),
  ...over,
});

const cardIn = (state: CouponCardView['state']): CouponCardView =>
  present(aCouponSection().coupons.find((card) => card.state === state));
export const aCouponCard = (over: Partial<CouponCardView> = {}): CouponCardView => ({
  ...cardIn('NotApplied'),
  ...over,
});
export const aDownload = (over: Partial<CouponDownloadView> = {}): CouponDownloadView => ({
  ...present(cardIn('Downloadable').download),
  ...over,
});

const found = (): FoundCombination => {
  const { cart, cartVersion } = storeAfter(scenario, 'ko').state;
  const best = bestOffers(marketplace, cart, storyNow);
  return {
    cartVersion,
    selected: pricedInputsOf(cart).selected,
    lines: best.coupons.map(({ coupon, place }) => ({
      couponKey: couponKeyOf(coupon),
      cartUnitIds: place.cartUnitIds,
    })),
    before: won(best.payable + best.savingAgainstPresent),
    after: best.payable,
    gap: won(best.bound - best.saving),
    unused: best.unused.map(({ coupon, reason }) => ({ couponKey: couponKeyOf(coupon), reason })),
  };
};
const best = await viewsAfter('ko', { type: 'CombinationSought' }, { type: 'CombinationFound', found: found() });
export const aBestCombination = (over: Partial<BestCombinationView> = {}): BestCombinationView => ({
  ...present(best.bestCombination),
  ...over,
});

export const aCouponButton = (over: Partial<CouponButtonView> = {}): CouponButtonView => ({
  ...anAction({ label: '쿠폰', accessibleName: '쿠폰: 유기농 햇사과 5kg 가정용 산지직송' }),
  command: { type: 'OpenCouponBox', cartUnitId: cartUnitId(1) },
  appliedText: undefined,
  prompt: undefined,
  ...over,
});

export const aCouponPrompt = (): CouponPromptView => ({
  text: '쿠폰 있어요',
  dismiss: anAction({ label: '닫기', accessibleName: '쿠폰 안내 닫기', command: { type: 'DismissCouponPrompt' } }),
});

/** A topmost open dialog. */
export const aDialog = (over: Partial<DialogFrame> = {}): DialogFrame => ({
  type: 'CouponBox',
  domId: 'layer-1',
  title: '쿠폰 선택',
  closeLabel: '닫기',
  isDimmed: false,
  isTop: true,
  ...over,
});
