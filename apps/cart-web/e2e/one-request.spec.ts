import type { Page, Request } from '@playwright/test';
import { cart, expect, settled, test, wonIn, type Shop } from './support.ts';

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
  await expect.poll(() => calls.sent).toContain('getTotalCashback');
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

/** The server’s prices after a change that did not bring them: shipping, discounts and cashback, in any order. */
const pricesRead = ['getAvailableDiscount', 'getShipping', 'getTotalCashback'];

test('[QT-06] [SH-01] [DL-03] a press sends its change and asks for prices once; looking around sends nothing @once-pc', async ({
  page,
  shop,
}) => {
  const calls = await openedByGuest(page, shop);
  const sentBy = async (press: () => Promise<unknown>): Promise<readonly string[]> => {
    calls.sent.length = 0;
    await press();
    await settled(page);
    // longer than the wait before prices are asked for
    await page.waitForTimeout(300);
    await expect.poll(() => calls.unanswered.size).toBe(0);
    return calls.sent.toSorted();
  };
  const { boxes, selectAll, confirm } = cart(page);
  const sellerBox = page.getByRole('checkbox', { name: /상품 모두 선택$/u }).first();
  const article = page.getByRole('article').first();
  expect(
    await sentBy(() =>
      page
        .getByRole('button', { name: /수량 늘리기$/u })
        .first()
        .click(),
    ),
  ).toEqual(['setQuantity']);
  for (const box of [boxes.first(), sellerBox]) {
    await sentBy(() => box.uncheck());
    expect(await sentBy(() => box.check())).toEqual(pricesRead);
  }
  // nothing is selected: no price to ask for
  expect(await sentBy(() => selectAll.uncheck())).toEqual([]);
  expect(await sentBy(() => selectAll.check())).toEqual(pricesRead);
  expect(await sentBy(() => article.getByRole('button').first().hover())).toEqual([]);
  await sentBy(() => article.getByRole('button', { name: /삭제$/u }).click());
  expect(await sentBy(() => confirm.getByRole('button').last().click())).toEqual(
    [...pricesRead, 'client', 'removeCartUnits'].toSorted(),
  );
});
