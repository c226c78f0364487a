import { expect, settled, test } from './support.ts';

test('[PG-10] a press on a button below the list counts, although a section arrives above it meanwhile @once-pc', async ({
  page,
  shop,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/getDeliverySlots', async (route) => {
    await held.promise;
    await route.continue();
  });
  await shop.open(page, { buyer: 'many-sellers', behind: '/emartmall' });
  await settled(page);
  const memo = page.getByRole('button', { name: '메모 쓰기' });
  const late = page.getByRole('region', { name: '스마일프레시 배송 시간' });
  await memo.hover();
  await page.mouse.down();
  const before = await memo.boundingBox();
  const arrived = page.waitForResponse('**/getDeliverySlots');
  held.resolve();
  await (await arrived).finished();
  // longer than the page takes to show an answer after a paint
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 500)));
  expect(await memo.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: '주문 메모' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(late).toBeVisible();
});

test('[PG-10] sections start right below a short list, next to a taller summary @once-pc', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await shop.open(page, { buyer: 'withdrawn-buyer' });
  await settled(page);
  const list = await page.getByRole('article').last().boundingBox();
  const summary = await page.locator('#order-summary').boundingBox();
  const memo = await page.getByRole('button', { name: '메모 쓰기' }).boundingBox();
  const end = (list?.y ?? 0) + (list?.height ?? 0);
  expect((summary?.y ?? 0) + (summary?.height ?? 0)).toBeGreaterThan(end + 50);
  expect((memo?.y ?? 0) - end).toBeLessThan(50);
});
