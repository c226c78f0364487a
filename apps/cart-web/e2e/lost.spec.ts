import type { Page, Route } from '@playwright/test';
import { approve } from './ordering.ts';
import { cart, expect, expectAccessible, fetched, settled, test } from './support.ts';

const CHECKOUT = '**/api/cart-checkout/addCheckoutByCart';
const FIND = '**/api/order/findOrder';
const PAY = '**/api/order/payOrder';
const GET = '**/api/order/getOrder';

interface Sent {
  readonly key: string | undefined;
  readonly txKey: string | undefined;
}

const loseAnswers = async (page: Page, url: string, times: number): Promise<readonly Sent[]> => {
  const sent: Sent[] = [];
  await page.route(url, async (route) => {
    const response = await fetched(route);
    const { data } = (await response.json()) as { data?: { txKey?: string } | null };
    sent.push({ key: route.request().headers()['idempotency-key'], txKey: data?.txKey });
    await (sent.length <= times ? route.abort() : route.fulfill({ response }));
  });
  return sent;
};

const hold = async (page: Page, url: string): Promise<() => Promise<void>> => {
  const held: Route[] = [];
  await page.route(url, (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.unroute(url);
    for (const route of held) await route.continue();
  };
};

const buyer = 'rewards';

test.beforeEach(({ watch }) => watch.expectFailedCalls());

test('[CK-13 CK-16] a lost response to an order is reported, and the page opens the existing order @once-pc', async ({
  page,
  shop,
}) => {
  await shop.visit(page, { buyer });
  await settled(page);
  const sent = await loseAnswers(page, CHECKOUT, 1);
  const letGo = await hold(page, FIND);
  await cart(page).order.click();
  await expect(page.getByText('주문이 접수되었는지 아직 알 수 없어 확인하고 있어요.').first()).toBeVisible();
  await expect(page.getByText('요청을 처리하지 못했어요')).toHaveCount(0);
  await letGo();
  await expect(page).toHaveURL(/\/order\/[^/]+$/u);
  await expect(page.getByRole('button', { name: /결제하기$/u })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(page.url()).toContain(sent[0]?.txKey ?? 'none');
});

test('[CK-13] a lost response to a payment is reported, then confirmed as paid @once-pc', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'guest-with-cart' });
  await settled(page);
  await cart(page).order.click();
  const pay = page.getByRole('button', { name: /결제하기$/u });
  await expect(pay).toBeVisible();
  const sent = await loseAnswers(page, PAY, 1);
  const letGo = await hold(page, GET);
  await pay.click();
  await approve(page);
  await expect(
    page.getByRole('alert').filter({ hasText: '결제가 되었는지 아직 알 수 없어 확인하고 있어요.' }),
  ).toBeVisible();
  await letGo();
  await expect(page.getByRole('heading', { name: '결제가 완료되었어요' })).toBeFocused();
  expect(sent).toHaveLength(1);
});

test('[ER-02] an unreachable shop is reported until it responds, even if the browser is online @once-pc', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFailedCalls();
  await shop.visit(page, { buyer });
  await settled(page);
  const field = cart(page).quantities.first();
  const before = await field.inputValue();
  await expect(page.locator('[data-connection]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.route(/\/api\/|\/health\//u, (route) => route.abort());
  await field.press('ArrowUp');
  await field.press('Enter');
  const banner = page.getByRole('status').filter({ hasText: '연결이 끊겼어요' });
  await expect(banner).toBeVisible();
  // the quantity could not be saved and is restored
  await expect(field).toHaveValue(before);
  await expect(banner).toBeVisible();
  await expect(page.getByText('일시적인 오류')).toHaveCount(0);
  await page.unroute(/\/api\/|\/health\//u);
  await expect(banner).toHaveCount(0);
});

test('[ER-02 QT-05] offline is shown until the connection returns, without a reload message @once-pc', async ({
  page,
  shop,
  context,
}) => {
  await shop.visit(page, { buyer });
  await settled(page);
  const field = cart(page).quantities.first();
  const before = await field.inputValue();
  // the code for changes loads after the server-rendered page
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-connection]')).toBeAttached();
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: '연결이 끊겼어요' });
  await expect(banner).toBeVisible();
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page.getByText('서버에 연결되지 않아요.').first()).toBeVisible();
  await expect(page.getByText('다시 불러왔어요')).toHaveCount(0);
  await expect(page.getByText('일시적인 오류')).toHaveCount(0);
  await expect(field).toHaveValue(before);
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
});

test('[ER-02 CK-13] the order page shows a lost connection, and links of an unknown order open the cart and the orders', async ({
  page,
  context,
  shop,
}) => {
  await shop.open(page, { buyer });
  await settled(page);
  await cart(page).order.click();
  await expect(page.getByRole('button', { name: /결제하기$/u })).toBeVisible();
  await context.setOffline(true);
  const lost = page.getByText('연결되면 주문을 바로 확인할게요.');
  await expect(lost).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(lost).toHaveCount(0);
  await page.goto(page.url().replace(/[^/]+$/u, 'ffffffffffffffff'));
  const failure = page.getByRole('alert').filter({ hasText: '이 주문을 찾을 수 없어요.' });
  await expect(failure.getByRole('link', { name: '장바구니로 돌아가기' })).toBeVisible();
  await expect(failure.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await failure.getByRole('link', { name: '주문 내역 보기' }).click();
  await expect(page).toHaveURL(/\/orders$/u);
});
