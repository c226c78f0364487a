import type { Page } from '@playwright/test';
import { expect, settled, test } from './support.ts';

const scenarios = [
  'many-sellers',
  'unorderable',
  'coupon-collector',
  'business-buyer',
  'club-member',
  'oversea-china',
  'order-rules',
  'max-limits',
  'returning-shopper',
];

/** Lists texts that a box cuts off. Names with a link are exempt: open details show them in full. */
const findCutTexts = (page: Page) =>
  page.evaluate(() => {
    const cuts = (element: Element): boolean => {
      const { overflowX, webkitLineClamp, clipPath } = getComputedStyle(element);
      const isHidden = clipPath !== 'none' || element.clientWidth <= 1 || !element.checkVisibility();
      if (isHidden || element.matches('svg, svg *, input, :has(> a), [aria-hidden="true"]')) return false;
      const isWide = overflowX !== 'auto' && overflowX !== 'scroll' && element.scrollWidth > element.clientWidth + 1;
      return (
        (isWide && overflowX !== 'visible') ||
        (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 2)
      );
    };
    const texts = Array.from(document.querySelectorAll('main *, [data-message] *'))
      .filter((element) => element.textContent.trim() !== '' && cuts(element))
      .map((element) => `${element.className} ${element.textContent.trim().slice(0, 60)}`);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [...texts, `the page is ${scrollWidth - innerWidth} px too wide`] : texts;
  });

for (const language of ['ko', 'en', 'cn', 'jp'] as const)
  test(`no text of a cart is cut off, ${language}`, async ({ page, shop }) => {
    const width = shop.device === 'm' ? 390 : 1024;
    await page.setViewportSize({ width, height: 844 });
    for (const scenario of scenarios)
      await test.step(scenario, async () => {
        const address = `${shop.origin('marketplace')}/${language}/${shop.device}/cart`;
        await page.goto(`${address}?mock=true&scenario=${scenario}`);
        await settled(page);
        expect.soft(await findCutTexts(page), scenario).toEqual([]);
      });
  });
