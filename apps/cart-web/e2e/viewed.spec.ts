import { itemNoOf } from '@baguni/scenarios';
import type { Page } from '@playwright/test';
import { cart, expect, expectAccessible, test } from './support.ts';

const [honey, apples] = [itemNoOf('wild-honey'), itemNoOf('honey-apples')];
const viewed = (page: Page) => page.locator('[data-viewed]');
const items = (page: Page) => viewed(page).getByRole('listitem');

test('an empty cart offers the items whose pages were opened; one is added by keyboard, and the rest is cleared', async ({
  page,
  shop,
}) => {
  await shop.openAsGuest(page, {});
  await expect(page.getByRole('heading', { name: '장바구니에 담긴 상품이 없어요.' })).toBeVisible();
  await expect(viewed(page)).toHaveCount(0);
  const address = page.url();
  for (const no of [apples, honey]) await page.goto(new URL(`/ko/item/${no}`, address).href);
  await page.goto(address);
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).first()).toContainText('토종 야생화 꿀');
  await expect(
    items(page)
      .last()
      .getByRole('link', { name: /옵션 선택$/u }),
  ).toHaveAttribute('href', new RegExp(`/item/${apples}$`, 'u'));
  await expectAccessible(page);
  await items(page).first().getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(cart(page).confirm).toContainText('토종 야생화 꿀');
  await page.keyboard.press('Enter');
  await expect(cart(page).quantities).toHaveCount(1);
  await expect(page.locator('output', { hasText: '토종 야생화 꿀' })).toContainText('장바구니에 담은 상품이에요');
  await expect(items(page)).toHaveCount(1);
  await viewed(page).getByRole('button', { name: '최근 본 상품 모두 지우기' }).click();
  await cart(page).confirm.getByRole('button', { name: '모두 지우기' }).click();
  await expect(viewed(page)).toHaveCount(0);
  await expect(page.getByText('최근 본 상품을 모두 지웠어요.')).toBeVisible();
});

test('[CM-06] a viewed item that is no longer sold is refused in the shopper’s language @once-pc', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFailedCalls();
  await shop.openAsGuest(page, {});
  const address = page.url();
  await page.goto(new URL(`/ko/item/${honey}`, address).href);
  await page.goto(address);
  // an item whose sale has stopped
  await page.route('**/api/cart/addCart', (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace(honey, itemNoOf('game-pad')) }),
  );
  await items(page).first().getByRole('button').click();
  await expect(page.getByRole('alertdialog')).toContainText('판매');
  await expect(items(page)).toHaveCount(1);
});
