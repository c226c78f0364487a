import type { Page } from '@playwright/test';
import { cart, expect, expectAccessible, seen, settled, test } from './support.ts';

const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let i = 0; i < 120; i += 1) {
    await page.keyboard.press('Tab');
    const now = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
    if (name.test(now.trim())) return;
  }
  throw new Error(`Tab never came to ${name}`);
};

test('[PG-01] [LY-04] the journey from cart to payment works by keyboard @once-pc', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'business-buyer' });
  await settled(page);
  const { quantities, confirm } = cart(page);

  await test.step('shows skip links first and moves the focus', async () => {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#cart-list');
    await page.keyboard.press('Enter');
    await expect(page.locator('#cart-list')).toBeFocused();
  });

  await test.step('selects with Space, discards a typed number with Escape, saves it with Enter', async () => {
    await tabTo(page, /선택$/u);
    const before = await cart(page).selectAll.isChecked();
    await page.keyboard.press('Space');
    await settled(page);
    await expect(cart(page).selectAll).toBeChecked({ checked: !before });
    if (before) await page.keyboard.press('Space');
    await tabTo(page, / 수량, /u);
    const value = await quantities.first().inputValue();
    await page.keyboard.press('ArrowUp');
    await expect(quantities.first()).toHaveValue(String(Number(value) + 1));
    await page.keyboard.press('Escape');
    await expect(quantities.first()).toHaveValue(value);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await settled(page);
    await expect(quantities.first()).toHaveValue(String(Number(value) + 1));
  });

  await test.step('declines a question with Escape and restores the focus', async () => {
    const count = await quantities.count();
    await tabTo(page, /삭제$/u);
    const asker = await page.locator(':focus').getAttribute('aria-label');
    await page.keyboard.press('Enter');
    await expect(confirm.getByRole('button', { name: '취소' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(confirm).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveAttribute('aria-label', asker ?? '');
    await page.keyboard.press('Enter');
    await expect(confirm.getByRole('button', { name: '취소' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(quantities).toHaveCount(count - 1);
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  await test.step('an undo returns the focus to the row that had it', async () => {
    const count = await quantities.count();
    const row = await page.locator('[id^="unit-"]:has(:focus)').last().getAttribute('id');
    await page.locator('[data-message="undo"]').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(quantities).toHaveCount(count + 1);
    await expect(page.locator(`[id="${row}"] :focus`)).toHaveCount(1);
  });

  await tabTo(page, /주문하기/u);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order\//u);
  await expect(page.getByRole('heading', { name: '결제를 기다리고 있어요' })).toBeVisible();
  await seen(page);
  await tabTo(page, /결제하기/u);
  await page.keyboard.press('Enter');
  // into the frame of the payment gateway
  const agree = page.frameLocator('iframe').getByRole('button', { name: '승인하기' });
  await agree.waitFor();
  for (let i = 0; i < 4 && !(await agree.evaluate((one) => one === document.activeElement)); i += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '결제가 완료되었어요' })).toBeFocused();
});

test('[PG-01] single keys move between items and to the total, and can be turned off @once-pc', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'many-sellers' });
  await settled(page);
  const boxes = page.getByRole('article').locator('[id^="unit-"] input[type="checkbox"]');
  const overview = page.getByRole('dialog', { name: '키보드 단축키' });
  // its code loads after the cart
  await expect(page.getByRole('button', { name: '키보드 단축키' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(overview).toBeVisible({ timeout: 5000 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(overview).toBeHidden();
  await page.keyboard.press('j');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.press('o');
  await expect(page.locator('#order-summary')).toBeFocused();
  await page.keyboard.press('?');
  await overview.getByRole('checkbox').uncheck();
  await overview.getByRole('button', { name: '닫기' }).click();
  await page.keyboard.press('?');
  await page.keyboard.press('j');
  await expect(overview).toBeHidden();
  await expect(boxes.first()).not.toBeFocused();
  await page.getByRole('button', { name: '키보드 단축키' }).press('Enter');
  await expect(overview).toBeVisible();
});
