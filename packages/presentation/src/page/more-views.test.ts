import type { PageData } from '@baguni/use-cases';
import { anOpenSession, type SessionFields } from '@baguni/use-cases/sessions';
import {
  cartUnitId,
  charsets,
  itemNo,
  languages,
  marketplaceCheck,
  nudgeTypes,
  won,
  type Language,
  type NudgeType,
} from '@baguni/domain/internal';
import {
  aBuyer,
  aCardOffer,
  aClubInfo,
  anItem,
  aRecommendedItem,
  aRecommendedList,
  aUnit,
} from '@baguni/domain/testing';
import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { CartStore } from '../store/cart-store.ts';
import { testContext } from '../testing/context.ts';
import { happened } from '../testing/happened.ts';
import { deliveryWords } from '../delivery/delivery-words.ts';
import { moreViewsOf } from './more-views.ts';

const units = [aUnit({ quantity: 3 }), aUnit({ cartUnitId: cartUnitId(2), item: anItem({ itemName: '<b>배</b>' }) })];
const viewsOf = (extras: PageData, over: Partial<SessionFields> = {}, language: Language = 'ko') =>
  moreViewsOf(
    new CartStore({ ...anOpenSession(units), ...over, extras }),
    testContext({ language }),
    marketplaceCheck.judge,
  );

const cards = [
  aCardOffer({ couponNo: 'A', cardName: '새벽카드', discountPrice: won(3000) }),
  aCardOffer({ couponNo: 'B', cardName: '노을카드', discountPrice: won(7000) }),
  aCardOffer({ couponNo: 'C', cardName: '바다카드', discountPrice: won(5000) }),
];

test('[ND-04] the card nudge shows the two cards with the greatest savings, best first', () => {
  const { nudge } = viewsOf({ nudge: 'NudgingSmileCard' }, { smileCardNudgeCoupons: cards });
  expect(nudge?.cards).toEqual([
    { key: 'B', name: '노을카드', text: '7,000원 할인 (30,000원 이상 결제 시)' },
    { key: 'C', name: '바다카드', text: '5,000원 할인 (30,000원 이상 결제 시)' },
  ]);
});

test('[ND-01] other nudges show no cards, and without a nudge there is no view', () => {
  for (const nudge of nudgeTypes.filter((type) => type !== 'NudgingSmileCard'))
    expect(viewsOf({ nudge }, { smileCardNudgeCoupons: cards }).nudge?.cards).toEqual([]);
  expect(viewsOf({}).nudge).toBeUndefined();
  expect(viewsOf({ nudge: 'None' }).nudge).toBeUndefined();
});

test('[ND-01] no nudge on an empty cart, and none that offers the club to a member', () => {
  expect(viewsOf({ nudge: 'NudgingAppDown' }, { ...anOpenSession([]) }).nudge).toBeUndefined();
  const nudge = 'NudgingClubOneClick';
  expect(viewsOf({ nudge, club: aClubInfo() }).nudge).toBeDefined();
  expect(viewsOf({ nudge, club: aClubInfo({ memberType: 'Purchase' }) }).nudge).toBeUndefined();
  const member = anOpenSession(units, { buyer: aBuyer({ isSmileClub: true }) });
  expect(viewsOf({ nudge }, { ...member }).nudge).toBeUndefined();
});

test.each(languages)('[ER-02] shows the offline notice exactly while offline: %s', (language) => {
  const { offline, nudge } = viewsOf({ isOffline: true, nudge: 'NudgingAppDown' }, {}, language);
  expect(offline?.title).toMatch(/연결이 끊겼어요|No connection|断开|接続が切れています/u);
  expect(`${offline?.title}${offline?.text}`).not.toMatch(/일시적|temporary|临时|一時的/u);
  expect(nudge).toBeUndefined();
  expect(viewsOf({ isOffline: false }, {}, language).offline).toBeUndefined();
  expect(viewsOf({}, {}, language).offline).toBeUndefined();
});

test.each(nudgeTypes)(
  '[ND-02] %s closes by its own command, and its accessible name names the closed nudge',
  (type: NudgeType) => {
    const { nudge } = viewsOf({ nudge: type });
    expect(nudge?.dismiss.command).toEqual({ type: 'DismissNudge', nudge: type });
    expect(nudge?.dismiss.accessibleName).toContain(nudge?.title);
    expect(nudge?.dismiss.accessibleName).toContain(nudge?.dismiss.label);
  },
);

const recommendations = {
  kind: 'BoughtTogether' as const,
  lists: [
    { ...aRecommendedList(1, 0), items: [aRecommendedItem(7, { itemName: '<i>귤</i>', minQuantity: 2 })] },
    aRecommendedList(2, 4),
  ],
  at: 0,
  showing: 1,
};

test.each(languages)('[RC-01] has a heading for items bought before that names no other item: %s', (language) => {
  const { heading } =
    viewsOf({ recommendations: { ...recommendations, kind: 'BoughtBefore' } }, {}, language).recommendations ?? {};
  expect(heading).toMatch(/구매|again|买过|購入/u);
  expect(heading).not.toContain('상품 1’');
});

test('[RC-04] adds a recommended item with its minimum quantity and no options', () => {
  const item = { itemNo: 'R7', quantity: 2, optionNos: [], additions: [] };
  expect(viewsOf({ recommendations }).recommendations).toMatchObject({
    kind: 'BoughtTogether',
    heading: '‘상품 1’ 상품과 함께 많이 담았어요',
    showing: 1,
    items: [
      {
        name: '<i>귤</i>',
        price: '7,000원',
        seller: '하온농장',
        least: '2개부터',
        add: { label: '담기', accessibleName: '<i>귤</i> 담기', command: { type: 'AddToCart', item } },
      },
    ],
    next: { command: { type: 'ShowNextRecommendations' } },
  });
});

test('[RC-01] shows the list of the seed; a single list has no next button, and without lists there is no view', () => {
  const second = viewsOf({ recommendations: { ...recommendations, at: 1, kind: 'Similar' } }).recommendations;
  const items = [{ least: undefined }, {}, {}, {}];
  expect(second).toMatchObject({ heading: '‘상품 2’ 상품과 비슷해요', items });
  const [, list = aRecommendedList(2, 4)] = recommendations.lists;
  expect(viewsOf({ recommendations: { ...recommendations, lists: [list] } }).recommendations?.next).toBeUndefined();
  expect(viewsOf({ recommendations: { ...recommendations, at: 2 } }).recommendations).toBeUndefined();
  expect(viewsOf({}).recommendations).toBeUndefined();
});

test.each(languages)(
  'names the viewed items and the button that clears them, and links items that need a choice: %s',
  (language) => {
    const viewed = [aRecommendedItem(1, { itemNo: itemNo('R/1') }), aRecommendedItem(2, { needsChoice: true })];
    const { heading = '', items = [], clear } = viewsOf({ viewed }, anOpenSession([]), language).viewed ?? {};
    expect(items.map(({ link, add }) => [link, add?.command.type])).toEqual([
      ['/item/R%2F1', 'AddToCart'],
      ['/item/R2', undefined],
    ]);
    expect(items[1]?.choose.accessibleName).toContain(viewed[1]?.itemName);
    expect(clear?.command).toEqual({ type: 'ClearViewed' });
    expect(clear?.accessibleName).toContain(clear?.label);
    expect(/[가-힣]/u.test(`${heading}${clear?.accessibleName}${items[1]?.choose.label}`)).toBe(language === 'ko');
    expect(viewsOf({ viewed: [] }, anOpenSession([]), language).viewed).toBeUndefined();
  },
);

const signal = (id: number, before: number, now: number) => ({
  cartUnitId: cartUnitId(id),
  before: won(before),
  now: won(now),
});

test('[RC-03] a price change shows both prices and links to its unit; a deleted unit is omitted', () => {
  const { priceSignals } = viewsOf({ signals: [signal(1, 12_000, 10_000), signal(2, 900, 1000), signal(9, 1, 2)] });
  expect(priceSignals?.rows).toMatchObject([
    {
      name: '사과',
      hasFallen: true,
      text: '2,000원 내렸어요',
      amounts: '12,000원 → 10,000원',
      visit: { accessibleName: '사과 상품으로 이동', command: { type: 'VisitUnit', cartUnitId: 1 } },
    },
    { name: '<b>배</b>', hasFallen: false, text: '100원 올랐어요', amounts: '900원 → 1,000원' },
  ]);
  expect(viewsOf({ signals: [signal(9, 1, 2)] }).priceSignals).toBeUndefined();
  expect(viewsOf({}).priceSignals).toBeUndefined();
});

test('[LS-07 PG-12] names the visited unit and the reason; moves the focus if the shopper requested it', () => {
  const visitOf = (reason: 'Signal' | 'Added' | 'PriceChange', id = 1) =>
    viewsOf({ visit: { cartUnitId: cartUnitId(id), reason, count: 4 } }).unitVisit;
  const text = '알림에서 고른 상품이에요: 사과';
  expect(visitOf('Signal')).toEqual({ domId: 'unit-1', text, takesFocus: false, count: 4 });
  expect(visitOf('Added')).toMatchObject({ text: '장바구니에 담은 상품이에요: 사과, 수량 3개', takesFocus: true });
  expect(visitOf('PriceChange')).toMatchObject({ text: '가격이 바뀐 상품이에요: 사과', takesFocus: true });
  expect(visitOf('Added', 9)).toBeUndefined();
});

test('[LS-08] names the same-day store, and its gateway receives type and branch as data', () => {
  const expressShop = { expressShopType: 'LotteMart' as const, branchCode: '7&8' };
  const views = viewsOf({ expressShop });
  expect(views.expressShop).toMatchObject({
    text: '당일배송 롯데마트 지점(7&8)에서 장보기를 시작했어요.',
    open: { label: '이 지점에서 계속 장보기', command: { type: 'OpenSideLayer', layer: 'ExpressShop' } },
  });
  expect(views.expressShopFrame).toMatchObject({
    type: 'ExpressShop',
    title: '롯데마트',
    src: `/gateway?pageType=ExpressShop&param1=LotteMart&param2=7%268&charset=${charsets.ko}`,
    size: { width: 750, height: 660 },
  });
  expect([viewsOf({}).expressShop, viewsOf({}).expressShopFrame]).toEqual([undefined, undefined]);
});

test('[ND-04] card and app nudges link to their pages; other nudges, and a standalone cart, have no link', () => {
  const hrefOf = (nudge: NudgeType) => viewsOf({ nudge }, { smileCardNudgeCoupons: cards }).nudge?.link?.href;
  expect(hrefOf('NudgingSmileCard')).toBe(`/gateway?pageType=SmileCardIntro&charset=${charsets.ko}`);
  expect(hrefOf('NudgingAppDown')).toBe(`/gateway?pageType=NormalStaticPage&param1=app&charset=${charsets.ko}`);
  for (const nudge of ['NudgingUniverseClubAutoRenewal', 'NudgingClubOneClick', 'NudgingCartCountExtended'] as const)
    expect(hrefOf(nudge)).toBeUndefined();
  const state = anOpenSession(units, { extras: { nudge: 'NudgingAppDown' } });
  const alone = moreViewsOf(new CartStore(state), testContext({}, { item: undefined }), marketplaceCheck.judge);
  expect(alone.nudge).toMatchObject({ type: 'NudgingAppDown', link: undefined });
});

test.each(languages)('[LS-10] a standalone cart shows no gateway frame but a notice, in %s', (language) => {
  const expressShop = { expressShopType: 'GSFresh', branchCode: '1' } as const;
  const state = anOpenSession([], { extras: { expressShop } });
  const alone = moreViewsOf(
    new CartStore(state),
    testContext({ language }, { item: undefined }),
    marketplaceCheck.judge,
  );
  const { notice, src } = alone.addressBook;
  expect([src, alone.expressShop, alone.expressShopFrame?.src]).toEqual([undefined, undefined, undefined]);
  expect(notice).toBe(deliveryWords[language].noGateway);
});

test('sections below the cart update after the next paint', () => {
  const waiting: (() => void)[] = [];
  const store = new CartStore(
    { ...anOpenSession(units), extras: {} },
    () => undefined,
    (work) => waiting.push(work),
  );
  const views = moreViewsOf(store, testContext(), marketplaceCheck.judge);
  const printed = () => JSON.stringify([views.share, views.information, views.saved, views.nudge, views.removal]);
  const before = printed();
  const removal = { kind: 'Deleted' as const, units, coupons: [], selected: [], isUndoing: false };
  happened(
    store,
    { type: 'UnitToggled', cartUnitId: cartUnitId(1) },
    { type: 'ExtrasRead', extras: { isCheckoutHealthy: false, saved: units, nudge: 'NudgingAppDown', removal } },
  );
  expect(printed()).toBe(before);
  waiting.pop()?.();
  expect(views.share?.share.isEnabled).toBe(true);
  expect(views.information.trouble).toBeDefined();
  expect([views.saved, views.nudge, views.removal]).not.toContain(undefined);
});

test('selection and pending changes do not rebuild the views around the cart', () => {
  let reads = 0;
  const extras = {
    get arrivals() {
      reads += 1;
      return [];
    },
  };
  const store = new CartStore(anOpenSession([aUnit()], { extras }));
  const views = moreViewsOf(store, testContext(), marketplaceCheck.judge);
  const stop = autorun(() => views.arrivals);
  happened(
    store,
    { type: 'TabToggled' },
    { type: 'QuantityChangeStarted', cartUnitId: cartUnitId(1), quantity: 3 },
    { type: 'PricesAsked', inputs: { selected: [], quantities: [] } },
  );
  expect(reads).toBe(1);
  happened(store, { type: 'UnitsDeleted', cartUnitIds: [cartUnitId(1)], cartVersion: 2 });
  expect(reads).toBe(2);
  stop();
});
