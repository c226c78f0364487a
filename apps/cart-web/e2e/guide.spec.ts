import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support.ts';

test('[EN-22] search finds the description for a question', async ({ page }) => {
  await page.goto('/guide');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Baguni');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('searchbox').fill('createEngine');
  await page.getByRole('option', { name: /@baguni\/domain.*createEngine/u }).click();
  await expect(page).toHaveURL(/\/guide\/reference\/domain\.html#createengine/u);
  await expect(page.getByText(/createEngine<\s*const C extends string/u).first()).toBeVisible();
});

const questions = [
  ['install', 'guides/engine'],
  ['browser', 'guides/engine'],
  ['coupon', 'coupons'],
  ['stacking', 'coupons'],
  ['shipping fee', 'how-a-price-is-made'],
  ['free shipping', 'how-a-price-is-made'],
  ['rounding', 'how-a-price-is-made'],
  ['own rule', 'guides/own-shop'],
  ['own promotion', 'guides/own-shop'],
  ['buy 2 get 1', 'guides/own-shop'],
  ['BOGO', 'guides/own-shop'],
  ['currency', 'guides/own-shop'],
  ['JSON schema', 'guides/cart-json'],
  ['command line', 'guides/command-line'],
  ['property test', 'guides/testing'],
  ['error codes', 'rules'],
  ['Shopify', 'guides/comparison'],
  ['tax', 'guides/tax-and-refunds'],
  ['VAT', 'guides/tax-and-refunds'],
  ['refund', 'guides/tax-and-refunds'],
  ['coupon code', 'guides/promotions'],
  ['min spend', 'guides/promotions'],
  ['cap', 'guides/promotions'],
  ['stackable', 'guides/promotions'],
  ['프로모션 코드', 'guides/promotions'],
  ['gift card', 'guides/recipes'],
  ['express', 'guides/recipes'],
  ['next', 'guides/recipes'],
  ['worker', 'guides/recipes'],
  ['react', 'guides/recipes'],
  ['price list', 'guides/recipes'],
  ['metadata', 'guides/own-shop'],
  ['custom fields', 'guides/own-shop'],
  ['upgrade', 'guides/upgrade'],
  ['deploy', 'guides/server'],
  ['쿠폰', 'coupons'],
  ['优惠券', 'coupons'],
  ['クーポン', 'coupons'],
  ['배송비', 'how-a-price-is-made'],
  ['运费', 'how-a-price-is-made'],
  ['送料', 'how-a-price-is-made'],
  ['할인', 'discounts'],
  ['折扣', 'discounts'],
  ['割引', 'discounts'],
  ['환불', 'guides/tax-and-refunds'],
] as const;

const firstThree = async (page: Page): Promise<readonly string[]> => {
  const answers = page.getByRole('option').getByRole('link');
  const links = await answers.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return links.slice(0, 3).map((link) => link.replace(/^\/guide\//u, '').replace(/(?:\.html)?(?:#.*)?$/u, ''));
};

test('[EN-22] common questions find their page among the first three results @pc', async ({ page }) => {
  await page.goto('/guide/');
  await page.getByRole('button', { name: 'Search' }).first().click();
  for (const [question, answer] of questions) {
    await page.getByRole('searchbox').fill(question);
    await expect.poll(() => firstThree(page), question).toContain(answer);
  }
});

const linksOf = (html: string, from: string): readonly string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/gu)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), from))
    .filter(({ origin }) => origin === new URL(from).origin)
    .map(({ origin, pathname }) => origin + pathname);

const crawled = async (request: APIRequestContext, start: string): Promise<ReadonlyMap<string, number>> => {
  const answers = new Map<string, number>([[start, 0]]);
  for (const url of answers.keys()) {
    const response = await request.get(url);
    answers.set(url, response.status());
    const isOurs = url.startsWith(start);
    for (const link of isOurs ? linksOf(await response.text(), url) : []) if (!answers.has(link)) answers.set(link, 0);
  }
  return answers;
};

test('[EN-22] every link of the guide works, including playground and small shops @pc', async ({ request, shop }) => {
  const answers = await crawled(request, `${shop.origin('marketplace')}/guide/`);
  expect([...answers].filter(([, status]) => status !== 200)).toEqual([]);
  const paths = [...answers.keys()].map((url) => new URL(url).pathname);
  expect(paths).toEqual(
    expect.arrayContaining(['/playground/', '/corner-shop/', '/bookshop/', '/guide/adr/0001-one-state-one-loop.html']),
  );
  expect(paths.length).toBeGreaterThan(50);
});

test('[EN-22] menu entries open their pages without a reload @pc', async ({ page }) => {
  await page.goto('/guide/');
  for (const name of ['Decisions', 'Try it']) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  const entries = page.locator('.VPSidebar a[href], .VPNavBar a.VPNavBarMenuLink[href]');
  const links = await entries.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(50);
  // the crawl above opens all of them
  for (const link of links.filter((to, at) => !to.includes('..') && at % 6 === 0)) {
    await page.locator(`.VPSidebar a[href="${link}"], .VPNavBar a[href="${link}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL((url) => url.pathname === link);
    await expect(page.locator('main h1').first()).toHaveText(/./u);
    await expect(page.locator('.NotFound')).toHaveCount(0);
  }
});

test('[EN-22] pages open without .html, and missing pages show the guide’s message @once-pc', async ({
  page,
  watch,
}) => {
  await page.goto('/guide/guides/engine');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('engine');
  watch.expectFailedCalls();
  await page.goto('/guide/guides/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByText('The address has changed or was mistyped.')).toBeVisible();
  await page.getByRole('link', { name: /home/iu }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Baguni');
});

test('[EN-22] pages with tables, diagrams and code are accessible, light and dark', async ({ page }) => {
  for (const name of ['concepts', 'discounts', 'guides/comparison', 'guides/command-line']) {
    await page.goto(`/guide/${name}.html`);
    await expectAccessible(page);
  }
});
