import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support.ts';

const fits = async (page: Page): Promise<void> => {
  const [needed, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(needed).toBeLessThanOrEqual(shown ?? 0);
};

test('[SV-05] the API reference finds an error code by keyboard and shows its rule, tests and story', async ({
  page,
  isMobile,
}) => {
  await page.goto('/docs');
  await expect(page.getByText('press / to start')).toBeVisible({ visible: !isMobile });
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await search.fill('quantity');
  for (const name of ['Calls', 'Schemas', 'Error codes', 'Guide'])
    await expect(page.getByRole('search').getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page);
  await search.fill('up to 30');
  await search.press('Escape');
  await expect(page.getByRole('search').getByRole('link')).toHaveCount(0);
  await search.fill('cart-br7-33');
  await page.getByRole('search').getByRole('link', { name: 'CART-BR7-33' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/codes\/CART-BR7-33$/u);
  await expect(page.getByRole('main')).toContainText('packages/domain/src/rules/checkout/selection.ts:');
  await expect(page.getByRole('main')).toContainText('.storybook/messages.stories.tsx:');
  await expect(page.locator('[lang="ja"]')).toBeVisible();
  await expectAccessible(page);
  await fits(page);
});

test('[SV-05] the API reference sends a call, warns before a write, and links the code of a refusal', async ({
  page,
  watch,
}) => {
  watch.expectFailedCalls();
  await page.goto('/docs#getEnvironment');
  const read = page.getByRole('region', { name: /getEnvironment$/u });
  await read.getByText('Try getEnvironment').click();
  await read.getByRole('button', { name: 'Send' }).click();
  await expect(read.getByRole('status')).toContainText('200');
  await expect(read.getByRole('region', { name: /response$/u })).toContainText('"resultCode": "0000"');
  const write = page.getByRole('region', { name: /setQuantity$/u });
  await write.getByText('Try setQuantity').click();
  await expect(write.getByText('This call changes data')).toBeVisible();
  await write.getByRole('textbox').press('Control+Enter');
  await expect(write.getByRole('status')).toContainText(/4\d\d/u);
  await expect(write.getByRole('link', { name: 'CART-CHANGED' })).toHaveAttribute('href', '/docs/codes/CART-CHANGED');
  // a form without headers; the server reads its fields and refuses the example cart with a code
  const form = page.getByRole('region', { name: /estimateToExcel$/u });
  await form.getByText('Try estimateToExcel').click();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('status')).toContainText(/4\d\d/u);
  await expect(form.getByRole('link')).toHaveAttribute('href', /^\/docs\/codes\//u);
  await expectAccessible(page);
  await fits(page);
});
