import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { cart, expect, expectAccessible, holdScripts, seen, settled, test, wonIn, type Shop } from './support.ts';

const callsOf = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname.split('/').at(-1) ?? '');
  });
  return calls;
};

const known = ['env', 'getInitialCart', 'getPrices', 'getExhibitExtraDiscountForNudge'];

const withoutScripts = async (context: BrowserContext, page: Page): Promise<Page> => {
  const plain = await context.browser()?.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    viewport: page.viewportSize(),
  });
  if (plain === undefined) throw new Error('no browser');
  const shown = await plain.newPage();
  await shown.goto(page.url());
  return shown;
};

const signIn = async (page: Page, shop: Shop, buyer: string): Promise<void> => {
  await shop.visit(page, { buyer });
  await settled(page);
};

test('[SV-02] without JavaScript, a cart of a hundred units shows every amount and the total @once-pc', async ({
  page,
  context,
  shop,
}) => {
  await signIn(page, shop, 'hundred-units');
  const total = await wonIn(cart(page).payable);
  const plain = await withoutScripts(context, page);
  await expect(cart(plain).quantities).toHaveCount(100);
  expect(await wonIn(cart(plain).payable)).toBe(total);
  const prices = plain.getByRole('article').locator('[id^="unit-"]').filter({ hasText: /\d원/u });
  await expect(prices).toHaveCount(100);
  await plain.context().close();
});

test('[LS-01] the page continues from the server’s HTML and requests no data again @once-pc', async ({
  page,
  shop,
}) => {
  const calls = callsOf(page);
  await shop.visit(page, { buyer: 'rewards' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => calls).toContain('getCouponBox');
  await expect.poll(() => calls).toContain('getSmileCardNudgeCoupon');
  await settled(page);
  expect(calls.filter((call) => known.includes(call))).toEqual([]);
  // server and browser markup are equal, and no error was reported
  expect(calls).not.toContain('clientError');
});

test('[SE-01] a box ticked before hydration stays ticked and counts @once-pc', async ({ page, shop }) => {
  await signIn(page, shop, 'rewards');
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const { boxes, payable } = cart(page);
  const box = page.getByRole('article').locator('[id^="unit-"]').getByRole('checkbox', { disabled: false }).first();
  await expect(boxes.first()).toBeVisible();
  const before = await wonIn(payable);
  const wasTicked = await box.isChecked();
  await box.click();
  letGo();
  await expect.poll(() => wonIn(payable)).not.toBe(before);
  await expect(box).toBeChecked({ checked: !wasTicked });
  await settled(page);
  await expect(box).toBeChecked({ checked: !wasTicked });
});

test('[QT-03] a quantity typed before hydration is saved @once-pc', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'many-sellers' });
  await settled(page);
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const field = cart(page).quantities.first();
  await field.fill('3');
  await field.press('Tab');
  const saved = page.waitForResponse('**/api/cart/setQuantity');
  letGo();
  await saved;
  await settled(page);
  await expect(field).toHaveValue('3');
  await page.reload();
  await settled(page);
  await expect(cart(page).quantities.first()).toHaveValue('3');
});

test('[PG-04] [LS-05] an unreadable cart shows the failure view without JavaScript and retries with it @once-pc', async ({
  page,
  context,
  shop,
  watch,
}) => {
  watch.expectFailedCalls();
  await shop.visit(page, { buyer: 'load-failure' });
  const retry = page.getByRole('button', { name: '다시 시도' });
  await expect(retry).toBeVisible();
  await expectAccessible(page);
  await retry.click();
  await expect(retry).toBeVisible();
  await page.route('**/api/cart/getInitialCart', (route) => route.abort());
  await retry.click();
  await expect(retry).toBeVisible();
  const plain = await withoutScripts(context, page);
  await expect(plain.getByRole('button', { name: '다시 시도' })).toBeVisible();
  await plain.context().close();
});

/** Scripts that a reload delays: all except the first, the session, or the code around the first view. */
const held = ['', 'session-', 'more-'] as const;

const dialog = (page: Page) => page.locator('div[data-layer]');
const row = (page: Page) =>
  page
    .locator('[id^="unit-"]')
    .filter({ has: page.locator('button[aria-haspopup]') })
    .first();

/** Buttons and links of the first view, and the result of each press. */
const early: readonly (readonly [string, (page: Page) => Locator, (page: Page, pressed: Locator) => Promise<void>])[] =
  [
    ['coupons', (page) => row(page).locator('button[aria-haspopup]'), (page) => expect(dialog(page)).toBeVisible()],
    [
      'options',
      (page) => page.getByRole('button', { name: /옵션 변경$/u }).first(),
      (page) => expect(dialog(page)).toBeVisible(),
    ],
    [
      'country',
      (page) => page.getByRole('button', { name: '배송 국가 변경' }),
      (page) => expect(dialog(page)).toBeVisible(),
    ],
    [
      'deletion',
      (page) => row(page).getByRole('button', { name: /삭제$/u }),
      (page) => expect(dialog(page)).toBeVisible(),
    ],
    [
      'details',
      (page) => page.getByRole('article').locator('button[aria-expanded]').first(),
      (_, pressed) => expect(pressed).toHaveAttribute('aria-expanded', 'true'),
    ],
    [
      'one more piece',
      (page) => page.getByRole('button', { name: /수량 늘리기$/u }).first(),
      (page) => expect(cart(page).quantities.first()).toHaveValue('2'),
    ],
    [
      'a tab',
      (page) => page.getByRole('navigation').getByRole('link', { name: /^스마일배송/u }),
      (page) => expect(page).toHaveURL(/stardelivery/u),
    ],
    ['order', (page) => cart(page).order, (page) => expect(page).toHaveURL(/\/order\/[^/]+$/u)],
  ];

for (const files of held)
  test(`[CK-14] [XT-01] no press before ${files || 'all'} scripts is lost @once-pc`, async ({ page, shop }) => {
    for (const [name, control, arrived] of early)
      await test.step(name, async () => {
        await shop.open(page, { buyer: 'coupon-collector' });
        await settled(page);
        const letGo = await holdScripts(page, files);
        await page.reload({ waitUntil: 'commit' });
        await seen(page);
        const pressed = control(page);
        await pressed.click();
        letGo();
        await arrived(page, pressed);
      });

    await test.step('a link of an item, which is reported', async () => {
      await holdScripts(page, files);
      await page.goto(`${shop.origin()}/ko/pc/cart`, { waitUntil: 'commit' });
      const reports: { readonly sent: unknown; readonly status: number }[] = [];
      // the page leaves before the response arrives
      await page.route('**/api/activity-log/item-link', async (route) => {
        const response = await route.fetch();
        reports.push({ sent: route.request().postDataJSON(), status: response.status() });
        await route.fulfill({ response }).catch(() => undefined);
      });
      await row(page).getByRole('link').click();
      await expect(page).toHaveURL(/\/item\/\d+$/u);
      const sent = { itemNo: page.url().split('/').at(-1), trackingCode: '200010100' };
      await expect.poll(() => reports, { timeout: 20_000 }).toEqual([{ sent, status: 200 }]);
    });
  });

test('[CK-14] an order pressed before hydration is sent once @once-pc', async ({ page, shop }) => {
  await signIn(page, shop, 'rewards');
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/addCheckoutByCart')) orders.push(request.url());
  });
  await cart(page).order.click();
  letGo();
  await expect(page).toHaveURL(/\/order\/[^/]+$/u);
  expect(orders).toHaveLength(1);
});

const pressUnseen = (button: Locator): Promise<void> =>
  button.evaluate((element: HTMLElement) => {
    performance.mark('first-contentful-paint');
    element.click();
  });

test('[CS-10] an order press right after the first paint is ignored; a later one counts @once-mobile', async ({
  page,
  shop,
}) => {
  await signIn(page, shop, 'rewards');
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const { order } = cart(page);
  await order.waitFor();
  await pressUnseen(order);
  // repeated now, the press would no longer be too early
  await page.waitForTimeout(600);
  letGo();
  await settled(page);
  await pressUnseen(order);
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(/\/cart$/u);
  await order.click();
  await expect(page).toHaveURL(/\/order\/[^/]+$/u);
});

interface Movement extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

const movedUntilUsable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const usable = performance.getEntriesByName('cart-usable')[0]?.startTime ?? Infinity;
        const moved: string[] = [];
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `${width}×${height} at ${x}, ${y}`;
        const text = (node: Node | null) =>
          (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 200);
        const words = ({ startTime, value, sources }: Movement): string =>
          [
            `${value} at ${startTime} of ${usable} ms`,
            ...sources.map((one) => `${place(one.previousRect)} → ${place(one.currentRect)}: ${text(one.node)}`),
          ].join('\n');
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Movement[])
            if (entry.startTime <= usable && entry.value > 0) moved.push(words(entry));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved), 500);
      }),
  );

/** The most requests until rows are usable, and in all. */
const [UNTIL_USABLE, IN_ALL] = [10, 17];

interface LoadedFile {
  readonly name: string;
  readonly isBeforeUsable: boolean;
}

const files = (page: Page): Promise<readonly LoadedFile[]> =>
  page.evaluate(() => {
    const usable = performance.getEntriesByName('cart-usable')[0]?.startTime ?? 0;
    const isFile = ({ name }: PerformanceEntry) => !/\/api\/|\/pictures\//u.test(name);
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return all
      .filter(isFile)
      .map(({ name, startTime }) => ({ name: name.split('/').at(-1) ?? '', isBeforeUsable: startTime <= usable }));
  });

test('[SV-02] a hundred rows are usable after few requests; fonts load later, and nothing shifts @once-mobile', async ({
  page,
  shop,
}) => {
  await signIn(page, shop, 'hundred-units');
  await page.waitForLoadState('networkidle');
  const asked = await files(page);
  const before = asked.filter(({ isBeforeUsable }) => isBeforeUsable).map(({ name }) => name);
  expect(before).toContainEqual(expect.stringMatching(/^session-.*\.js$/u));
  // the first styles and the script for early presses are inside the document
  expect(before.filter((name) => /^early-|\.css$|\.woff2/u.test(name))).toEqual([]);
  expect(before.length).toBeLessThanOrEqual(UNTIL_USABLE);
  expect(asked.filter(({ name }) => !name.endsWith('.woff2')).length).toBeLessThanOrEqual(IN_ALL);
  expect(await movedUntilUsable(page)).toEqual([]);
});

test('[SV-02] ticking a box needs no file that loads later @once-pc', async ({ page, shop }) => {
  await signIn(page, shop, 'rewards');
  await page.waitForLoadState('networkidle');
  const late = (await files(page)).filter(({ isBeforeUsable, name }) => !isBeforeUsable && name.endsWith('.js'));
  expect(late.length).toBeGreaterThan(0);
  for (const { name } of late) await page.route(`**/${name}`, () => undefined);
  await page.reload();
  const box = page.getByRole('article').locator('[id^="unit-"]').getByRole('checkbox', { disabled: false }).first();
  const before = await wonIn(cart(page).payable);
  await box.click();
  await expect.poll(() => wonIn(cart(page).payable)).not.toBe(before);
});

const haltingLine = async (origin: string, words: readonly string[]): Promise<Server> => {
  const line = createServer((request, response) => {
    const headers = { cookie: request.headers.cookie ?? '', 'accept-encoding': 'identity' };
    void fetch(`${origin}${request.url}`, { headers }).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      const half = type.startsWith('text/html') ? words.reduce((from, word) => body.indexOf(word, from), 0) : 0;
      response.write(body.subarray(0, half));
      setTimeout(() => response.end(body.subarray(half)), half > 0 ? 1000 : 0);
    });
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  return line;
};

for (const [part, words] of [
  ['a row', ['id="unit-', 'type="checkbox"']],
  ['a summary', ['id="order-summary"', '<dt', '<dt']],
] as const)
  test(`[SV-02] half ${part} is not painted: the page waits for the rest @pc`, async ({ page, shop, watch }) => {
    watch.expectFailedCalls();
    await signIn(page, shop, 'hundred-units');
    const { origin, pathname } = new URL(page.url());
    const line = await haltingLine(origin, words);
    const address = line.address();
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}${pathname}`);
    await expect(cart(page).quantities.first()).toBeVisible();
    await expect(cart(page).payable).toBeVisible();
    const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    expect(painted).toBeGreaterThan(1000);
    expect(await movedUntilUsable(page)).toEqual([]);
    await page.goto('about:blank');
    line.closeAllConnections();
    line.close();
  });

test('[CK-18] blockers are in the first view, stay during hydration, and disappear with a change @pc', async ({
  page,
  shop,
}) => {
  await signIn(page, shop, 'hundred-units');
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/more-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await settled(page);
  const reasons = cart(page).summary.getByRole('group', { name: /^주문 전에 확인할 내용/u });
  await expect(reasons).toContainText('한 번에 30개 상품까지');
  const fixAll = cart(page).summary.getByRole('button', { name: '한 번에 해결' });
  await expect(fixAll).toBeDisabled();
  await cart(page).selectAll.click();
  await expect(reasons).toHaveCount(0);
  // longer than the timeout of one attempt (3 s), so the page retries
  await page.waitForTimeout(4000);
  held.resolve();
  await expect(reasons).toContainText('한 번에 30개 상품까지');
  await expect(fixAll).toBeEnabled();
  expect(await movedUntilUsable(page)).toEqual([]);
});

test('[CK-18] the line of blockers above the order button is in the first view, and moves nothing @mobile', async ({
  page,
  shop,
}) => {
  await signIn(page, shop, 'unorderable');
  const loadLate = await holdScripts(page, 'more-');
  await page.reload();
  await settled(page);
  const line = page.getByRole('region', { name: '주문하기' }).getByRole('button', { name: /^주문 전에 확인할 내용/u });
  await expect(line).toBeDisabled();
  const before = await line.boundingBox();
  loadLate();
  await expect(line).toBeEnabled();
  expect(await line.boundingBox()).toEqual(before);
  expect(await movedUntilUsable(page)).toEqual([]);
});
