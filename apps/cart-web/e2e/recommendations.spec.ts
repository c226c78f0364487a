import { cart, expect, expectAccessible, settled, test } from './support.ts';
import type { Page, Request } from '@playwright/test';

const recommended = (page: Page) => {
  const section = page.locator('[data-recommendations]');
  return {
    section,
    items: section.getByRole('listitem'),
    next: section.getByRole('button', { name: '다른 상품의 추천 보기' }),
  };
};

const visited = (page: Page) => page.locator('[data-visited]');

test('[RC-01 RC-04 LY-01] adds a recommended item by keyboard, confirms, opens it and announces it @once-pc', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'one-seller' });
  await settled(page);
  const { items } = recommended(page);
  await expect(items.nth(3)).toBeVisible();
  const before = await cart(page).quantities.count();
  const name = (await items.first().getByRole('paragraph').first().innerText()).trim();
  const add = items.first().getByRole('button');
  await expect(add).toHaveAccessibleName(`${name} 담기`);
  await add.focus();
  await page.keyboard.press('Enter');
  const asked = cart(page).confirm;
  await expect(asked).toContainText(name);
  await expectAccessible(page);
  await expect(asked.getByRole('button', { name: '장바구니 보기' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cart(page).quantities).toHaveCount(before + 1);
  await expect(visited(page)).toContainText(name);
  await expect(visited(page)).toBeFocused();
  await expect(visited(page)).toBeInViewport();
  await expect(page.locator('output', { hasText: name })).toHaveText(`장바구니에 담은 상품이에요: ${name}, 수량 1개`);
  await expectAccessible(page);
});

test('[RC-01 RC-02] the seed rotates, and each impression is reported once as rendered and once as seen @once-pc', async ({
  page,
  shop,
}) => {
  const reports: string[] = [];
  page.on('request', (request: Request) => {
    const call = /\/api\/recommend\/(v?imp)$/u.exec(request.url())?.[1];
    if (call !== undefined) reports.push(`${call} ${/"seedItemNo":"([^"]*)"/u.exec(request.postData() ?? '')?.[1]}`);
  });
  await shop.visit(page, { buyer: 'many-sellers' });
  await settled(page);
  const { section, next, items } = recommended(page);
  await expect(items.nth(3)).toBeAttached();
  await expect.poll(() => reports.length).toBe(1);
  const heading = section.getByRole('heading');
  const first = await heading.innerText();
  await next.scrollIntoViewIfNeeded();
  await items.nth(1).scrollIntoViewIfNeeded();
  await expect.poll(() => reports.length).toBe(2);
  expect(reports[1]).toBe(reports[0]?.replace('imp', 'vimp'));
  const headings = [first];
  for (let step = 0; step < 5; step += 1) {
    await next.click();
    await expect(heading).not.toHaveText(headings.at(-1) ?? '');
    headings.push(await heading.innerText());
  }
  expect(new Set(headings).size).toBe(5);
  expect(headings.at(-1)).toBe(first);
  await expect.poll(() => reports.filter((one) => one.startsWith('imp')).length).toBe(6);
});

test('[LS-07 PG-12] signalCartUnitId scrolls to its unit and highlights it, on mobile 98 px below the top', async ({
  page,
  shop,
}) => {
  await shop.visit(page, { buyer: 'many-sellers' });
  await settled(page);
  const last = page.locator('[id^="unit-"][tabindex]').nth(12);
  const id = (await last.getAttribute('id')) ?? '';
  await page.goto(`${page.url()}?signalCartUnitId=${id.replace('unit-', '')}`);
  await settled(page);
  await expect(visited(page)).toHaveAttribute('id', id);
  await expect(visited(page)).toHaveCSS('outline', /solid 2px$/u);
  await expect(visited(page)).toBeInViewport();
  if (shop.device === 'm')
    await expect.poll(async () => Math.round((await visited(page).boundingBox())?.y ?? 0)).toBe(98);
  await expect(page.locator('output').filter({ hasText: '알림에서 고른 상품이에요' })).toBeAttached();
  await expect(visited(page)).not.toBeFocused();
});

test('[LS-08] expressShop opens the same-day tab, and its button opens the branch gateway @once-mobile', async ({
  page,
  shop,
}) => {
  const request = encodeURIComponent('{"expressShopType":"GSFresh","branchCode":"77"}');
  await shop.visit(page, { buyer: 'many-sellers', behind: `?expressShop=${request}` });
  await settled(page);
  const begun = page.locator('[data-express-shop]');
  await expect(begun).toContainText('당일배송 GS프레시 지점(77)');
  await expect(page).toHaveURL(/\/cart\/expressshop\?/u);
  await expectAccessible(page);
  await begun.getByRole('button').click();
  const layer = page.getByRole('dialog', { name: 'GS프레시' });
  await expect(layer.locator('iframe')).toHaveAttribute('src', /pageType=ExpressShop&param1=GSFresh&param2=77&/u);
  await layer.frameLocator('iframe').getByRole('button', { name: '동의하고 계속하기' }).click();
  await expect(layer).toHaveCount(0);
});

test('[RC-01] recommendations load below the cart without a shift', async ({ page, shop }) => {
  await shop.visit(page, { buyer: 'coupon-collector' });
  await settled(page);
  await expect(recommended(page).items.nth(3)).toBeAttached();
  const { y: top = 0 } = (await recommended(page).section.boundingBox()) ?? {};
  for (const above of await page.locator(shop.device === 'm' ? 'article, #order-summary' : 'article').all()) {
    const { y = 0, height = 0 } = (await above.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(top);
  }
  await expectAccessible(page);
});
