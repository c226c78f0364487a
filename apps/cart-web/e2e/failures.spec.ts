import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { cart, expect, settled, test } from './support.ts';

const answerWith = async (page: Page, body: object, status = 400): Promise<void> => {
  await page.route('**/api/cart/setQuantity', (route) =>
    route.fulfill({ status, json: { domain: 'cart-api', ...body } }),
  );
};

const changeQuantity = async (page: Page): Promise<void> => {
  await settled(page);
  const field = cart(page).quantities.first();
  await field.fill(String(Number(await field.inputValue()) + 1));
  await field.press('Enter');
};

const alertOf = (page: Page) => page.getByRole('alertdialog').last();
/** These tests send no change to the server, so the buyer can be shared. */
const buyer = 'rewards';

test.beforeEach(({ watch }) => watch.expectFailedCalls());

test('[ER-02 ER-05] shows a generic message in the language of the page with an unknown code @once-mobile', async ({
  page,
  shop,
}) => {
  await shop.visit(page, { buyer, tenant: 'marketplace', language: 'cn' });
  await answerWith(page, { resultCode: 'CART-BR9-99', message: 'SELECT * FROM cart' });
  await changeQuantity(page);
  await expect(alertOf(page)).toContainText('由于临时错误，您的请求未能处理。');
  await expect(alertOf(page)).toContainText('CART-BR9-99');
  await expect(alertOf(page)).not.toContainText('FROM cart');
});

test('[ER-06] follows a redirect to the shop @once-pc', async ({ page, shop }) => {
  await shop.visit(page, { buyer });
  await answerWith(page, { resultCode: 'X-1', redirectUrl: '/demo?from=cart' });
  await changeQuantity(page);
  await page.waitForURL('**/demo?from=cart');
});

test('[ER-06 RT-12] refuses and reports a redirect to another site @once-mobile', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await shop.visit(page, { buyer });
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/error-log/client') && (request.postData() ?? '').includes('Redirect refused'),
  );
  await answerWith(page, { resultCode: 'CART-BR7-01', message: 'x', redirectUrl: '//evil.example' });
  await changeQuantity(page);
  await expect(alertOf(page)).toContainText('주문할 상품을 선택해 주세요.');
  expect((await reported).postData()).not.toContain('evil');
  expect(new URL(page.url()).pathname).toMatch(/\/cart$/u);
  expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
});

test('[ER-07] shows and reports an unhandled error, with details outside production @once-pc', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectError('TypeError: broken on purpose');
  await shop.visit(page, { buyer });
  await settled(page);
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/error-log/client') && (request.postData() ?? '').includes('Unhandled'),
  );
  await page.evaluate(() => void Promise.reject(new TypeError('broken on purpose')));
  await expect(alertOf(page)).toContainText('TypeError: broken on purpose');
  expect((await reported).postData()).toContain('broken on purpose');
});

test('[ER-07] outside production, an unhandled error offers a session file that can be replayed @once-pc', async ({
  page,
  shop,
}) => {
  await shop.visit(page, { buyer });
  await settled(page);
  await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { error: new Error('x is not a function') })));
  await expect(alertOf(page)).toContainText('x is not a function');
  const saved = page.waitForEvent('download');
  await alertOf(page).getByRole('button', { name: '세션 저장' }).click();
  const file = await (await saved).path();
  const cli = fileURLToPath(new URL('../../../packages/engine-cli/src/main.ts', import.meta.url));
  const replayed = execFileSync(process.execPath, ['--conditions=source', cli, 'replay', file, '--lang', 'en'], {
    encoding: 'utf8',
  });
  expect(replayed).toMatch(/^Events replayed: \d+$/mu);
  expect(replayed).toContain('CartResumed');
});
