import { expect, expectAccessible, test } from './support.ts';

test('[EN-22] the guide is searched, and leads from a question to its description', async ({ page }) => {
  await page.goto('/guide');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Baguni');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('searchbox').fill('bestCoupons');
  await page.getByRole('option', { name: /Questions and changes.*bestCoupons/u }).click();
  await expect(page).toHaveURL(/\/guide\/reference\/engine\.html#bestcoupons/u);
  await expect(page.getByText('bestCoupons(state: CartState').first()).toBeVisible();
});
