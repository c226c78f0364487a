import type { Page } from '@playwright/test';
import { expect, expectAccessible, settled, test } from './support.ts';

const rows = (page: Page) => page.locator('article [id^="unit-"]');
const card = (page: Page) => page.locator('[data-share]');

/** Shares by the share sheet of a phone or the clipboard, and returns the link. */
const share = async (page: Page): Promise<string> => {
  await page.evaluate(() => {
    const keep = async (text: string): Promise<void> => void (document.body.dataset['shared'] = text);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: keep } });
    Object.defineProperty(navigator, 'share', { value: async ({ url }: ShareData) => keep(url ?? '') });
  });
  await card(page).getByRole('button').click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', /#share=/u);
  return (await page.locator('body').getAttribute('data-shared')) ?? '';
};

test('a shared cart is added to another cart once, and the question is not asked again', async ({ page, shop }) => {
  await shop.openAsGuest(page, { '330005': 3, '311103': 2 });
  await settled(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(card(page)).toContainText('2개');
  await expectAccessible(page);
  const link = await share(page);
  // another visitor, whose cart is empty
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(link);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2개');
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/cart$/u);
  await question.getByRole('button', { name: '담기' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByText('공유받은 상품 2개를 담았어요.').first()).toBeVisible();
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2');
  await page.reload();
  await settled(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(question).toBeHidden();
});

test('[CM-06] items that need a measure or a text are named, with links to their pages @once-mobile', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectError('Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)');
  await shop.open(page, { buyer: 'many-sellers' });
  await settled(page);
  const link = await share(page);
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(link);
  const layer = page.getByRole('alertdialog');
  await layer.getByRole('button', { name: '담기' }).click();
  await expect(layer).toHaveAccessibleName('알림');
  await expect(layer).toContainText(/공유받은 상품 \d+개 중 \d+개를 담았어요/u);
  await expect(layer).toContainText(/담지 못한 상품 \d+개: /u);
  await expectAccessible(page);
  await layer.getByRole('link', { name: /커튼/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: /커튼/u })).toBeVisible();
});

test('a broken link shows a message, and the cart stays', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'many-sellers', language: 'en', behind: '#share=broken' });
  await expect(page.getByRole('alertdialog')).toContainText('cannot be read');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(rows(page).first()).toBeVisible();
});
