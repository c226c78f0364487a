import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support.ts';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const receipt = (page: Page): Locator => page.getByRole('list', { name: 'Every cent' }).getByRole('listitem');

test('[EN-21] in the corner shop the best price is opened to the cent; the order waits for a fix, then goes', async ({
  page,
}) => {
  await page.goto('/corner-shop');
  await expect(page.getByText('Nothing in it yet.')).toBeVisible();
  await expectAccessible(page);
  for (const name of ['Butter croissant', 'Baguette', 'House red', 'Farm cheddar']) await press(page, `Take ${name}`);
  await press(page, 'Bread: three for two');
  await expect(page.getByText('‘Bread: three for two’ begins with 1 more.')).toBeVisible();
  await press(page, 'Put in what is missing');
  await press(page, 'Best price');
  await expect(page.getByText('Proved: no other choice of offers and coupons saves more.')).toBeVisible();
  await expect(receipt(page)).toHaveText([
    'Butter croissant 2 × $2.75 $5.50',
    'Butter croissant Bread: three for two -$2.75',
    'Baguette 1 × $3.49 $3.49',
    'Baguette 50¢ off -$0.50',
    'House red 1 × $14.00 $14.00',
    'House red $1 off from $6 on -$1.00',
    'Farm cheddar 1 × $6.40 $6.40',
    'Delivery to your door $2.50',
    'Total $27.64',
  ]);
  await expect(page.getByRole('button', { name: 'Order' })).toBeDisabled();
  await expectAccessible(page);
  await page.reload();
  await expect(receipt(page).last()).toHaveText('Total $27.64');
  await page.getByRole('button', { name: 'I am 21 or over' }).focus();
  await page.keyboard.press('Enter');
  // the button is gone: the keyboard goes on at the basket
  await expect(page.getByRole('heading', { name: 'Your basket' })).toBeFocused();
  await page.getByRole('button', { name: 'Order' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you! Your bag is on its way.')).toBeVisible();
});

test('[EN-21] in the corner shop a storage that cannot be read is said, and an offer is left as it was taken', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('corner-shop', '{"pieces":{"bagel":-3}}'));
  await page.goto('/corner-shop/');
  await expect(page.getByText('Your basket could not be read in this browser, so here is a new one.')).toBeVisible();
  for (let pieces = 0; pieces < 3; pieces++) await press(page, 'Take Sesame bagel');
  const offer = page.getByRole('button', { name: 'Bread: three for two' });
  await offer.click();
  await expect(offer).toHaveAttribute('aria-pressed', 'true');
  await expect(receipt(page).last()).toHaveText('Total $6.40');
  // below five dollars of goods nothing is brought
  await expect(page.getByText('We deliver from $5.00 on: $1.10 to go.')).toBeVisible();
  await press(page, 'One Sesame bagel less');
  await press(page, 'Go without the offer');
  await expect(offer).toHaveAttribute('aria-pressed', 'false');
});
