import { cart, expect, expectAccessible, settled, test } from './support.ts';

test('[DC-04] [CB-02] cashback expands, and only the marketplace has extra discounts', async ({ page, shop }) => {
  await shop.visit(page, { buyer: 'rewards' });
  await settled(page);
  const { summary } = cart(page);
  const row = summary.locator('[data-row="ExtraDiscount"]');
  const cashback = summary.locator('[data-row="Cashback"]');
  await expect(cashback).toBeVisible();
  await cashback.getByRole('button').click();
  await expect(cashback.locator('dd')).not.toHaveCount(1);
  const amounts = (await cashback.locator('dd').allInnerTexts())
    .filter((text) => !text.includes('\n'))
    .map((text) => Number(text.replaceAll(/\D/gu, '')));
  expect(amounts.slice(1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts[0]);
  await expect(row).toHaveCount(shop.ownTenant === 'marketplace' ? 1 : 0);
  await expectAccessible(page);
  await expect(summary.locator('[data-nudge]')).toHaveCount(0);
});

test('[DC-05] shows a further discount that is within reach @pc', async ({ page, shop }) => {
  await shop.visit(page, { buyer: 'many-sellers' });
  await settled(page);
  await expect(cart(page).summary.locator('[data-nudge]')).toHaveCount(1);
});
