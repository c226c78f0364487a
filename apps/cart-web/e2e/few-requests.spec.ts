import type { Page } from '@playwright/test';
import { cart, expect, settled, test, wonIn } from './support.ts';

const UNTIL_USABLE = 12;
const IN_ALL = 19;

const files = (page: Page): Promise<readonly { readonly name: string; readonly isBeforeUsable: boolean }[]> =>
  page.evaluate(() => {
    const usable = performance.getEntriesByName('cart-usable')[0]?.startTime ?? 0;
    const isFile = ({ name }: PerformanceEntry) => /\.(?:js|css|svg)$/u.test(name) && !name.includes('/pictures/');
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return all
      .filter((entry) => entry.entryType === 'navigation' || isFile(entry))
      .map(({ name, startTime }) => ({ name: name.split('/').at(-1) ?? '', isBeforeUsable: startTime <= usable }));
  });

test('[SV-02] rows are usable after at most twelve requests, and the rest loads in few files @once-mobile', async ({
  page,
  shop,
}) => {
  await shop.visit(page, { buyer: 'hundred-units' });
  await settled(page);
  await page.waitForLoadState('networkidle');
  const asked = await files(page);
  const before = asked.filter(({ isBeforeUsable }) => isBeforeUsable);
  expect(before.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^session-.*\.js$/u));
  expect(before.length).toBeLessThanOrEqual(UNTIL_USABLE);
  expect(asked.length).toBeLessThanOrEqual(IN_ALL);
});

test('[SV-02] ticking a box needs no file that loads later @once-pc', async ({ page, shop }) => {
  await shop.visit(page, { buyer: 'rewards' });
  await settled(page);
  await page.waitForLoadState('networkidle');
  const late = (await files(page)).filter(({ isBeforeUsable, name }) => !isBeforeUsable && name.endsWith('.js'));
  expect(late.length).toBeGreaterThan(0);
  for (const { name } of late) await page.route(`**/${name}`, () => undefined);
  await page.reload();
  const box = page.getByRole('article').locator('[id^="unit-"]').getByRole('checkbox', { disabled: false }).first();
  const before = await wonIn(cart(page).payable);
  await box.click();
  await expect.poll(() => wonIn(cart(page).payable)).not.toBe(before);
});
