import { cart, expect, settled, test } from './support.ts';

test('[LS-10] with mock=true the whole way needs no server', async ({ page, shop }) => {
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
  await expect(page.getByRole('heading', { name: '결제가 끝났어요' })).toBeVisible();
  await page.getByRole('link', { name: '장바구니로 돌아가기' }).click();
  await expect(quantities).toHaveCount(1);
});
