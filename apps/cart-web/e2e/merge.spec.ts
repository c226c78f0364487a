import { cart, expect, expectAccessible, settled, test } from './support.ts';

const cookies = '330005';
const crayons = '311103';

test('[GM-4] [LS-01] units that do not fit in a merge are reported once, stay with the guest, and merge later @once-mobile', async ({
  page,
  shop,
}) => {
  await shop.openAsGuest(page, { [cookies]: 3, [crayons]: 2 });
  await settled(page);
  await expect(cart(page).quantities).toHaveCount(2);
  const signInUrl = /\/ko\/sign-in\?returnUrl=%2Fko%2F(?:pc|m)%2Fcart$/u;
  await test.step('[CP-01] the coupon button of an item asks guests to sign in, and links to the sign-in', async () => {
    await page.getByRole('button', { name: /^쿠폰 버터 쿠키/u }).click();
    const why = page.getByRole('alertdialog').filter({ hasText: '쿠폰은 로그인하신 후 사용할 수 있어요.' });
    await why.getByRole('button', { name: '확인' }).click();
    await expect(page).toHaveURL(signInUrl);
    await page.goBack();
    await settled(page);
  });
  await test.step('[CP-01] shows guests where to sign in and why, in header and summary, and returns to the cart', async () => {
    const why = { name: '로그인하고 쿠폰·회원 할인 받기' };
    await expectAccessible(page);
    await expect(page.getByRole('banner').getByRole('button', why)).toBeVisible();
    await cart(page).summary.getByRole('button', why).click();
    await expect(page).toHaveURL(signInUrl);
  });
  // this buyer has 999 cookies, the maximum for a unit
  await shop.signInAnew(page, 'max-limits');
  await page.goto(`${shop.origin()}/ko/${shop.device}/cart`);
  const told = page.getByRole('alertdialog', { name: '로그인 전에 담은 상품' });

  await test.step('shows the reason until the shopper closes it', async () => {
    await expect(told).toBeVisible();
    await expect(told).toContainText('새로 담은 상품은 1개예요.');
    const left = told.getByRole('region', { name: '최대 999개까지 구매할 수 있어요.' });
    await expect(left.getByRole('listitem')).toHaveCount(1);
    await expect(left).toContainText('수량 3개');
    await expectAccessible(page);
    await told.getByRole('button', { name: '확인' }).click();
    await expect(told).toHaveCount(0);
  });

  const row = page.getByRole('spinbutton', { name: /^버터 쿠키 대용량.* 수량/u });
  const expectPieces = async (pieces: string): Promise<void> => {
    await page.getByRole('heading', { name: /^버터 쿠키 대용량/u }).scrollIntoViewIfNeeded();
    await expect(row.and(page.locator('input'))).toHaveValue(pieces);
  };
  await test.step('a reload does not merge again', async () => {
    await page.reload();
    await settled(page);
    await expect(told).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: '합쳤어요' })).toHaveCount(0);
    await expectPieces('999');
  });

  await test.step('merges them at the next load if there is space, with a message', async () => {
    await row.fill('990');
    await row.press('Enter');
    await settled(page);
    await page.reload();
    await settled(page);
    const brought = page.getByRole('complementary', { name: '로그인 전에 담은 상품 1개를 합쳤어요' });
    await expect(brought).toBeVisible();
    // the line contains the text, so no toast repeats it
    await expect(page.getByText('수량을 더한 상품은 1개예요.', { exact: false })).toHaveCount(0);
    await expect(page.locator('[data-from-before]')).toContainText('버터 쿠키');
    await brought.getByRole('button', { name: '장바구니 소식 닫기' }).click();
    await expect(page.locator('[data-from-before]')).toHaveCount(0);
    await expectPieces('993');
    await page.reload();
    await settled(page);
    await expectPieces('993');
  });
});
