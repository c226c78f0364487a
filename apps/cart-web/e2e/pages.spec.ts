import type { Page } from '@playwright/test';
import { cart, comeEmpty, expect, expectAccessible, layoutShift, onceOn, settled, test } from './support.ts';

test('[PG-10] nothing shifts while the page loads', async ({ page, shop }) => {
  for (const [buyer, most] of [
    ['rewards', 0.002],
    ['many-sellers', 0.002],
    // the order bar gets a line of reasons
    ['unorderable', 0.02],
  ] as const) {
    await shop.visit(page, { buyer });
    await settled(page);
    // the last that loads
    await expect(page.locator('aside[data-layer]')).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(most);
  }
});

test('[PG-10] a slow server first sends the header and placeholders for rows @once-mobile', async ({ page, shop }) => {
  await shop.visit(page, { buyer: 'rewards' });
  await settled(page);
  await comeEmpty(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: /장바구니/u })).toBeVisible();
  // placeholder rows, announced once as loading
  await expect(page.locator('main [aria-hidden="true"] > *').first()).toBeVisible();
  await expect(page.getByText('장바구니를 불러오고 있')).toBeAttached();
  await expect(page.getByRole('article')).toHaveCount(0);
  held.resolve();
  await settled(page);
});

test('the list of demo buyers is accessible and opens a cart @once-pc', async ({ page, shop }) => {
  await page.goto(`${shop.origin()}/demo`);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: shop.device === 'm' ? '모바일로 보기' : 'PC로 보기' })
    .nth(2)
    .click();
  await expect(page).toHaveURL(new RegExp(`/ko/${shop.device}/cart$`, 'u'));
});

test('[RT-01] the root redirects to the cart for the browser’s language and device', async ({ page, shop }) => {
  await page.goto(`${shop.origin()}/`);
  await expect(page).toHaveURL(new RegExp(`/ko/${shop.device}/cart$`, 'u'));
  await settled(page);
});

test('[RT-05] the other device’s path redirects, unless fromPC is set', async ({ page, shop }) => {
  const own = shop.device;
  const other = own === 'm' ? 'pc' : 'm';
  const landed = async (path: string) => {
    await page.goto(`${shop.origin()}/ko/${path}`);
    await expect(page.locator('html')).toHaveAttribute('data-device', /pc|mobile/u);
    return page.url().slice(shop.origin().length);
  };
  expect(await landed(`${other}/cart/emartmall?a=%2F#x`)).toBe(`/ko/${own}/cart/emartmall?a=%2F#x`);
  const kept = own === 'm' ? other : own;
  expect(await landed(`${other}/cart?fromPC=true`)).toBe(`/ko/${kept}/cart?fromPC=true`);
});

/** Number of rows and total of a page. Later content such as cashback is not awaited. */
const contentOf = async (page: Page): Promise<readonly unknown[]> => {
  await settled(page);
  return [await page.getByRole('article').count(), await cart(page).payable.innerText()];
};

const ignoredBy = (page: Page): ReadonlySet<string> => {
  const ignored = new Set<string>();
  page.on('request', (request) => {
    const said = request.url().endsWith('/error-log/client') ? (request.postData() ?? '') : '';
    const param = /Query parameter (\w+) ignored/u.exec(said)?.[1];
    if (param !== undefined) ignored.add(param);
  });
  return ignored;
};

test('[RT-04] invalid parameters are reported and ignored @once-mobile', async ({ page, shop }) => {
  await shop.visit(page, { buyer: 'rewards' });
  const ordinary = await contentOf(page);
  const ignored = ignoredBy(page);
  await shop.visit(page, {
    buyer: 'rewards',
    behind: '?mock=%E0%A4%A&signalCartUnitId=__proto__&closeUrl=javascript:alert(1)',
  });
  expect(await contentOf(page)).toEqual(ordinary);
  await expect.poll(() => [...ignored].toSorted()).toEqual(['closeUrl', 'mock', 'signalCartUnitId']);
  expect(new URL(page.url()).origin).toBe(shop.origin());
});

test('[PG-12] on mobile, scroll targets stay 98 px below the sticky bars', async ({ page, shop }) => {
  await shop.visit(page, { buyer: 'rewards' });
  await settled(page);
  const row = page.getByRole('article').nth(1);
  await row.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const { y = 0 } = (await row.boundingBox()) ?? {};
  if (shop.device === 'm') expect(Math.round(y)).toBe(98);
  const inTheWay = await row.evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + 4));
  });
  expect(inTheWay).toBe(false);
});

for (const buyer of ['many-sellers', 'hundred-units'] as const)
  test(`[PG-12] the styles know the height of the order bar of ${buyer}, so the loading page is not styled again @mobile`, async ({
    page,
    shop,
  }) => {
    await shop.open(page, { buyer });
    await settled(page);
    const bar = page.locator('main ~ section');
    const [height, known, written] = await bar.evaluate((element) => {
      const root = document.documentElement;
      const style = getComputedStyle(root).getPropertyValue('--bar-height');
      return [element.getBoundingClientRect().height, style, root.style.getPropertyValue('--bar-height')];
    });
    expect([known, written]).toEqual([`${Math.floor(height)}px`, '']);
    // a message above the bar follows its height
    await bar.evaluate((element) => element.append(Object.assign(document.createElement('p'), { textContent: '1' })));
    await expect
      .poll(() =>
        bar.evaluate(
          (element) =>
            getComputedStyle(document.documentElement).getPropertyValue('--bar-height') ===
            `${Math.floor(element.getBoundingClientRect().height)}px`,
        ),
      )
      .toBe(true);
    expect(await bar.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(height);
  });

test('[RT-02] [RT-03] tabs change the address, keep the query, and support back @once-pc', async ({ page, shop }) => {
  await shop.visit(page, { buyer: 'unorderable', behind: '/nowhere?fromPC=true#x' });
  await settled(page);
  await expect(page).toHaveURL(/\/cart\?fromPC=true#x$/u);
  await page.getByRole('link', { name: /^스마일프레시,/u }).click();
  await expect(page).toHaveURL(/\/cart\/emartmall\?fromPC=true#x$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart\?fromPC=true#x$/u);
  await expect(page.getByRole('link', { name: /^전체,/u })).toHaveAttribute('aria-current', 'page');
});

// other specs change the shipping of the last two carts and the cart of the simple member
const looked = [
  ['unorderable', undefined],
  ['guest-with-cart', undefined],
  ['non-member', undefined],
  ['max-limits', 'outlet'],
  ['one-unreadable-unit', 'outlet'],
] as const;
for (const [at, [buyer, tenant]] of looked.entries())
  test(`[PG-13] the cart of ${buyer} is accessible ${onceOn(at)}`, async ({ page, shop }) => {
    await shop.visit(page, { buyer, tenant: tenant ?? shop.ownTenant });
    await settled(page);
    await expectAccessible(page);
  });

test('[PG-05] shows an empty cart @once-mobile', async ({ page, shop }) => {
  await shop.visit(page, { buyer: 'empty' });
  await expect(page.getByText('장바구니에 담긴 상품이 없').first()).toBeVisible();
  await expectAccessible(page);
});

test('[RT-06] charset selects the language, and links change it @once-mobile', async ({ page, shop }) => {
  await shop.visit(page, { buyer: 'rewards', behind: '?charset=zhCN' });
  await settled(page);
  await expect(page).toHaveURL(/\/cn\/\w+\/cart\?charset=zhCN$/u);
  await page.goto(`${shop.origin()}/ko/${shop.device}/cart`);
  await expect(page).toHaveURL(/\/cn\/\w+\/cart$/u);
  await settled(page);
  await page.getByRole('link', { name: '한국어' }).click();
  await expect(page).toHaveURL(/\/ko\/\w+\/cart/u);
  await settled(page);
  await page.goto(`${shop.origin()}/ko/${shop.device}/cart`);
  await expect(page).toHaveURL(/\/ko\/\w+\/cart$/u);
});

test('[RT-15] the environment menu works by keyboard and opens the same cart @once-pc', async ({ page, shop }) => {
  await shop.visit(page, { buyer: 'many-sellers', behind: '/stardelivery' });
  await settled(page);
  const other = shop.device === 'm' ? 'dev-m-cart.outlet.example' : 'dev-cart.marketplace.example';
  await page.route(`https://${other}/**`, (route) => route.fulfill({ body: 'there', contentType: 'text/plain' }));
  const picker = page.locator('details').filter({ hasText: 'development1' });
  await picker.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('link')).toHaveText([
    'local',
    'development',
    'development1',
    'development2',
    'production',
    'av',
    '장바구니 풀이',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(picker.getByRole('link', { name: 'local' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`https://${other}/ko/${shop.device}/cart/stardelivery`);
});

test('[AD-01] the SmileDelivery bar offers sign-in to visitors and shows members their address @once-pc', async ({
  page,
  shop,
}) => {
  const bar = page.locator('dl').filter({ hasText: '배송지' });
  await shop.visit(page, { buyer: 'unorderable', behind: '/stardelivery' });
  await settled(page);
  await expect(bar).toContainText(/\(\d{5}\) /u);
  await shop.visit(page, { buyer: 'non-member', behind: '/stardelivery' });
  await settled(page);
  await expect(bar).toContainText('로그인하시면 배송지를 보여 드려요');
  await expectAccessible(page);
  await bar.getByRole('button', { name: '로그인' }).click();
  await expect(page).not.toHaveURL(/\/cart\//u);
});

const spoken = [
  ['ko', 'ko'],
  ['en', 'en'],
  ['cn', 'zh-Hans'],
  ['jp', 'ja'],
] as const;
for (const [n, tenant] of (['marketplace', 'outlet'] as const).entries())
  for (const [at, [language, lang]] of spoken.entries())
    test(`${tenant} in ${language}: the cart uses its language ${onceOn(n + at)}`, async ({ page, shop }) => {
      await shop.visit(page, { buyer: 'non-member', tenant, language });
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('data-tenant', tenant);
      await expectAccessible(page);
    });
