import type { Page } from '@playwright/test';
import { expect, expectAccessible, settled, test } from './support.ts';

const rows = (page: Page) => page.locator('article [id^="unit-"]');
const saved = (page: Page) => page.locator('[data-saved] li');

test('a unit is saved for later, undone, saved again and moved back; the list survives a reload', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'many-sellers' });
  await settled(page);
  const count = await rows(page).count();
  const save = rows(page)
    .first()
    .getByRole('button', { name: /나중에 사기$/u });
  const heightOf = () =>
    rows(page)
      .first()
      .evaluate(({ clientHeight }) => clientHeight);
  const height = await heightOf();
  const show = (display: string) =>
    rows(page)
      .first()
      .locator('[data-row="save"]')
      .evaluate((button, value) => {
        if (button instanceof HTMLElement) button.style.display = value;
      }, display);
  await show('none');
  expect(await heightOf()).toBe(height);
  await show('');
  const name = await save.getAttribute('aria-label');
  await save.click();
  await expect(rows(page)).toHaveCount(count - 1);
  await page.getByRole('button', { name: /^나중에 사기 되돌리기/u }).click();
  await expect(rows(page)).toHaveCount(count);
  await expect(saved(page)).toHaveCount(0);
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /나중에 사기$/u }),
  ).toHaveAttribute('aria-label', name ?? '');
  await rows(page)
    .first()
    .getByRole('button', { name: /나중에 사기$/u })
    .click();
  await expect(saved(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(count - 1);
  await expect(saved(page)).toHaveCount(1);
  await settled(page);
  await expectAccessible(page);
  await saved(page)
    .getByRole('button', { name: /장바구니로 옮기기$/u })
    .click();
  await expect(rows(page)).toHaveCount(count);
  await expect(saved(page)).toHaveCount(0);
});

test('the S key saves the unit of the focused row @once-pc', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'many-sellers' });
  await settled(page);
  await expect(page.getByRole('button', { name: '키보드 단축키' })).toBeVisible();
  const count = await rows(page).count();
  await page.keyboard.press('s');
  await expect(rows(page)).toHaveCount(count);
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  await expect(rows(page)).toHaveCount(count - 1);
  await expect(saved(page)).toHaveCount(1);
});

test('a long swipe to the left saves a unit, and a short one does not @once-mobile', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'many-sellers' });
  await settled(page);
  // swipes work as soon as the code of the sections below the cart runs
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(1);
  const count = await rows(page).count();
  const touch = await page.context().newCDPSession(page);
  const swipe = async (to: number): Promise<void> => {
    const box = await rows(page).first().boundingBox();
    const at = (x: number) => [{ x, y: (box?.y ?? 0) + 20 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(260) });
    for (let x = 250; x >= to; x -= 20)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
    await expect(rows(page).first()).toHaveAttribute('data-swipe', '나중에 사기');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('[data-swipe]')).toHaveCount(0);
  };
  await rows(page).first().scrollIntoViewIfNeeded();
  await swipe(210);
  await expect(rows(page)).toHaveCount(count);
  await swipe(120);
  await expect(rows(page)).toHaveCount(count - 1);
  await expect(saved(page)).toHaveCount(1);
});
