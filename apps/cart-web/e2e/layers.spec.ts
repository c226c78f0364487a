import type { Locator, Page } from '@playwright/test';
import { choose, openReasons } from './ordering.ts';
import { cart, expect, expectAccessible, sandboxed, seen, settled, test, type Shop, type Visit } from './support.ts';

interface Opened {
  readonly name: string;
  /** The control that opens the layer with Enter. Missing if the page opens it. */
  readonly opener?: (page: Page) => Locator;
  readonly before?: (page: Page, shop: Shop) => Promise<void>;
  /** Steps in the open layer, for example opening a frame or a question over it. */
  readonly within?: (page: Page) => Promise<void>;
  /** The layer below, which Escape closes after this one. */
  readonly over?: string;
}

interface Walked extends Visit {
  /** An item that the buyer chose before signing in. */
  readonly asGuest?: string;
  /** Pages whose scripts a sandbox blocks. */
  readonly sandboxes?: readonly string[];
  readonly layers: readonly Opened[];
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const order = (page: Page) => cart(page).order;
const coupon = (page: Page) =>
  page.getByRole('article').locator('button[aria-haspopup="dialog"]:not(:has(+ meter))').first();
const unfold = async (page: Page): Promise<void> => {
  const panel = page.getByRole('region', { name: '해외배송' });
  await expect(panel).toBeVisible();
  const closed = panel.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
};
const apples = '새벽에 딴 꿀사과 가정용·선물용';

const walks: readonly Walked[] = [
  {
    buyer: 'many-sellers',
    behind: '/emartmall',
    sandboxes: ['/smileclub/agreement/view/third'],
    layers: [
      { name: 'DeliveryDate', opener: button(/^배송 시간 (?:선택|변경)$/u) },
      { name: 'JoinSmileClubForSmileDelivery', opener: button('새벽배송 혜택 보기') },
      { name: 'CartMemo', opener: button('메모 쓰기') },
      { name: 'CountrySelector', opener: button('배송 국가 변경') },
      {
        name: 'SmileClubOneClickJoin',
        opener: button('원클릭으로 가입하기'),
        within: (page) => page.getByRole('dialog').getByRole('button', { name: '개인정보 제3자 제공' }).press('Enter'),
      },
      { name: 'Confirm', opener: (page) => button(/삭제$/u)(page).last() },
    ],
  },
  {
    buyer: 'many-sellers',
    behind: `?expressShop=${encodeURIComponent('{"expressShopType":"GSFresh","branchCode":"77"}')}`,
    layers: [{ name: 'ExpressShop', opener: (page) => page.locator('[data-express-shop]').getByRole('button') }],
  },
  {
    buyer: 'many-sellers',
    behind: '/stardelivery',
    layers: [{ name: 'AddressBook', opener: button('배송지 변경') }],
  },
  {
    buyer: 'many-sellers',
    layers: [
      { name: 'ItemOptions', opener: button('맞춤 린넨 커튼 옵션 변경') },
      { name: 'FreeShipping', opener: (page) => button(/더 담으면/u)(page).first() },
    ],
  },
  {
    buyer: 'club-left',
    sandboxes: ['/smileclub/join'],
    layers: [{ name: 'SmileClubJoin', opener: button('클럽 가입하기') }],
  },
  {
    buyer: 'coupon-collector',
    layers: [
      { name: 'CouponBox', opener: coupon },
      {
        name: 'ConfirmLeaveCouponBox',
        opener: coupon,
        over: 'CouponBox',
        within: async (page) => {
          await page.getByRole('dialog').getByRole('radio', { checked: false, disabled: false }).first().press('Space');
          await page.keyboard.press('Escape');
        },
      },
    ],
  },
  { buyer: 'coupon-puzzle', layers: [{ name: 'BestCombination', opener: button(/최저가|더 할인/u) }] },
  { buyer: 'business-buyer', layers: [{ name: 'EstimateSheet', opener: button('견적서 출력') }] },
  {
    buyer: 'oversea-japan',
    layers: [
      { name: 'CJGuide', opener: button('CJ대한통운 이용 안내'), before: unfold },
      { name: 'OverseaPackageNoti', opener: button('해외 포장 안내') },
    ],
  },
  {
    buyer: 'oversea-china',
    layers: [
      { name: 'SFExpressGuide', opener: button('SF Express 이용 안내'), before: unfold },
      { name: 'Alert', opener: order, before: (page) => choose(page, ['물광 립 틴트']) },
    ],
  },
  {
    buyer: 'order-rules',
    layers: [
      {
        name: 'ConfirmMaxInstallOrder',
        opener: order,
        before: (page) =>
          choose(page, [
            '65형 4K TV 방문설치',
            '벽걸이 인버터 에어컨 기본설치',
            '양문형 냉장고 826L',
            '드럼세탁기 21kg',
          ]),
      },
      {
        name: 'ConfirmOrderExceptSomeItems',
        opener: order,
        before: (page) => choose(page, [apples, '[모바일] 아메리카노 교환권']),
      },
      {
        name: 'ConfirmIncomeDutyItemOrderType',
        opener: order,
        before: (page) => choose(page, ['[해외직구] 무선 헤드폰', '[소설] 밤 시장의 우산 가게']),
      },
    ],
  },
  {
    buyer: 'simple-member',
    layers: [
      {
        name: 'ConfirmAuthentication',
        opener: order,
        before: (page) => choose(page, ['[모바일] 5만원 금액권']),
      },
    ],
  },
  {
    buyer: 'hundred-units',
    layers: [
      {
        name: 'ConfirmSplitOrders',
        opener: button('나눠서 주문'),
        before: async (page, shop) => {
          await cart(page).selectAll.check();
          await settled(page);
          await openReasons(page, shop);
        },
      },
    ],
  },
  { buyer: 'max-limits', asGuest: '330005', layers: [{ name: 'CartsMerged' }] },
];

/** Lists the tab stops of a layer and of its frames, by the browser's own `tabIndex`. A radio group is one stop. */
const listStops = (layer: Locator): Promise<readonly string[]> =>
  layer.evaluate((root) => {
    const stops = new Map<Element, string>();
    const add = (within: ParentNode): void => {
      for (const element of within.querySelectorAll<HTMLElement>('*')) {
        if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const { tagName } = element;
        const text = (element.ariaLabel ?? element.title) || (element.textContent ?? '').slice(0, 40);
        const isRadio = element.getAttribute('type') === 'radio';
        stops.set(element, isRadio ? `radios ${element.getAttribute('name')}` : `${tagName} ${text} ${stops.size}`);
        if (tagName === 'IFRAME') add((element as HTMLIFrameElement).contentDocument ?? document.createElement('p'));
      }
    };
    add(root);
    Object.assign(window, { stopsOfLayer: stops });
    return [...new Set(stops.values())];
  });

/** Returns the stops that have the focus: a frame and a control in it are two. */
const focused = (layer: Locator): Promise<readonly string[]> =>
  layer.evaluate((root) => {
    const { stopsOfLayer } = window as unknown as { readonly stopsOfLayer: ReadonlyMap<Element | null, string> };
    const at = document.activeElement;
    if (at === null || at === document.body) return [];
    if (!root.contains(at)) return [`outside: ${at.outerHTML.slice(0, 80)}`];
    const inner = at.tagName === 'IFRAME' ? (at as HTMLIFrameElement).contentDocument?.activeElement : null;
    return [at, inner ?? null].flatMap((element) => stopsOfLayer.get(element) ?? []);
  });

/** Presses a key often enough for two rounds, and returns the stops that had the focus. */
const walk = async (layer: Locator, key: 'Tab' | 'Shift+Tab', count: number): Promise<ReadonlySet<string>> => {
  const visited = new Set<string>();
  for (let press = 0; press < 2 * count + 4; press += 1) {
    await layer.page().keyboard.press(key);
    for (const stop of await focused(layer)) visited.add(stop);
  }
  return visited;
};

const walkLayer = async (page: Page, shop: Shop, { name, opener, before, within, over }: Opened): Promise<void> => {
  const layer = page.locator(`[data-layer="${name}"]:not([inert])`);
  await before?.(page, shop);
  await opener?.(page).press('Enter');
  await within?.(page);
  await expect(layer).toBeVisible();
  await expect(layer.locator('[aria-busy="true"]')).toHaveCount(0);
  const frame = layer.locator('iframe');
  const hasFrame = (await frame.count()) > 0;
  if (hasFrame) await expect(frame.contentFrame().getByRole('heading').first()).toBeVisible();
  await expect(layer.locator(':focus')).toHaveCount(1);
  await expect(page.locator('[inert] #cart-list')).toHaveCount(1);
  // the content of a layer may load after its frame
  await expect.poll(() => listStops(layer)).not.toEqual([]);
  // each name contains its visible text (label-content-name-mismatch)
  await expectAccessible(page);
  const stops = await listStops(layer);
  for (const key of ['Tab', 'Shift+Tab'] as const)
    expect([...(await walk(layer, key, stops.length))].toSorted(), key).toEqual(stops.toSorted());
  // a layer closes by Escape from its frame too
  if (hasFrame) await frame.focus();
  await page.keyboard.press('Escape');
  await expect(layer).toHaveCount(0);
  if (over !== undefined) {
    await expect(page.locator(`[data-layer="${over}"] :focus`)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
  }
  if (opener !== undefined) await expect(opener(page)).toBeFocused();
};

// a nudge would offer the club instead of the banner
test.beforeEach(async ({ context, shop }) => {
  await context.addCookies([{ name: 'nudgesQuiet', value: 'Y', url: shop.origin() }]);
});

for (const { layers, sandboxes = [], asGuest, ...visit } of walks)
  test(`[LY-04] [CL-04] [LY-08] Tab reaches every control and leaves every frame: ${layers.map(({ name }) => name).join(', ')} @once-pc`, async ({
    page,
    shop,
    watch,
  }) => {
    for (const path of sandboxes) watch.expectError(sandboxed(shop, path));
    if (asGuest === undefined) await shop.open(page, visit);
    else {
      await shop.openAsGuest(page, { [asGuest]: 1 });
      await shop.signInAnew(page, visit.buyer);
      await page.goto(`${shop.origin()}/ko/pc/cart`);
    }
    await settled(page);
    await seen(page);
    for (const layer of layers) await test.step(layer.name, () => walkLayer(page, shop, layer));
  });
