import { expect, expectAccessible, test } from './support.ts';

test('[AD-02 AD-03 PG-16 RT-07] choosing another address by keyboard updates branches and dates @once-pc', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'many-sellers', behind: '/stardelivery' });
  const dates = page.getByRole('article').getByText(/ 도착 예정$/u);
  await expect(dates.first()).toBeVisible();
  const before = await dates.first().innerText();
  const change = page.getByRole('button', { name: '배송지 변경' });
  await change.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '배송지 선택' });
  const busan = dialog.frameLocator('iframe').getByRole('listitem').filter({ hasText: '해운대' }).getByRole('button');
  await busan.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('(48095) 부산광역시 해운대구').first()).toBeVisible();
  await expect(dates.first()).not.toHaveText(before);
  await page.goto(page.url().replace('stardelivery', 'emartmall'));
  await expect(page.getByText('부산센터').first()).toBeVisible();
});

test('[AD-02 PG-10] adds an address by keyboard after a refusal, under one title @once-mobile', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'many-sellers', behind: '/stardelivery' });
  await page.getByRole('button', { name: '배송지 변경' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '배송지 선택' });
  const frame = dialog.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('data-titled', '');
  // the frame fills the layer
  const [inner, outer] = [await dialog.locator('iframe').boundingBox(), await dialog.boundingBox()];
  expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeCloseTo((outer?.y ?? 0) + (outer?.height ?? 0), 0);
  await expect(frame.getByRole('listitem').first()).toHaveAttribute('aria-current', 'true');
  await frame.getByText('새 배송지 추가').press('Enter');
  await frame.getByLabel('주소', { exact: true }).fill('부산광역시 해운대구 센텀로 1');
  await frame.getByLabel('상세 주소').fill('101동');
  const save = frame.getByRole('button', { name: '저장하고 이 주소로 받기' });
  await save.press('Enter');
  const zip = frame.getByLabel('우편번호');
  await expect(zip).toHaveAccessibleDescription('우편번호를 숫자 5자리로 입력해 주세요.');
  await expect(zip).toBeFocused();
  await expectAccessible(page);
  await zip.fill('48058');
  await save.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('(48058) 부산광역시 해운대구 센텀로 1, 101동').first()).toBeVisible();
});

test('[FR-4] an address book that cannot be loaded offers another try @once-pc', async ({ page, shop, watch }) => {
  watch.expectFailedCalls();
  await shop.open(page, { buyer: 'many-sellers', behind: '/stardelivery' });
  await page.route('**/gateway?*', (route) => route.abort());
  await page.getByRole('button', { name: '배송지 변경' }).click();
  const dialog = page.getByRole('dialog', { name: '배송지 선택' });
  const retry = dialog.getByRole('alert').getByRole('button', { name: '다시 시도' });
  await expect(retry).toBeVisible();
  await expect(dialog.locator('iframe')).toBeHidden();
  await page.unroute('**/gateway?*');
  await retry.click();
  await expect(dialog.frameLocator('iframe').getByRole('listitem').first()).toBeVisible();
});
