import type { Page } from '@playwright/test';
import { approve, leaveOutWhatIsMixed, openReasons, ordering, pressFix } from './ordering.ts';
import { cart, expect, expectAccessible, layoutShift, seen, settled, test } from './support.ts';

const times = (page: Page) => {
  const told = page.getByRole('region', { name: '스마일프레시 배송 시간' });
  const layer = page.getByRole('dialog', { name: '스마일프레시 배송 시간' });
  return {
    told,
    layer,
    /** The last offered day: its time slots can be ordered at any time of day. */
    lastDay: layer.getByRole('group').last(),
    open: told.getByRole('button', { name: /^배송 시간 (?:선택|변경)$/u }),
    keep: layer.getByRole('button', { name: '이 시간으로 선택' }),
  };
};

test('[PG-16] each row shows when it arrives, and no row moves when it does', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'many-sellers' });
  await settled(page);
  const rows = page.getByRole('article').locator('[id^="unit-"][aria-busy]');
  await expect(rows.filter({ hasText: /도착 예정|:00 (?:전 )?도착|시간 안에/u })).toHaveCount(await rows.count());
  expect(await layoutShift(page)).toBeLessThan(0.001);
});

test('[LY-09 WA-20] a delivery time chosen by keyboard is announced and appears on the order page @once-mobile', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'many-sellers', behind: '/emartmall' });
  await settled(page);
  const { told, layer, lastDay, open, keep } = times(page);
  await expect(told).toContainText('성수센터 · 가장 빠른 시간에 배송해요');
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(layer.getByRole('radio', { name: /^가장 빠른 시간/u })).toBeChecked();
  await expect(lastDay.getByRole('radio', { name: /19:00–\u{2060}22:00 도착 예약이 다 찼어요/u })).toBeDisabled();
  await expectAccessible(page);
  await lastDay.getByRole('radio', { name: /^13:00/u }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(lastDay.getByRole('radio', { name: /^16:00/u })).toBeChecked();
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect(layer).toBeHidden();
  await expect(open).toBeFocused();
  await expect(told).toContainText(/성수센터 · .* 16:00–\u{2060}19:00 도착/u);
  await page.reload();
  await settled(page);
  await expect(told).toContainText(/ 16:00–\u{2060}19:00 도착/u);
  await cart(page).selectAll.check();
  await settled(page);
  await cart(page).order.click();
  await expect(page).toHaveURL(/\/order\/[^/]+$/u);
  await expect(page.getByRole('region', { name: '배송 시간' })).toContainText(
    /성수센터 · .* 16:00–\u{2060}19:00 도착/u,
  );
  await expectAccessible(page);
});

test('[LY-09 ER-03] delivery times that cannot be read show a message, and appear after a retry', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFailedCalls();
  await page.route('**/getDeliverySlots*', (route) => route.abort());
  await shop.open(page, { buyer: 'many-sellers', behind: '/emartmall' });
  await settled(page);
  const { told, open } = times(page);
  await expect(told.getByRole('status')).toHaveText('배송 시간을 불러오지 못했어요. 다시 시도해 주세요.');
  await expectAccessible(page);
  await page.unroute('**/getDeliverySlots*');
  await told.getByRole('button', { name: '다시 시도' }).press('Enter');
  await expect(told).toContainText('성수센터 · 가장 빠른 시간에 배송해요');
  await expect(open).toBeFocused();
});

test('[LY-09 SV-04] the later payer finds the slot full and chooses another time @once-pc', async ({
  page,
  shop,
  browser,
  watch,
}) => {
  watch.expectFailedCalls();
  const pay = (of: Page) => of.getByRole('button', { name: /결제하기$/u });
  const orderLastPlace = async (of: Page, buyer: string): Promise<void> => {
    await shop.open(of, { buyer, behind: '/emartmall' });
    await settled(of);
    const { layer, lastDay, open, keep } = times(of);
    await open.click();
    await lastDay.getByRole('radio', { name: /^10:00/u }).check();
    await keep.click();
    await expect(layer).toBeHidden();
    await cart(of).selectAll.check();
    await settled(of);
    await leaveOutWhatIsMixed(of, shop);
    await cart(of).order.click();
    await expect(pay(of)).toBeVisible();
  };
  await orderLastPlace(page, 'many-sellers');
  const others = await browser.newPage();
  await orderLastPlace(others, 'club-member');
  await seen(others);
  await pay(others).click();
  await approve(others);
  await expect(others.getByRole('heading', { name: '결제가 완료되었어요' })).toBeVisible();
  await others.close();

  const gone = '선택하신 배송 시간이 마감되었어요';
  await pay(page).click();
  await approve(page);
  await expect(page.getByText(gone)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '장바구니로 돌아가기' }).click();
  await settled(page);
  await openReasons(page, shop);
  await pressFix(page, gone, '배송 시간 선택');
  const { layer, lastDay, keep } = times(page);
  await expect(lastDay.getByRole('radio', { name: /^10:00.*예약이 다 찼어요/u })).toBeDisabled();
  await lastDay.getByRole('radio', { name: /^13:00/u }).check();
  await keep.click();
  await expect(layer).toBeHidden();
  await expect(ordering(page).reason(gone)).toHaveCount(0);
});
