import { expect, expectAccessible, settled, test } from './support.ts';

test('[PG-21 CM-06] options are changed in the row by keyboard and saved @once-mobile', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'many-sellers' });
  await settled(page);
  const open = page.getByRole('button', { name: '맞춤 린넨 커튼 옵션 변경' });
  const layer = page.getByRole('dialog', { name: '옵션 변경' });
  const row = page.locator('[id^="unit-"]').filter({ has: open });
  const places = await page.locator('[id^="unit-"]').evaluateAll((rows) => rows.map(({ id }) => id));
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(layer.getByRole('radio', { name: /^아이보리/u })).toBeChecked();
  await expectAccessible(page);
  await layer.getByRole('radio', { name: /^아이보리/u }).focus();
  await page.keyboard.press('ArrowDown');
  await layer.getByRole('textbox', { name: '세로 (cm)' }).fill('220');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(layer).toBeHidden();
  await expect(open).toBeFocused();
  await expect(row).toContainText('색상: 그레이 / 가로 (150 cm) × 세로 (220 cm)');
  await page.reload();
  await settled(page);
  await expect(row).toContainText('그레이');
  expect(await page.locator('[id^="unit-"]').evaluateAll((rows) => rows.map(({ id }) => id))).toEqual(places);
});
