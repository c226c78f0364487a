import { cart, expect, expectAccessible, settled, test } from './support.ts';
import type { Page } from '@playwright/test';

const nudge = (page: Page) => page.locator('aside[data-layer]');

test('[ND-04 ND-02] shows the two cards with the largest discount; closed cards stay closed @once-mobile', async ({
  page,
  context,
  shop,
}) => {
  await shop.visit(page, { buyer: 'rewards', tenant: 'marketplace' });
  await settled(page);
  await expect(nudge(page)).toHaveAttribute('data-layer', 'NudgingSmileCard');
  await expect(nudge(page).getByRole('listitem')).toHaveText([/^노을카드.*7,000원/u, /^바다카드.*5,000원/u]);
  await expect(nudge(page)).toHaveCount(1);
  // one line above the order bar or at the end of the window
  const line = nudge(page).locator('> div');
  await expect(line).toHaveCSS('position', 'fixed');
  const { height = 0, y = 0 } = (await line.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(49);
  const bar = shop.device === 'm' ? await page.locator('main ~ section').boundingBox() : null;
  const floor = bar?.y ?? (await page.evaluate(() => innerHeight));
  expect(Math.abs(y + height - floor)).toBeLessThanOrEqual(1);
  // it does not move the focus and covers no order button
  await expect(nudge(page).locator(':focus')).toHaveCount(0);
  await cart(page).order.click({ trial: true });
  await expectAccessible(page);
  await page.mouse.wheel(0, 40);
  await expect(line).toHaveCSS('position', 'static');
  const close = nudge(page).getByRole('button', { name: '닫기: 카드 결제 할인' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(nudge(page)).toHaveCount(0);
  const cookie = (await context.cookies()).find(({ name }) => name === 'smileCardNudgeClosed');
  expect(cookie).toMatchObject({ value: 'Y', path: '/', sameSite: 'Lax', secure: true });
  await page.reload();
  await settled(page);
  await expect(page.locator('[data-recommendations]')).toBeAttached();
  // for a day, no other nudge shows either
  await expect(nudge(page)).toHaveCount(0);
});

test('a phone of 320 px shows the English title and its button in one line @once-mobile', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.open(page, { buyer: 'many-sellers', tenant: 'marketplace', language: 'en' });
  await settled(page);
  const title = nudge(page).getByRole('heading');
  await expect(title).toHaveText('Card discounts');
  expect((await title.boundingBox())?.height).toBeLessThan(24);
});

test('[ND-02] the app nudge shows only in a mobile browser without another nudge', async ({ page, shop }) => {
  await shop.visit(page, { buyer: 'rewards', tenant: 'outlet' });
  await settled(page);
  await expect(page.locator('[data-recommendations]')).toBeAttached();
  if (shop.device === 'm') await expect(nudge(page)).toHaveAttribute('data-layer', 'NudgingAppDown');
  else await expect(nudge(page)).toHaveCount(0);
});
