import { cart, expect, expectAccessible, layoutShift, settled, test } from './support.ts';

// in the marketplace the shipping of the last two is changed by `oversea.spec.ts`; the cart of the simple member, which
// `order-rules.spec.ts` changes, is looked at there
for (const [buyer, tenant] of [
  ['unorderable', undefined],
  ['guest-with-cart', undefined],
  ['non-member', undefined],
  ['max-limits', 'outlet'],
  ['one-unreadable-unit', 'outlet'],
] as const)
  test(`[PG-13] the cart of ${buyer} is accessible`, async ({ page, shop }) => {
    await shop.visit(page, { buyer, tenant: tenant ?? shop.ownTenant });
    await settled(page);
    await expectAccessible(page);
  });

test('[PG-05] an empty cart says so', async ({ page, shop }) => {
  await shop.visit(page, { buyer: 'empty' });
  await expect(page.getByText('장바구니에 담긴 상품이 없').first()).toBeVisible();
  await expectAccessible(page);
});

test('[PG-04] [LS-05] a cart that cannot be loaded says so, and can be tried again', async ({ page, shop, watch }) => {
  watch.expectFailedCalls();
  await shop.visit(page, { buyer: 'load-failure' });
  const retry = page.getByRole('button', { name: '다시 시도' });
  await expect(retry).toBeVisible();
  await expectAccessible(page);
  await retry.click();
  await expect(retry).toBeVisible();
  await page.route('**/api/cart/getInitialCart', (route) => route.abort());
  await retry.click();
  await expect(retry).toBeVisible();
});

test('[SH-05] where shipping is not known the total says so', async ({ page, shop, watch }) => {
  watch.expectFailedCalls();
  await shop.visit(page, { buyer: 'shipping-failure' });
  await expect(cart(page).summary.getByText('배송비를 확인하지 못했').first()).toBeVisible();
  await expectAccessible(page);
});

test('[PG-10] nothing moves while the page loads', async ({ page, shop }) => {
  for (const buyer of ['rewards', 'unorderable']) {
    await shop.visit(page, { buyer });
    await settled(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  }
});

test('the list of demo buyers is accessible and opens a cart', async ({ page, shop }) => {
  await page.goto(`${shop.origin()}/demo`);
  await expectAccessible(page);
  await page
    .getByRole('button', { name: shop.device === 'm' ? '모바일로 보기' : 'PC로 보기' })
    .nth(2)
    .click();
  await expect(page).toHaveURL(new RegExp(`/ko/${shop.device}/cart$`, 'u'));
});

test('[RT-01] the root leads to a cart in the browser’s language on its device', async ({ page, shop }) => {
  await page.goto(`${shop.origin()}/`);
  await expect(page).toHaveURL(new RegExp(`/ko/${shop.device}/cart$`, 'u'));
  await settled(page);
});

test('[RT-04] odd parameters change nothing', async ({ page, shop }) => {
  const odd = [
    '?mock=yes&signalCartUnitId=1e9&expressShop={"a":',
    '?mock=%E0%A4%A&fromPC=<script>&closeUrl=javascript:alert(1)',
    '?signalCartUnitId=__proto__&returnUrl=//evil.example&returnUrl=data:text/html,x',
  ];
  for (const behind of odd) {
    await shop.visit(page, { buyer: 'rewards', behind });
    await settled(page);
  }
});

test('[RT-02] [RT-03] tabs stand in the address, keep the query, and the browser goes back through them', async ({
  page,
  shop,
}) => {
  await shop.visit(page, { buyer: 'unorderable', behind: '/nowhere?fromPC=true#x' });
  await settled(page);
  await expect(page).toHaveURL(/\/cart\?fromPC=true#x$/u);
  await page.getByRole('link', { name: /^스마일프레시,/u }).click();
  await expect(page).toHaveURL(/\/cart\/emartmall\?fromPC=true#x$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart\?fromPC=true#x$/u);
  await expect(page.getByRole('link', { name: /^전체,/u })).toHaveAttribute('aria-current', 'page');
});

test('[AD-01] the address bar of SmileDelivery leads a visitor to sign in, and tells a member where to', async ({
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

test('[PG-02] a tab that a language hides falls back to all', async ({ page, shop }) => {
  await shop.visit(page, { buyer: 'unorderable', language: 'en', behind: '/expressshop' });
  await settled(page);
  await expect(page).toHaveURL(/\/en\/\w+\/cart$/u);
});

for (const tenant of ['marketplace', 'outlet'] as const)
  for (const [language, lang] of [
    ['ko', 'ko'],
    ['en', 'en'],
    ['cn', 'zh-Hans'],
    ['jp', 'ja'],
  ] as const)
    test(`${tenant} in ${language}: the cart speaks its language`, async ({ page, shop }) => {
      await shop.visit(page, { buyer: 'non-member', tenant, language });
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('data-tenant', tenant);
      await expectAccessible(page);
    });
