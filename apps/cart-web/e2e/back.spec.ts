import { cart, coupons, expect, settled, test } from './support.ts';

test('[LY-04] on a phone, Back closes one layer at a time, and then leaves the cart at once @mobile', async ({
  page,
  shop,
}) => {
  const start = `${shop.origin('marketplace')}/demo`;
  await page.goto(start);
  await shop.open(page, { buyer: 'many-sellers', tenant: 'marketplace' });
  await settled(page);
  const { buttons, box } = coupons(page);
  await buttons.first().click();
  await expect(box).toBeVisible();
  await page.goBack();
  await expect(box).toHaveCount(0);
  await expect(cart(page).order).toBeVisible();

  await test.step('a layer that was closed by its button takes no Back', async () => {
    await buttons.first().click();
    await box.getByRole('button', { name: '닫기' }).first().click();
    await expect(box).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(start);
  });
});

test('[LY-04] Back closes a layer that was opened before the sections below the cart have loaded @mobile', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin('marketplace')}/demo`);
  await page.route(/\/api\/(?!coupon\/)/u, () => undefined);
  await shop.open(page, { buyer: 'many-sellers', tenant: 'marketplace' });
  await settled(page);
  const { buttons, box } = coupons(page);
  await buttons.first().click();
  await expect(box).toBeVisible();
  await page.goBack();
  await expect(box).toHaveCount(0);
  await expect(cart(page).order).toBeVisible();
});

test('the arrow in the header goes back, not home, and typed text is kept @mobile', async ({ page, shop }) => {
  const start = `${shop.origin('marketplace')}/demo`;
  await page.goto(start);
  await shop.open(page, { buyer: 'many-sellers', tenant: 'marketplace' });
  await settled(page);
  await page.getByRole('button', { name: '메모 쓰기' }).click();
  const field = page.getByRole('dialog').getByRole('textbox');
  await field.fill('문 앞에 놓아 주세요');
  await page.goBack();
  await expect(field).toHaveCount(0);
  // the order takes it along, also after a reload
  await page.reload();
  await expect(page.getByText('문 앞에 놓아 주세요')).toBeVisible();
  await page.getByRole('button', { name: '메모 수정' }).click();
  await expect(field).toHaveValue('문 앞에 놓아 주세요');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '뒤로' }).click();
  await expect(page).toHaveURL(start);
});

test('[LY-08] a memo that is not saved is kept over a reload @once-pc', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'many-sellers' });
  await settled(page);
  const field = page.getByRole('dialog').getByRole('textbox');
  const open = () => page.getByRole('button', { name: '메모 쓰기' }).click();
  await open();
  await field.fill('문 앞에 놓아 주세요');
  await page.reload();
  await settled(page);
  await expect(field).toHaveCount(0);
  await open();
  await expect(field).toHaveValue('문 앞에 놓아 주세요');
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: '문 앞에 놓아 주세요' })).toBeVisible();
});

test('the arrow goes back before the code of the page has loaded @mobile', async ({ page, shop }) => {
  const start = `${shop.origin('marketplace')}/demo`;
  await shop.open(page, { buyer: 'many-sellers', tenant: 'marketplace' });
  await page.goto(start);
  await page.route(/\/assets\/(?!early-)[^/]+\.js$/u, () => undefined);
  await page.goto(`${shop.origin('marketplace')}/ko/m/cart`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: '뒤로' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(start);
});
