import { anOpenSession, selectAllUnits, withFields, type SessionFields } from '@baguni/use-cases/sessions';
import type { Session, CartEvent } from '@baguni/use-cases';
import {
  languages,
  type UnusableCouponType,
  cartUnitId as id,
  couponIssueNo as no,
  couponPolicyNo,
  marketplaceCheck,
  marketplacePrices,
  won,
  type Coupon,
  type Language,
} from '@baguni/domain/internal';
import {
  aCoupon,
  anItem,
  aUnit,
  aBuyer,
  aDiscount,
  aHeldCoupon,
  anApiError,
  couponFlags,
  messagesOf,
  testNow,
} from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { CartStore } from '../store/cart-store.ts';
import { cartViewsOf } from './cart-views.ts';
import { breakable, testContext } from '../testing/context.ts';
import { deferredViews } from '../testing/deferred-views.ts';
import { happened } from '../testing/happened.ts';
import { couponViewsWith } from './coupon-views.ts';
import { couponWords as cn } from '../coupons/coupon-words-cn.ts';
import { couponWords as en } from '../coupons/coupon-words-en.ts';
import { couponWords as jp } from '../coupons/coupon-words-jp.ts';
import { couponWords as ko } from '../coupons/coupon-words-ko.ts';
import { cartViews } from '../testing/printed.ts';

const ids = [1, 2, 3].map(id);
const prompting = (recommended: readonly number[], over: Partial<SessionFields> = {}): Session =>
  withFields(selectAllUnits(anOpenSession(ids.map((one) => aUnit({ cartUnitId: one })))), {
    couponPrompt: { recommended: recommended.map(id), isDismissed: false },
    ...over,
  });
const promptedIn = (state: Session): readonly number[] => {
  const views = cartViews(state);
  return ids.filter((one) => views.unit(one)?.coupon?.prompt !== undefined);
};

test.each<[recommended: readonly number[], over: Partial<SessionFields>, prompted: readonly number[]]>([
  [[2, 3], {}, [2]],
  [[2, 3], { selected: [id(3)] }, [3]],
  [[], {}, []],
  [[2], { coupons: { applied: [aCoupon({ cartUnitIds: [id(1)] })] } }, []],
  [[2], { coupons: { applied: [aCoupon({ cartUnitIds: [id(1)] })] }, selected: [id(2)] }, [2]],
  [[2], { couponPrompt: { recommended: [id(2)], isDismissed: true } }, []],
])(
  '[CP-13] prompts on the first selected unit with recommended coupons, unless one is used or it was closed: %j %j',
  (recommended, over, prompted) => {
    expect(promptedIn(prompting(recommended, over))).toEqual(prompted);
  },
);

test('[CP-13] no prompt on a unit that takes no coupons', () => {
  const used = aUnit({ item: anItem({ flags: { ...anItem().flags, isUsedItem: true } }) });
  const state = { ...selectAllUnits(anOpenSession([used])), couponPrompt: { recommended: ids, isDismissed: false } };
  expect(promptedIn(state)).toEqual([]);
});

test.each(languages)('[CP-13] in %s the prompt has its text and a close button', (language) => {
  const views = cartViews(prompting([1]), { language });
  const prompt = views.unit(id(1))?.coupon?.prompt;
  expect(prompt?.text).toBe(testContext({ language }).words.ui.couponPrompt);
  expect(prompt?.dismiss.command).toEqual({ type: 'DismissCouponPrompt' });
});

test.each([
  [{ isLogin: false }, 'Sign in for coupons'],
  [{ memberType: 'NonMember' }, 'Sign in for coupons'],
  [{ memberType: 'SimpleMember' }, undefined],
  [{}, undefined],
] as const)('[CP-01] the coupon button of the buyer %j can be pressed, with the reason %s', (over, reason) => {
  const context = testContext({ language: 'en' });
  const state = anOpenSession([aUnit()], { buyer: aBuyer(over) });
  const { coupon } = cartViewsOf(new CartStore(state), context, deferredViews).unit(id(1)) ?? {};
  expect([coupon?.isEnabled, coupon?.reason]).toEqual([true, reason]);
});

test('[CP-02] distinguishes why a unit takes no coupon: registration item, seller, other reasons', () => {
  const told = (over: Parameters<typeof aUnit>[0]) => {
    const views = cartViews(anOpenSession([aUnit(over)]));
    const button = views.unit(id(1))?.coupon;
    return [button?.isEnabled, button?.reason];
  };
  const { table } = testContext().words.messages;
  const refused = { isCouponUsable: false };
  expect(told(refused)).toEqual([false, table?.['CART-BR5-05']]);
  const of = (type: UnusableCouponType) => told({ ...refused, unusableCouponType: type });
  expect(of('REGISTRATION_ITEM')).toEqual([false, table?.['CART-BR5-06']]);
  expect(of('SELLER_EXCLUDED')).toEqual([false, table?.['CART-BR5-07']]);
  expect(of('USED_ITEM')).toEqual([false, table?.['CART-BR5-04']]);
});

const held = (key: string, over: Partial<Coupon> = {}): Coupon =>
  aHeldCoupon({ issueNo: no(key), policyNo: couponPolicyNo(`P-${key}`), couponName: key, ...over });
const pool = [
  held('ten', { limitPrice: won(3000), flags: couponFlags('isClub'), possiblePrice: won(5000) }),
  held('dear', { possiblePrice: won(99_000) }),
  held('later', { issueNo: undefined, issuable: true, discountUnitType: 'Amount', discountValue: 700 }),
  held('free', { discountValue: 100, flags: couponFlags('isFreeShipping') }),
];
const cart = (over: Partial<SessionFields> = {}): Session =>
  selectAllUnits(
    anOpenSession([aUnit(), aUnit({ cartUnitId: id(2) })], { buyer: aBuyer({ isSmileClub: true }), ...over }),
  );
const opened: CartEvent = { type: 'CouponBoxOpened', cartUnitId: id(1), now: testNow };
const read: CartEvent = { type: 'CouponsRead', coupons: pool };
const pick = (key: string): CartEvent => ({ type: 'CouponChosen', lane: 'Buyer', couponKey: no(key) });

const shown = async (events: readonly CartEvent[], state = cart(), language: Language = 'ko') => {
  const store = new CartStore(state);
  const context = testContext({ language });
  const views = cartViewsOf(store, context, deferredViews);
  happened(store, ...events);
  const coupons = await couponViewsWith({ ...marketplacePrices, ...marketplaceCheck })(store, context);
  return { views, coupons };
};
const boxOf = async (...events: readonly CartEvent[]) => {
  const { coupons } = await shown(events);
  if (!coupons.box) throw new Error('no box');
  return coupons.box;
};

test('[PG-19] formats coupon terms of 10,000 won or more with 만 in Korean only', async () => {
  const terms = async (language: Language) => {
    const dear = held('dear', { possiblePrice: won(15_000), limitPrice: won(10_000) });
    const { coupons } = await shown([{ type: 'CouponsRead', coupons: [dear] }, opened], cart(), language);
    return coupons.box?.sections[0]?.unusable[0]?.conditions.slice(0, 2) ?? [];
  };
  expect(await terms('ko')).toEqual(['1만 5,000원 이상 구매 시', '최대 1만원 할인']);
  for (const language of ['en', 'cn', 'jp'] as const) expect((await terms(language)).join()).toContain('₩15,000');
});

test('[CP-11 CP-12] the box has a section per lane with a choice of none, and coupons with worth, resulting price and conditions', async () => {
  const box = await boxOf(read, opened);
  expect(box.body).toBe('Coupons');
  expect(box.sections.map(({ lane, none }) => [lane, none.isChosen])).toEqual([
    ['Buyer', true],
    ['Shipping', true],
  ]);
  const [ten, later] = box.sections[0]?.coupons ?? [];
  const [dear] = box.sections[0]?.unusable ?? [];
  expect(breakable(ten)).toMatchObject({
    worthText: '10% 할인',
    priceAfterText: '적용가 9,000원',
    conditions: ['5,000원 이상 구매 시', '최대 3,000원 할인', '2026년 12월 31일까지', '클럽 회원 전용'],
    state: 'NotApplied',
    isEnabled: true,
    accessibleName: '10% 할인, 적용가 9,000원, ten',
  });
  expect(dear).toMatchObject({ state: 'Unusable', isEnabled: false, priceAfterText: undefined });
  expect(dear?.reason).toContain('99,000');
  expect(later).toMatchObject({
    state: 'Downloadable',
    isEnabled: false,
    download: { isEnabled: true, isBusy: false },
  });
  expect(box.sections[1]?.coupons[0]).toMatchObject({ worthText: '배송비 무료', priceAfterText: '적용 후 배송비 0원' });
});

test('[CP-11 CP-20] names each lane and its place, and the limits of a coupon', async () => {
  const limited = couponFlags('isClub', 'isBusiness', 'isMobile', 'isApp', 'isDelivery', 'isOversea', 'isTimeSale');
  const coupons = [
    held('limited', { flags: limited }),
    held('dup', { couponType: 'SellerDupCoupon' }),
    held('super', { couponType: 'SuperCoupon' }),
    held('free', { flags: couponFlags('isFreeShipping') }),
  ];
  const { sections } = await boxOf({ type: 'CouponsRead', coupons }, opened);
  const group = ko.placeGroup.replace('{n}', '2');
  expect(sections.map(({ lane, legend, placeText }) => [lane, legend, placeText])).toEqual([
    ['Buyer', ko.legendBuyer, ko.placeUnit],
    ['SellerDup', ko.legendSellerDup, group],
    ['Super', ko.legendSuper, group],
    ['Shipping', ko.legendShipping, ko.placeParcel],
  ]);
  const limits = [ko.club, ko.business, ko.mobile, ko.app, ko.delivery, ko.oversea, ko.timeSale];
  expect(sections[0]?.unusable[0]?.conditions.slice(-limits.length)).toEqual(limits);
});

test('[CP-10] names the state of each coupon', async () => {
  const onUnit = (key: string, n: number) => aCoupon({ couponIssueNo: no(key), cartUnitIds: [id(n)] });
  const inUse = cart({ coupons: { applied: [onUnit('mine', 1), onUnit('other', 2)] } });
  const states = async (...events: readonly CartEvent[]) => {
    const coupons = [held('mine'), held('other'), held('later', { issueNo: undefined, issuable: true }), held('ten')];
    const { box } = (await shown([{ type: 'CouponsRead', coupons }, opened, ...events], inUse)).coupons;
    return Object.fromEntries(box?.sections[0]?.coupons.map(({ name, stateText }) => [name, stateText]) ?? []);
  };
  expect(await states()).toEqual({
    mine: ko.stateInUse,
    other: ko.stateInUseElsewhere,
    later: ko.stateDownloadable,
    ten: undefined,
  });
  const started: CartEvent = { type: 'CouponDownloadStarted', policyNo: couponPolicyNo('P-later') };
  expect(await states(pick('ten'), started)).toMatchObject({ ten: ko.stateSelected, later: ko.stateDownloading });
});

test('[CP-11] lists the best coupon first with a mark; lists unusable coupons separately in their own order', async () => {
  const amount = (key: string, worth: number, over: Partial<Coupon> = {}) =>
    held(key, { discountUnitType: 'Amount', discountValue: worth, ...over });
  const coupons = [
    amount('low', 100),
    amount('dear', 9000, { possiblePrice: won(99_000) }),
    amount('high', 900),
    amount('club', 8000, { possiblePrice: won(88_000) }),
    amount('middle', 500),
  ];
  const [section] = (await boxOf({ type: 'CouponsRead', coupons }, opened)).sections;
  expect(section?.coupons.map(({ name, bestLabel }) => [name, bestLabel])).toEqual([
    ['high', '최대 할인'],
    ['middle', undefined],
    ['low', undefined],
  ]);
  expect([section?.unusableLabel, section?.unusable.map(({ name }) => name)]).toEqual([
    '지금 쓸 수 없는 쿠폰 2장',
    ['dear', 'club'],
  ]);
  const [alone] = (await boxOf({ type: 'CouponsRead', coupons: coupons.slice(0, 2) }, opened)).sections;
  expect(alone?.coupons.map(({ bestLabel }) => bestLabel)).toEqual([undefined]);
});

test('[CP-10] a chosen coupon is not in use until Apply is pressed, and the box shows that', async () => {
  expect((await boxOf(read, opened)).apply).toMatchObject({ isEnabled: false });
  const box = await boxOf(read, opened, pick('ten'));
  expect(box.sections[0]).toMatchObject({ none: { isChosen: false }, coupons: [{ state: 'Selected' }, {}] });
  expect(box).toMatchObject({ apply: { isEnabled: true }, notices: [ko.pressApply] });
  expect(box.total).toMatchObject({ saving: '−1,000원', before: '22,500원', after: '21,500원' });
});

test('[CP-10] while sending, shows that coupons are applied, or removed if no new coupon is chosen', async () => {
  const started: CartEvent = { type: 'CouponBoxApplyStarted' };
  const applying = await boxOf(read, opened, pick('ten'), started);
  expect([applying.isApplying, applying.applyingText]).toEqual([true, messagesOf.ko['COUPON-BEING-APPLIED']]);
  const inUse = selectAllUnits(
    anOpenSession([aUnit()], { buyer: aBuyer(), coupons: { applied: [aCoupon({ couponIssueNo: no('ten') })] } }),
  );
  const none: CartEvent = { type: 'CouponChosen', lane: 'Buyer', couponKey: undefined };
  const { coupons } = await shown([read, opened, none, started], inUse);
  expect([coupons.box?.apply.reason, coupons.box?.applyingText]).toEqual([undefined, ko.removing]);
});

test('[CP-18] without coupons: loading, failed with a retry, or no usable coupon; known coupons stay', async () => {
  const failed: CartEvent = { type: 'CouponsFailed', error: anApiError() };
  expect((await boxOf(opened)).body).toBe('Loading');
  expect(await boxOf(failed, opened)).toMatchObject({
    body: 'Failure',
    failure: { retry: { command: { type: 'ReadCoupons' } } },
  });
  expect((await boxOf({ type: 'CouponsRead', coupons: [] }, opened)).body).toBe('Empty');
  expect((await boxOf(read, opened, { type: 'CouponsAsked' })).body).toBe('Coupons');
});

test('[CP-19] the preview shows lines, saving, before and after, proof, and reasons of unused coupons', async () => {
  const found = {
    cartVersion: 1,
    selected: [id(1)],
    lines: [{ couponKey: no('policy/P-later'), cartUnitIds: [id(1)] }],
    before: won(10_000),
    after: won(9300),
    gap: won(0),
    unused: [{ couponKey: no('ten'), reason: { code: 'CART-BR5-08', params: {}, units: [], fixes: [] } }],
  } as const;
  const { coupons, views } = await shown([read, { type: 'CombinationSought' }]);
  expect([coupons.bestCombination?.body, views.openCouponLayer]).toEqual(['Searching', 'BestCombination']);
  const soFar = await shown([read, { type: 'CombinationSought' }, { type: 'CombinationProgressed', found }]);
  expect(soFar.coupons.bestCombination).toMatchObject({
    body: 'Searching',
    text: '지금까지 찾은 조합은 700원 더 저렴해요. 계속 찾고 있어요.',
    stop: { label: ko.bestStop, command: { type: 'StopBestCombination' } },
  });
  const there = await shown([read, { type: 'CombinationSought' }, { type: 'CombinationFound', found }]);
  expect(there.coupons.bestCombination).toMatchObject({
    body: 'Found',
    text: '지금보다 700원 더 저렴해요',
    lines: [{ coupon: 'later', worthText: '700원 할인', notes: [ko.bestDownload] }],
    proofText: ko.bestProved,
    unused: [{ name: 'ten' }],
    apply: { isEnabled: true },
  });
  const restricted = aHeldCoupon({ issueNo: no('C9'), paymentCouponName: 'Card A' });
  const paid = { ...found, lines: [{ couponKey: no('C9'), cartUnitIds: [id(1)] }] };
  const byCard = await shown([
    { type: 'CouponsRead', coupons: [restricted] },
    { type: 'CombinationSought' },
    { type: 'CombinationFound', found: paid },
  ]);
  expect(byCard.coupons.bestCombination).toMatchObject({
    text: '지금보다 700원 더 저렴해요 · 결제 수단: Card A',
    lines: [{ notes: ['결제 수단: Card A'] }],
  });
  const same = { ...found, after: found.before, gap: won(300) };
  const none = await shown([read, { type: 'CombinationSought' }, { type: 'CombinationFound', found: same }]);
  expect(none.coupons.bestCombination).toMatchObject({ body: 'Nothing', isProved: false, apply: { isEnabled: false } });
});

test('[CP-19] the best-coupons button appears for a member with coupons and a selection', async () => {
  expect((await shown([read])).views.bestCombinationAction?.command).toEqual({ type: 'FindBestCombination' });
  expect((await shown([])).views.bestCombinationAction).toBeUndefined();
  expect((await shown([read, { type: 'TabToggled' }])).views.bestCombinationAction).toBeUndefined();
  const ordering = await shown([read, { type: 'CheckoutStarted', cartUnitIds: [id(1)] }]);
  expect(ordering.views.bestCombinationAction?.isEnabled).toBe(false);
  const unverified = aBuyer({ memberType: 'SimpleMember', isIdentityVerified: false });
  expect((await shown([read], cart({ buyer: unverified }))).views.bestCombinationAction).toBeUndefined();
});

test.each([
  ['ko', '로그인하고 쿠폰·회원 할인 받기'],
  ['en', 'Sign in for coupons and member prices'],
  ['cn', '登录享优惠券和会员价'],
  ['jp', 'ログインでクーポン・会員割引'],
] as const)(
  '[CP-01] a guest sees a sign-in link with its reason in header and summary, a member does not: %s',
  (language, label) => {
    const context = testContext({ language });
    const of = (isLogin: boolean, load: Session['load'] = 'Loaded') =>
      cartViewsOf(new CartStore(cart({ buyer: aBuyer({ isLogin }), load })), context, deferredViews);
    const signIn = { label, accessibleName: label, isEnabled: true, command: { type: 'SignIn' } };
    expect(of(false).header.signIn).toMatchObject(signIn);
    expect(of(false).bestCombinationAction).toMatchObject(signIn);
    expect([of(true).header.signIn, of(true).bestCombinationAction]).toEqual([undefined, undefined]);
    expect(of(false, 'NotLoaded').header.signIn).toBeUndefined();
  },
);

test('[CP-02 CP-11] the coupon button of a unit shows the coupons in use or why it takes none; an unorderable unit has no button', async () => {
  const units = [
    aUnit(),
    aUnit({ cartUnitId: id(2), isCouponUsable: false }),
    aUnit({ cartUnitId: id(3), isBuyAvailable: false }),
  ];
  const state = anOpenSession(units, { coupons: { applied: [aCoupon({ cartUnitIds: [id(1)] })] } });
  const { views } = await shown([], state);
  expect(views.unit(id(1))?.coupon).toMatchObject({ isEnabled: true, appliedText: '쿠폰 적용 −1,000원' });
  expect(views.unit(id(2))?.coupon).toMatchObject({ isEnabled: false, reason: '쿠폰을 사용할 수 없는 상품이에요.' });
  expect(views.unit(id(3))?.coupon).toBeUndefined();
});

test.each(languages)('[ER-09] the coupon box loads its texts in %s', async (language) => {
  const { title } = { ko, en, cn, jp }[language];
  expect((await shown([read, opened], cart(), language)).coupons.box?.title).toBe(title);
});

const group: CartEvent = { type: 'CouponBoxOpened', cartUnitId: id(1), scope: 'ItemGroup', now: testNow };
const both = (['Seller', 'Bundle'] as const).map((discountType) =>
  aDiscount({ discountNo: discountType, discountType }),
);
const reduced = (): Session => {
  const state = cart();
  return withFields(state, { units: state.cart.units.map((unit) => ({ ...unit, discounts: both })) });
};

test.each(languages)(
  '[CP-12] the box of a group in %s has a section per unit, and seller and bundle discounts as fixed coupons',
  async (language) => {
    const { coupons } = await shown([read, group], reduced(), language);
    const { box } = coupons;
    const unit = await shown([read, opened], reduced(), language);
    expect(box?.sections.map(({ lane }) => lane)).toEqual(['Buyer', 'Buyer']);
    expect(new Set(box?.sections.map(({ domId }) => domId)).size).toBe(2);
    expect(box?.sections[1]?.none.choose).toMatchObject({ lane: 'Buyer', cartUnitId: 2 });
    expect(box?.title).not.toBe(unit.coupons.box?.title);
    expect(box?.item.optionText).toContain('2');
    const { legendSeller, legendBundle } = { ko, en, cn, jp }[language];
    expect(box?.fixed.map(({ legend }) => legend)).toEqual([legendSeller, legendBundle]);
    expect(box?.fixed.map(({ worthText }) => worthText.replaceAll(/[^\d−]/gu, ''))).toEqual(['−2000', '−2000']);
    expect([box?.information, unit.coupons.box?.fixed]).toEqual([[], []]);
  },
);

test('[CP-12] the group coupon button needs several units, and a selected one that takes coupons', () => {
  const actionOf = (state: Session) => {
    const views = cartViews(state);
    const [seller = ''] = views.sellerGroupKeys;
    const [parcel = ''] = views.sellerGroup(seller)?.shippingGroupKeys ?? [];
    const [item = ''] = views.shippingGroup(parcel)?.itemGroupKeys ?? [];
    const action = views.itemGroup(item)?.coupons;
    return action?.isEnabled ? action.command : undefined;
  };
  expect(actionOf(cart())).toEqual({ type: 'OpenCouponBox', cartUnitId: 1, scope: 'ItemGroup' });
  expect(actionOf(withFields(cart(), { selected: [id(2)] }))).toMatchObject({ cartUnitId: 2 });
  expect(actionOf(withFields(cart(), { selected: [] }))).toBeUndefined();
  expect(actionOf(selectAllUnits(anOpenSession([aUnit()])))).toBeUndefined();
  const {
    cart: { units },
  } = cart();
  expect(
    actionOf(withFields(cart(), { units: units.map((unit) => ({ ...unit, isCouponUsable: false })) })),
  ).toBeUndefined();
});

test.each([
  ['ko', '사용할 수 있는 쿠폰이 없어요.', /^이 상품의 쿠폰을 불러오지/u, /^그룹 쿠폰을 불러오지/u],
  ['en', 'There are no coupons that you can use.', /^The coupons of this item/u, /^The group coupons/u],
  ['cn', '没有可用的优惠券。', /^此商品的优惠券加载失败/u, /^同款商品优惠券加载失败/u],
  ['jp', 'ご利用いただけるクーポンがありません。', /^この商品のクーポンを/u, /^同一商品のクーポンを/u],
] as const)(
  '[CP-18] in %s an empty list is CART-BR5-16, a failed one of a unit CART-BR5-22, of a group CART-BR5-23',
  async (language, none, ofUnit, ofGroup) => {
    const box = async (event: CartEvent) => (await shown([read, event], cart(), language)).coupons.box;
    const unit = await box(opened);
    expect([unit?.emptyText, unit?.failure.text]).toEqual([none, expect.stringMatching(ofUnit)]);
    expect((await box(group))?.failure.text).toMatch(ofGroup);
  },
);
