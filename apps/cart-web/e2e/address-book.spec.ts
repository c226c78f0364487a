import { expect, test } from './support.ts';

test('[AD-02 AD-03 PG-16 RT-07] choosing another address by keyboard updates branches and dates @once-pc', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'many-sellers', behind: '/stardelivery' });
  const dates = page.locator('[data-arrivals] time');
  await expect(dates.first()).toBeAttached();
  const before = await dates.first().getAttribute('datetime');
  const change = page.getByRole('button', { name: '배송지 변경' });
  await change.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '배송지 선택' });
  const busan = dialog.frameLocator('iframe').getByRole('listitem').filter({ hasText: '해운대' }).getByRole('button');
  await busan.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('(48095) 부산광역시 해운대구').first()).toBeVisible();
  await expect(dates.first()).not.toHaveAttribute('datetime', before ?? '');
  await page.goto(page.url().replace('stardelivery', 'emartmall'));
  await expect(page.getByText('부산센터').first()).toBeVisible();
});
