import { languages } from '@baguni/domain/internal';
import { scenarioNames, type ScenarioName } from '@baguni/scenarios';
import type { Locator, Page } from '@playwright/test';
import { ordering } from './ordering.ts';
import { cart, expect, isLongRun, settled, test, type Shop } from './support.ts';

/** Carts with the parts that change the height of summary or bar. A long run tries all carts. */
const fullest: readonly ScenarioName[] = ['many-sellers', 'order-rules'];
const others: readonly ScenarioName[] = [
  'business-hundred',
  'club-candidate',
  'coupon-collector',
  'hundred-units',
  'max-limits',
  'oversea-china',
  'oversea-taiwan',
  'rewards',
  'shipping-failure',
  'unorderable',
];
const withoutOrder: readonly ScenarioName[] = ['empty', 'load-failure'];

const sizes = {
  pc: [
    { width: 1920, height: 1080 },
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
    { width: 1024, height: 600 },
  ],
  m: [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ],
};

const sizesOf = ({ device }: Shop, name: ScenarioName) =>
  isLongRun || fullest.includes(name)
    ? sizes[device]
    : sizes[device].filter((_, i, all) => i === 0 || i === all.length - 1);

const openAll = async (page: Page, shop: Shop): Promise<void> => {
  const closed = cart(page).summary.locator('[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().press('Enter');
  const { toggle, closed: reasons } = ordering(page);
  if (shop.device === 'm' && (await toggle.count()) > 0) await toggle.press('Enter');
  while ((await reasons.count()) > 0) await reasons.first().press('Enter');
};

const expectInView = async (page: Page, shop: Shop): Promise<void> => {
  const { summary, order } = cart(page);
  const bar = page.getByRole('region', { name: '주문하기' });
  const total = shop.device === 'pc' ? summary.locator('[data-total]') : bar.locator('dl');
  await expect(total).toBeInViewport({ ratio: 1 });
  await expect(order).toBeInViewport({ ratio: 1 });
  const { fixAll } = ordering(page);
  if ((await fixAll.count()) > 0) await expect(fixAll).toBeInViewport({ ratio: 1 });
  await order.click({ trial: true });
};

const scrollersWithoutFocus = (page: Page): Promise<readonly string[]> =>
  cart(page).summary.evaluate((summary) =>
    [...summary.querySelectorAll('*')]
      .filter((part) => part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto')
      .filter((part) => part.querySelector('button, a[href], summary, [tabindex="0"]') === null)
      .map((part) => part.className),
  );

/** Height of a normal row in px. Rows with more to say are taller. */
const rowHeight = { pc: 112, m: 132 };

const expectDense = async (page: Page, { device }: Shop): Promise<void> => {
  const heights = await page
    .locator('[id^="unit-"][aria-busy]')
    .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(rowHeight[device]);
};

/** Each device tests every second cart, and both devices the fullest. */
const cartsOf = ({ device }: Shop): readonly ScenarioName[] =>
  isLongRun
    ? scenarioNames.filter((name) => !withoutOrder.includes(name))
    : [...fullest, ...others.filter((_, i) => (i % 2 === 0) === (device === 'pc'))];

test('[PG-09] total and order button stay in view with any open layer', async ({ page, shop }) => {
  for (const name of cartsOf(shop))
    await test.step(name, async () => {
      await page.goto(`${shop.origin('marketplace')}/ko/${shop.device}/cart?mock=true&scenario=${name}`);
      await settled(page);
      await openAll(page, shop);
      for (const size of sizesOf(shop, name)) {
        await page.setViewportSize(size);
        for (const edge of [0, 1]) {
          await page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), edge);
          await expectInView(page, shop);
        }
        expect(await scrollersWithoutFocus(page)).toEqual([]);
        await expectDense(page, shop);
      }
    });
});

test('[PG-09] three items are on the first screen of a phone, in each language @mobile', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages)
    await test.step(language, async () => {
      await page.goto(`${shop.origin('marketplace')}/${language}/m/cart?mock=true&scenario=many-sellers`);
      await settled(page);
      const third = page.locator('[id^="unit-"][aria-busy]').nth(2);
      const bar = await page.locator('main ~ section').last().boundingBox();
      // languages with longer words show the picture and the name of the third item, Korean the whole row
      for (const part of language === 'ko' ? [third] : [third.locator('img'), third.getByRole('heading')]) {
        const { y = 844, height = 0 } = (await part.boundingBox()) ?? {};
        expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
      }
    });
});

test('[PG-09] total and pay button stay in view on the PC order page, and end the mobile page', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.origin('marketplace')}/ko/${shop.device}/cart?mock=true&scenario=many-sellers`);
  await settled(page);
  await cart(page).order.click();
  const totals = page.getByRole('region', { name: '결제 금액' });
  const pay = totals.getByRole('button', { name: /결제하기$/u });
  // on a phone the cart’s own summary has the same name until the order page appears
  await expect(pay).toBeVisible();
  const closed = totals.locator('[aria-expanded="false"]');
  await expect(closed.first()).toBeVisible();
  while ((await closed.count()) > 0) await closed.first().press('Enter');
  const line = page.getByRole('region', { name: '주문 상품' }).getByRole('listitem').first();
  const topOf = async (part: Locator) => (await part.boundingBox())?.y;
  for (const size of [...sizes[shop.device], ...(shop.device === 'm' ? [{ width: 320, height: 568 }] : [])]) {
    await page.setViewportSize(size);
    expect(await topOf(line.locator('div'))).toBe(await topOf(line.locator(':scope > span')));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    for (const edge of shop.device === 'pc' ? [0, 1] : [1]) {
      await page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), edge);
      await expect(totals.locator('[data-total]')).toBeInViewport({ ratio: 1 });
      await expect(pay).toBeInViewport({ ratio: 1 });
    }
  }
});

test('[WA-15] a control with the focus stays in view when the order bar grows @mobile', async ({ page, shop }) => {
  await page.goto(`${shop.origin('marketplace')}/ko/m/cart?mock=true&scenario=many-sellers`);
  await settled(page);
  const bar = page.getByRole('region', { name: '주문하기' });
  const control = page.locator('[id^="unit-"]').getByRole('checkbox').nth(3);
  await control.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  const gap = async (): Promise<number> => {
    const [box, below] = [await control.boundingBox(), await bar.boundingBox()];
    return (below?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
  };
  // the control lies just above the bar
  const space = await gap();
  await page.evaluate((by) => window.scrollBy(0, by), -space);
  await expect.poll(gap).toBeLessThan(2);
  await bar.evaluate((element) => {
    element.style.minBlockSize = '50dvh';
  });
  await expect.poll(gap).toBeGreaterThan(0);
  await expect(control).toBeInViewport({ ratio: 1 });
});
