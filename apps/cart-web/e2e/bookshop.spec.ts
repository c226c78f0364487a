import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support.ts';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const lines = (page: Page): Locator => page.getByRole('list', { name: 'Posten' }).getByRole('listitem');

test('[EN-21] the bookshop takes an order with a code, shows its taxes, and takes a thing back', async ({ page }) => {
  await page.goto('/bookshop');
  await expect(page.getByText('Ihr Korb ist noch leer.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'In den Korb: Der Sandmann' })).toBeDisabled();
  await expectAccessible(page);
  await press(page, 'In den Korb: Leselampe');
  await page.getByLabel('Gutscheincode').fill('lesen10');
  await press(page, 'Einlösen');
  await expect(page.getByText('Noch 0,10 € bis zum Rabatt „LESEN10“.')).toBeVisible();
  await press(page, 'In den Korb: Die Judenbuche');
  await page.getByLabel('Gutscheincode').fill('lesen10');
  await press(page, 'Einlösen');
  await expect(lines(page)).toContainText(['1 × Leselampe', 'LESEN10', '1 × Die Judenbuche', 'LESEN10', 'Versand']);
  await expect(page.getByRole('row', { name: /^19 %/u })).toContainText('€');
  await expect(page.getByRole('heading', { name: 'Ihr Korb' })).toContainText('36,39');
  await expectAccessible(page);
  await press(page, 'Bestellen');
  await expect(page.getByText('Vielen Dank für Ihre Bestellung!')).toBeVisible();
  await page.getByRole('button', { name: 'Eins zurückgeben' }).last().click();
  await expect(page.getByText(/^Wir erstatten 2,59/u)).toBeVisible();
  await expectAccessible(page);
});

test('[EN-21] the bookshop offers a fix for a second copy of a limited edition, and fits every screen', async ({
  page,
}) => {
  await page.goto('/bookshop/');
  await press(page, 'In den Korb: Duineser Elegien');
  await press(page, 'Eins mehr: Duineser Elegien');
  await expect(page.getByText('Von „Duineser Elegien“ geben wir nur ein Exemplar je Bestellung ab.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bestellen' })).toBeDisabled();
  await press(page, '1 × Duineser Elegien');
  await expect(page.getByRole('button', { name: 'Bestellen' })).toBeEnabled();
  for (const width of [page.viewportSize()?.width ?? 0, 320, 900, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
