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

test('[SH-07] an unselected item shows that it ships free alone @once-pc', async ({ page, shop }) => {
  await shop.visit(page, { buyer: 'many-sellers' });
  await settled(page);
  const { selectAll } = cart(page);
  const free = page.locator('[id^="unit-"]').filter({ has: page.getByText('무료배송', { exact: true }) });
  await expect(free).toHaveCount(0);
  await selectAll.setChecked(true);
  await selectAll.setChecked(false);
  await expect(free).not.toHaveCount(0);
  await expectAccessible(page);
  const row = page.locator(`#${await free.first().getAttribute('id')}`);
  const box = row.getByRole('checkbox');
  // a row that scrolls into view renders one frame late
  await box.click();
  await expect(box).toBeChecked();
  await expect(row.getByText('무료배송', { exact: true })).toHaveCount(0);
});
