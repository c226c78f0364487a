import type { Page } from '@playwright/test';
import { cart, expect, settled, test } from './support.ts';

const historyLength = (page: Page): Promise<number> => page.evaluate(() => window.history.length);

test('[LS-10] [RT-10] with mock=true the journey needs no server @once-pc', async ({ page, shop }) => {
  await page.goto(`${shop.origin()}/ko/${shop.device}/cart?mock=true&scenario=one-seller`);
  await settled(page);
  await page.route('**/api/**', (route) => route.abort());
  const { quantities, order } = cart(page);
  await quantities.first().press('ArrowUp');
  await quantities.first().press('Enter');
  await expect(quantities.first()).toHaveValue('3');
  await settled(page);
  await order.click();
  await expect(page).toHaveURL(/\/order\/[^/]+\?mock=true&scenario=one-seller$/u);
  await page.getByRole('button', { name: /결제하기$/u }).click();
  await expect(page.getByRole('heading', { name: '결제가 완료되었어요' })).toBeVisible();
  const entries = await historyLength(page);
  const back = page.getByRole('main').getByRole('link', { name: '장바구니로 돌아가기' });
  const opened = page.context().waitForEvent('page');
  await back.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL(/\/order\//u);
  await back.click();
  await expect(quantities).toHaveCount(1);
  // the page added the order to the history, so back returns to the cart (RT-10)
  await expect(page).toHaveURL(/\/cart\?mock=true&scenario=one-seller$/u);
  expect(await historyLength(page)).toBe(entries);
  await page.goForward();
  await expect(page).toHaveURL(/\/order\//u);
});
