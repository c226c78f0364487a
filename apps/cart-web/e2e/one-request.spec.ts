import type { Page, Request } from '@playwright/test';
import { cart, coupons, expect, settled, test, wonIn, type Shop } from './support.ts';

interface Calls {
  readonly sent: string[];
  readonly unanswered: Set<Request>;
  most: number;
}

const callsOf = (page: Page): Calls => {
  const calls: Calls = { sent: [], unanswered: new Set(), most: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // the report of a viewed recommendation does not depend on changes (RC-02)
    if (!pathname.startsWith('/api/') || /\/v?imp$/u.test(pathname)) return;
    calls.sent.push(pathname.split('/').at(-1) ?? '');
    calls.unanswered.add(request);
    calls.most = Math.max(calls.most, calls.unanswered.size);
  });
  page.on('requestfinished', (request) => calls.unanswered.delete(request));
  page.on('requestfailed', (request) => calls.unanswered.delete(request));
  return calls;
};

/** A guest’s cart; only buyers get coupon recommendations one second after a change (CP-01). */
const openedByGuest = async (page: Page, shop: Shop): Promise<Calls> => {
  const calls = callsOf(page);
  await shop.openAsGuest(page, { '330005': 3, '311103': 2 });
  await settled(page);
  await expect.poll(() => calls.sent).toContain('getSmileCardNudgeCoupon');
  await expect.poll(() => calls.sent).toContain('cartBt');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => calls.unanswered.size).toBe(0);
  calls.sent.length = 0;
  calls.most = 0;
  return calls;
};

const total = (page: Page) => wonIn(cart(page).payable);

const atTheServer = async (page: Page) => {
  await page.reload();
  await settled(page);
  return { quantity: await cart(page).quantities.first().inputValue(), total: await total(page) };
};

test('[QT-04] [QT-06] [SE-03] ten quick presses send at most three requests in sequence, and the last quantity counts @once-pc', async ({
  page,
  shop,
}) => {
  const calls = await openedByGuest(page, shop);
  const more = page.getByRole('button', { name: /수량 늘리기$/u }).first();
  const field = cart(page).quantities.first();
  const wanted = String(Number(await field.inputValue()) + 10);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/cart/setQuantity', async (route) => {
    await held.promise;
    await route.continue();
  });
  for (let n = 0; n < 10; n += 1) await more.click();
  await expect(field).toHaveValue(wanted);
  held.resolve();
  await expect.poll(() => calls.unanswered.size).toBe(0);
  await settled(page);
  await expect(field).toHaveValue(wanted);
  expect(calls.most).toBe(1);
  expect(calls.sent.length).toBeLessThanOrEqual(3);
  expect([...new Set(calls.sent)]).toEqual(['setQuantity']);
  const shown = { quantity: wanted, total: await total(page) };
  expect(await atTheServer(page)).toEqual(shown);
});

/** Requests that no click may avoid, with the reason. */
const besides: Readonly<Record<string, string>> = {
  getRecommendedCoupons: 'CP-16: asked once, a second after the last change',
  client: 'DL-03, CM-42: the report of a deletion, which nothing waits for',
};

interface Click {
  readonly name: string;
  readonly press: () => Promise<unknown>;
  /** The request of the click; none by default. */
  readonly sends?: string;
}

/** Opens a buyer’s cart and waits until the page has read everything, much of it after it can be used. */
const openedByBuyer = async (page: Page, shop: Shop, buyer: string, late: readonly string[]): Promise<Calls> => {
  const calls = callsOf(page);
  await shop.open(page, { buyer, tenant: 'marketplace' });
  await settled(page);
  await expect.poll(() => calls.sent).toEqual(expect.arrayContaining([...late]));
  await expect(async () => {
    const { length } = calls.sent;
    await page.waitForTimeout(1_500);
    expect([calls.sent.length, calls.unanswered.size]).toEqual([length, 0]);
  }).toPass();
  return calls;
};

/** Expects that each click sends its request and no other. */
const eachSends = async (page: Page, calls: Calls, table: readonly Click[]): Promise<void> => {
  for (const { name, press, sends } of table)
    await test.step(name, async () => {
      calls.sent.length = 0;
      await press();
      await settled(page);
      if (sends !== undefined) await expect.poll(() => calls.sent).toContain(sends);
      // a timer of the page that ends after any wait before prices are asked for
      await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
      await expect.poll(() => calls.unanswered.size).toBe(0);
      expect(
        calls.sent.filter((call) => !(call in besides)),
        name,
      ).toEqual(sends === undefined ? [] : [sends]);
    });
};

test('[SE-03] [OV-01] [OV-02] [OV-03] abroad a selection, a quantity and a country send one request, and a carrier none', async ({
  page,
  shop,
}) => {
  const calls = await openedByBuyer(page, shop, 'oversea-japan', []);
  const { boxes, payable } = cart(page);
  const selector = page.getByRole('dialog', { name: '배송 국가 선택' });
  const panel = page.getByRole('region', { name: '해외배송' });
  const openSelector = () => page.getByRole('button', { name: /^배송 국가 변경/u }).click();
  const shipTo = async (name: string) => {
    await openSelector();
    await selector.getByRole('radio', { name, exact: true }).check();
    await selector.getByRole('button', { name: '선택', exact: true }).click();
    await expect(selector).toHaveCount(0);
  };
  const unfold = async () => {
    const closed = panel.locator('details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
  };
  const before = await payable.innerText();
  await eachSends(page, calls, [
    { name: 'select one', press: () => boxes.nth(1).click(), sends: 'getPrices' },
    {
      name: '+',
      press: () =>
        page
          .getByRole('button', { name: /수량 늘리기$/u })
          .first()
          .click(),
      sends: 'setQuantity',
    },
    {
      name: 'choose another carrier',
      press: async () => {
        await unfold();
        await panel.getByRole('group', { name: '배송사' }).getByRole('radio', { checked: false }).first().check();
      },
    },
    { name: 'another country', press: () => shipTo('중국'), sends: 'changeShippingCountry' },
    {
      name: 'home',
      press: async () => {
        await openSelector();
        await selector.getByRole('button', { name: '국내배송으로 변경' }).click();
        await expect(panel).toHaveCount(0);
      },
      sends: 'changeShippingCountry',
    },
    { name: 'abroad again', press: () => shipTo('일본'), sends: 'changeShippingCountry' },
  ]);
  await expect(payable).not.toHaveText(before);
  const shown = await total(page);
  await page.reload();
  await settled(page);
  await expect.poll(() => total(page)).toBe(shown);
});

test('[SE-03] [QT-04] [DL-03] [CP-10] each click sends at most one request, and looking around sends none @once-pc', async ({
  page,
  shop,
}) => {
  const late = ['cartBt', 'getDeliverySlots', 'getRecommendedCoupons', 'getSavedUnits', 'noteVisit'];
  const calls = await openedByBuyer(page, shop, 'many-sellers', late);
  const { boxes, selectAll, quantities, summary, confirm } = cart(page);
  const { buttons, box, usable, apply } = coupons(page);
  const units = page.locator('article [id^="unit-"]');
  const button = (name: RegExp, n = 0) => page.getByRole('button', { name }).nth(n);
  const prices = 'getPrices';
  const table: readonly Click[] = [
    { name: 'select one', press: () => boxes.nth(1).click(), sends: prices },
    {
      name: 'select a seller',
      press: () =>
        page
          .getByRole('checkbox', { name: /상품 모두 선택$/u })
          .first()
          .click(),
      sends: prices,
    },
    { name: 'select all', press: () => selectAll.click(), sends: prices },
    { name: '+', press: () => button(/수량 늘리기$/u, 1).click(), sends: 'setQuantity' },
    {
      name: 'a typed quantity',
      press: async () => {
        await quantities.first().fill('5');
        await quantities.first().press('Enter');
      },
      sends: 'setQuantity',
    },
    { name: 'open the ledger', press: () => summary.getByRole('button').first().click() },
    { name: 'close the ledger', press: () => summary.getByRole('button').first().click() },
    {
      name: 'point at each control of a row',
      press: async () => {
        for (const one of await units.first().getByRole('button').all()) await one.hover();
      },
    },
    { name: 'open the coupons of a unit', press: () => buttons.first().click() },
    { name: 'choose a coupon', press: () => usable.first().check() },
    { name: 'apply the coupon', press: () => apply.click(), sends: 'applyCoupons' },
    { name: 'ask for a deletion', press: () => units.nth(2).getByRole('button', { name: /삭제$/u }).click() },
    { name: 'delete', press: () => confirm.getByRole('button', { name: '삭제' }).click(), sends: 'removeCartUnits' },
    {
      name: 'save for later',
      press: () =>
        units
          .nth(3)
          .getByRole('button', { name: /나중에 사기$/u })
          .click(),
      sends: 'saveForLater',
    },
    {
      name: 'undo the saving',
      press: () => button(/^나중에 사기 되돌리기/u).click(),
      sends: 'moveToCart',
    },
    {
      name: 'delete and undo',
      press: async () => {
        await units.nth(2).getByRole('button', { name: /삭제$/u }).click();
        await confirm.getByRole('button', { name: '삭제' }).click();
        await expect.poll(() => calls.sent).toContain('removeCartUnits');
        await settled(page);
        calls.sent.length = 0;
        await button(/^삭제 되돌리기/u).click();
      },
      sends: 'addCart',
    },
    { name: 'open the options', press: () => button(/옵션 변경$/u).click(), sends: 'getItemOptions' },
    {
      name: 'change an option',
      press: async () => {
        const layer = page.getByRole('dialog', { name: '옵션 변경' });
        await layer.getByRole('radio', { checked: false, disabled: false }).first().check();
        await layer.getByRole('button').last().click();
      },
      sends: 'changeOptions',
    },
    { name: 'open the countries', press: () => button(/^배송 국가 변경/u).click() },
    { name: 'close the countries', press: () => page.keyboard.press('Escape') },
  ];
  await eachSends(page, calls, table);
  await expect(box).toHaveCount(0);
});
