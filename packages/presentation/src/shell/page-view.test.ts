import {
  cartTabs,
  devices,
  environmentNames,
  languages,
  tenants,
  type Device,
  type Language,
  type ShippingAddress,
  type Storefront,
} from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import type { Links } from '../common/context.ts';
import { testContext } from '../testing/context.ts';
import { addressBarView, type AddressBarFacts } from '../delivery/delivery-lines.ts';
import {
  emptyView,
  failureView,
  loadingView,
  troubleView,
  tabBarView,
  toolbarView,
  type ToolbarFacts,
} from '../cart/cart-frame-views.ts';
import { headerView, type HeaderFacts, landmarks, pageView, type PageFacts } from './page-view.ts';
import { aBuyer, anAddress } from '@baguni/domain/testing';

const loaded = { load: 'Loaded', tab: 'All', unitCount: 2 } as const;
const counts = { All: 12, SmileFresh: 3, SmileDelivery: 4, ExpressShop: 1234 };
const header: HeaderFacts = { ...loaded, environment: 'local', step: 'Cart' };

const page = (over: Partial<PageFacts> = {}, storefront: Partial<Storefront> = {}) =>
  pageView(testContext(storefront), { ...loaded, ...over });

test('[PG-01] skip links point to the existing landmarks: list, summary and tabs', () => {
  const hrefs = page().skipLinks.map(({ href }) => href);
  expect(hrefs).toEqual([`#${landmarks.list}`, `#${landmarks.summary}`, `#${landmarks.tabs}`]);
  const links = [{ label: 'Skip to the items', href: '#cart-list' }];
  expect(page({ unitCount: 0 }, { language: 'en' }).skipLinks).toEqual(links);
});

test('[PG-03] the root has a class for each tab', () => {
  const classes = ['cart-all', 'cart-smile-fresh', 'cart-smile-delivery', 'cart-express-shop'];
  expect(cartTabs.map((tab) => page({ tab }).rootClass)).toEqual(classes);
});

test('[RT-13] the title is the word for shopping cart, on outlet mobile with the marketplace name first', () => {
  const titles = tenants.flatMap((tenant) => devices.map((device) => page({}, { tenant, device }).documentTitle));
  expect(titles).toEqual(['장바구니', '장바구니', '장바구니', '바구니 아울렛 장바구니']);
  const { title, documentTitle } = page({ tab: 'SmileFresh', load: 'LoadFailed' }, { language: 'jp' });
  expect([title, documentTitle]).toEqual(['ショッピングカート', 'ショッピングカート']);
});

test('[PG-04] a failed first load replaces the body by message, shortcut and retry', () => {
  expect(page({ load: 'LoadFailed' }).body).toBe('Failure');
  const text = expect.stringContaining('일시적인 오류') as unknown;
  const view = { text, home: { href: '/home' }, retry: { command: { type: 'OpenCart' } } };
  expect(failureView(testContext())).toMatchObject(view);
});

test.each([
  ['PART-NOT-LOADED', 'A part of this page did not load. Please check your internet connection and try again.'],
  ['PART-BROKEN', 'A part of this page could not be shown. Please try again.'],
] as const)('[PG-04 LG-6] a section that failed shows a message with a retry: %s', (code, text) => {
  expect(troubleView(testContext({ language: 'en' }), code)).toEqual({ text, retryLabel: 'Try again' });
});

test('[PG-05] an empty cart and an empty tab have separate views', () => {
  expect(page({ unitCount: 0 }).body).toBe('Empty');
  const none = { All: 0, SmileFresh: 0, SmileDelivery: 0, ExpressShop: 0 };
  const all = { title: '장바구니에 담긴 상품이 없어요.', showAll: undefined };
  expect(emptyView(testContext(), { tab: 'All', counts: none })).toMatchObject(all);
  const tab = { title: '스마일프레시에 담은 상품이 없어요.', showAll: { href: '/ko/pc/cart' } };
  expect(emptyView(testContext(), { tab: 'SmileFresh', counts })).toMatchObject(tab);
  expect(emptyView(testContext(), { tab: 'SmileFresh', counts: none }).showAll).toBeUndefined();
});

test.each([
  [{ load: 'NotLoaded', isOrdering: false }, { text: '장바구니를 불러오고 있어요' }],
  [{ load: 'Loaded', isOrdering: true }, { text: '주문을 준비하고 있어요' }],
  [{ load: 'Loaded', isOrdering: false }, { type: 'None' }],
] as const)('[PG-10] overlays show that the cart is loading or an order is prepared: %j', (facts, view) => {
  expect(loadingView(testContext(), facts)).toMatchObject(view);
});

test('[PG-02] four tabs with counts; shown on outlet and in Korean; no express tab in Global', () => {
  const korean = tabBarView(testContext(), { tab: 'SmileFresh', counts });
  expect(korean.tabs.map(({ label, count, isCurrent }) => [label, count, isCurrent])).toEqual([
    ['전체', '12', false],
    ['스마일프레시', '3', true],
    ['스마일배송', '4', false],
    ['당일배송', '1,234', false],
  ]);
  const shown = tenants.flatMap((tenant) =>
    languages.map((language) => tabBarView(testContext({ tenant, language }), { tab: 'All', counts })),
  );
  expect(shown.map((bar) => bar.isShown)).toEqual([true, false, false, false, true, true, true, true]);
  expect(shown.map((bar) => bar.tabs.length)).toEqual([4, 3, 3, 3, 4, 3, 3, 3]);
});

const change = expect.objectContaining({
  label: '변경',
  accessibleName: '배송지 변경',
  command: { type: 'OpenSideLayer', layer: 'AddressBook' },
}) as unknown;

const barOf = (over: Partial<AddressBarFacts> = {}, language: Language = 'ko') =>
  addressBarView(testContext({ language }), {
    tab: 'SmileDelivery',
    buyer: aBuyer(),
    address: undefined,
    isUnreadable: false,
    ...over,
  });
const at = (over: Partial<ShippingAddress> = {}) => anAddress({ alterType: 'Normal', ...over });
const text = '(06236) 서울 강남구 테헤란로 152';
const moved = { alterType: 'NotSupport', alterText: '제주는 배송할 수 없어요' } as const;

test('[PG-06 AD-02] the address shows on the SmileDelivery tab only', () => {
  expect(cartTabs.filter((tab) => barOf({ tab, address: at() }) !== undefined)).toEqual(['SmileDelivery']);
  expect(barOf({ address: at() }, 'en')).toBeUndefined();
});

test.each<[string, Partial<AddressBarFacts>, object]>([
  ['shows the address', { address: at() }, { text, action: change }],
  [
    'shows no zip code if the address has none, as in Hong Kong',
    { address: at({ zipCode: '', address: '88 Nathan Road, Hong Kong', countryType: 'HongKong' }) },
    { text: '88 Nathan Road, Hong Kong', action: change },
  ],
  [
    'offers a guest to sign in',
    { buyer: { memberType: 'NonMember' }, address: at() },
    {
      notice: '로그인하시면 배송지를 보여 드려요',
      action: expect.objectContaining({ label: '로그인', command: { type: 'SignIn' } }) as unknown,
    },
  ],
  ['has no address', {}, { notice: '등록된 배송지가 없어요', action: change }],
  [
    'has an empty address',
    { address: at({ alterType: 'None' }) },
    { notice: '등록된 배송지가 없어요', action: change },
  ],
  [
    'could not read the address',
    { address: at(), isUnreadable: true },
    { notice: '배송지를 불러오지 못했어요', action: change },
  ],
  [
    'does not understand the address',
    { address: at({ alterType: 'Unknown' }) },
    { notice: '배송지를 불러오지 못했어요', action: change },
  ],
  [
    'shows the problem of an address',
    { address: at(moved) },
    { text, notice: '제주는 배송할 수 없어요', action: change },
  ],
  [
    'has a default text for a problem',
    { address: at({ ...moved, alterText: undefined }) },
    { text, notice: '이 주소로는 배송할 수 없어요. 배송지를 바꿔 주세요.', action: change },
  ],
])('[AD-01 AD-02] the address bar %s', (_, facts, bar) => {
  expect(barOf(facts)).toEqual({ label: '배송지', ...bar });
});

test.each([
  ['ko', '주문 가능 3개 중 3개 선택 · 주문 불가 16개'],
  ['en', '3 of 3 orderable · 16 cannot be ordered'],
  ['cn', '可下单3件，已选3件 · 不可下单16件'],
  ['jp', '注文可能3点中3点を選択 · 注文不可16点'],
] as const)('[SE-01 PG-07] in %s select all shows the number of orderable and unorderable units', (language, text) => {
  const counts = { selectedCount: 3, orderableCount: 3, unitCount: 19 };
  const view = toolbarView(testContext({ language }), { box: 'all', ...counts, isDomesticBusinessman: false });
  expect(view.selectedText).toBe(text);
});

test('[PG-07] select all with its mixed state, delete selected, an estimate for business buyers on PC', () => {
  const units = { selectedCount: 3, orderableCount: 12, unitCount: 12 };
  const toolbar = (over: Partial<ToolbarFacts> = {}, device: Device = 'pc') =>
    toolbarView(testContext({ device }), { box: 'mixed', ...units, isDomesticBusinessman: true, ...over });
  const estimate = {
    label: '견적서 출력',
    isEnabled: true,
    command: { type: 'OpenSideLayer', layer: 'EstimateSheet' },
  };
  expect(toolbar()).toMatchObject({
    box: { state: 'mixed', accessibleName: '전체 선택, 12개 중 3개 선택', isEnabled: true },
    deleteSelected: { isEnabled: true, command: { type: 'DeleteSelected' } },
    estimate,
  });
  expect([toolbar({}, 'm').estimate, toolbar({ isDomesticBusinessman: false }).estimate]).toEqual([
    undefined,
    undefined,
  ]);
  expect(toolbar({ orderableCount: 0 }).box.isEnabled).toBe(false);
});

test('[RT-17] the back link goes to the home of the tab', () => {
  const back = cartTabs.map((tab) => headerView(testContext(), { ...header, tab }).back.href);
  expect(back).toEqual(['/home', '/home', '/smile-delivery', '/express-shop']);
});

test('[RT-04] a page with a returnUrl goes back there on every tab, and home by its own link', () => {
  const back = 'https://www.marketplace.example/item/7';
  for (const tab of cartTabs) {
    const view = headerView(testContext({ language: 'en' }, { back }), { ...header, tab });
    expect([view.back, view.home.href]).toEqual([{ label: 'Back to where you were', href: back }, '/home']);
  }
});

test.each([
  ['ko', '환경 local, 다른 환경 고르기', '장바구니 풀이'],
  ['en', 'Environment local, choose another', 'Explain this cart'],
  ['cn', '环境 local，选择其他环境', '查看购物车的计算过程'],
  ['jp', '環境 local、ほかの環境を選ぶ', 'このカートの内訳を調べる'],
] as const)(
  '[RT-15] in %s the environment can be chosen, and the cart opens in the playground: %s',
  (language, label, explain) => {
    const { environment } = headerView(testContext({ language }), { ...header, tab: 'SmileFresh' });
    const path = `/${language}/pc/cart/emartmall`;
    expect(environment).toEqual({
      label,
      name: 'local',
      choices: [
        { label: 'local', href: path, isCurrent: true },
        { label: 'development', href: `https://dev-cart.marketplace.example${path}`, isCurrent: false },
        { label: explain, href: '/playground/', isCurrent: false },
      ],
    });
  },
);

test('[RT-15] the environment shows outside production only, the demo on this machine only', () => {
  const local = headerView(testContext(), header);
  expect([local.environment?.name, local.demo?.href]).toEqual(['local', '/demo']);
  for (const environment of environmentNames.slice(1)) {
    const view = headerView(testContext(), { ...header, environment });
    const shown = environment === 'production' ? undefined : environment;
    expect([view.environment?.name, view.demo]).toEqual([shown, undefined]);
    expect(JSON.stringify(view).includes('/playground/')).toBe(environment !== 'production');
  }
  const production = testContext({}, { environments: [], demo: undefined });
  expect(headerView(production, header).environment).toBeUndefined();
});

test('[RT-06] the header counts the units once known, marks the step, and links to each language by its charset', () => {
  const view = headerView(testContext({ language: 'en' }), { ...header, unitCount: 1 });
  expect([view.count, view.accessibleTitle]).toEqual(['1', 'Shopping cart, 1 item']);
  expect(headerView(testContext(), { ...header, load: 'NotLoaded' }).count).toBeUndefined();
  expect(view.steps.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(view.languages.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
    ['/ko/pc/cart?charset=ko', false],
    ['/en/pc/cart?charset=en', true],
    ['/cn/pc/cart?charset=cn', false],
    ['/jp/pc/cart?charset=jp', false],
  ]);
});

test('[RT-11] a closable header has a close button on the cart; the header is hidden in the app', () => {
  const of = (head: Links['head'], step: 'Cart' | 'Order' = 'Cart') =>
    headerView(testContext({}, { head }), { ...header, step });
  expect(of('Closable').close).toMatchObject({ accessibleName: '닫기', command: { type: 'ClosePage' } });
  expect([of('Plain').close, of('OfApp').close, of('Closable', 'Order').close]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([of('Plain').isHidden, of('Closable').isHidden, of('OfApp').isHidden]).toEqual([false, false, true]);
});
