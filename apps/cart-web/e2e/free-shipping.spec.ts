import { cart, expect, expectAccessible, settled, test } from './support.ts';

test('[FG-01] adds an item that makes shipping free, by keyboard, and undoes it', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'many-sellers' });
  await settled(page);
  const open = page.getByRole('button', { name: /더 담으면/u }).first();
  const layer = page.getByRole('dialog', { name: '무료배송까지 담을 만한 상품' });
  const rows = page.locator('[id^="unit-"]');
  const before = await rows.count();
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(layer.getByText(/지금보다|지금과/u).first()).toBeVisible();
  await expectAccessible(page);
  await layer.getByRole('button', { name: /담기$/u }).first().press('Enter');
  await expect(layer).toBeHidden();
  await expect(rows).toHaveCount(before + 1);
  await page.getByRole('button', { name: /^담기 되돌리기/u }).press('Enter');
  await expect(rows).toHaveCount(before);
  await expect(cart(page).summary).toBeVisible();
});
