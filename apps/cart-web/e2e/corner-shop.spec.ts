import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support.ts';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const receipt = (page: Page): Locator => page.getByRole('list', { name: 'Every cent' }).getByRole('listitem');
const order = (page: Page): Locator => page.getByRole('button', { name: 'Order' });

test('[EN-21] the corner shop explains the best price, and an order succeeds after a fix', async ({ page }) => {
  await page.goto('/corner-shop');
  await expect(page.getByText('Nothing in it yet.')).toBeVisible();
  for (const sign of [
    'Three for two: 3 to go',
    'Any five for $4: 5 to go',
    '50¢ off one thing',
    '$1 off one thing from $6',
  ])
    await expect(page.getByText(sign)).toBeVisible();
  await expectAccessible(page);
  const things = ['Butter croissant', 'Butter croissant', 'Baguette', 'House red', 'Farm cheddar'];
  for (const name of things) await press(page, `Take ${name}`);
  await expect(page.getByText('Proved: no other choice saves more.')).toBeVisible();
  await expect(receipt(page)).toHaveText(
    [
      'Butter croissant $5.50 − 2 × $2.75 +',
      'Three for two -$2.75',
      'Baguette $3.49 − 1 × $3.49 +',
      '50¢ off one thing -$0.50',
      'House red $14.00 − 1 × $14.00 +',
      '$1 off one thing from $6 -$1.00',
      'Farm cheddar $6.40 − 1 × $6.40 +',
      'Delivery to your door $2.50',
    ],
    { useInnerText: true },
  );
  await expect(order(page)).toBeDisabled();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('$27.64')).toBeVisible();
  await page.getByRole('button', { name: 'I am 21 or over' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Your basket' })).toBeFocused();
  await order(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you! Your bag is on its way.')).toBeVisible();
});

test('[EN-21] the corner shop shows refusals, and small orders pay a surcharge @once-mobile', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('corner-shop', '{"bagel":-3}'));
  await page.goto('/corner-shop/');
  await expect(page.getByText('Your basket could not be read in this browser, so here is a new one.')).toBeVisible();
  await press(page, 'Take Doughnut');
  await expect(receipt(page).filter({ hasText: '50¢ off one thing' })).toBeVisible();
  await expect(page.getByText('We deliver from $5.00 on: $3.40 to go.')).toBeInViewport({ ratio: 1 });
  await press(page, 'Top up');
  await expect(receipt(page).first()).toContainText('4 × $1.60');
  await expect(order(page)).toBeEnabled();
  for (let pieces = 0; pieces < 3; pieces++) await press(page, 'Take Sparkling white');
  for (const width of [page.viewportSize()?.width ?? 0, 320, 960, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByText('There is not enough stock. Please order 2 or fewer.')).toBeInViewport({ ratio: 1 });
    await expect(order(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('[EN-21] two tabs of the corner shop share a basket @once-pc', async ({ page, context }) => {
  await page.goto('/corner-shop/');
  const other = await context.newPage();
  await other.goto('/corner-shop/');
  await press(page, 'Take Whole milk');
  await expect(receipt(other).first()).toContainText('Whole milk');
  await press(other, 'Take Lemon');
  await expect(receipt(page)).toContainText(['Whole milk', 'Lemon']);
});
