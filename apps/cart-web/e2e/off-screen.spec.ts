import type { Page } from '@playwright/test';
import { cart, expect, settled, test } from './support.ts';

test.use({
  launchOptions: async ({ launchOptions }, give) => {
    await give({ ...launchOptions, args: [...(launchOptions.args ?? []), '--force-renderer-accessibility'] });
  },
});

const drawn = (page: Page): Promise<number> =>
  page
    .getByRole('article')
    .getByRole('heading', { level: 4 })
    .evaluateAll((names) => names.filter((name) => name.checkVisibility({ contentVisibilityAuto: true })).length);

const heard = async (page: Page): Promise<number> => {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  return nodes.filter(({ role }) => role?.value === 'spinbutton').length;
};

const find = (page: Page, text: string): Promise<boolean> =>
  page.evaluate((wanted) => 'find' in window && (window.find as (text: string) => boolean)(wanted), text);

test('[SV-02] rows off screen are not painted, but screen readers and search find them @once-mobile', async ({
  page,
  shop,
}) => {
  // as tall as the rows that a common window shows
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width, height: Math.round(height * 0.7) });
  await shop.visit(page, { buyer: 'hundred-units' });
  await settled(page);
  const units = await cart(page).quantities.count();
  expect(units).toBeGreaterThan(95);
  await expect.poll(() => drawn(page)).toBeLessThan(20);
  await expect.poll(() => heard(page)).toBe(units);

  await test.step('[WA-14] makes text below the window editable once keyboard focus reaches it', async () => {
    const card = page.getByRole('article').nth(8);
    const field = card.locator('input[role="spinbutton"]');
    const less = card.getByRole('button', { name: /수량 줄이기$/u }).first();
    await expect(field).toHaveCount(0);
    await less.focus();
    await page.keyboard.press('Tab');
    await expect(field.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(less).toBeFocused();
  });

  const last = page.locator('[id^="unit-"] h4').last();
  expect(await find(page, (await last.textContent()) ?? '')).toBe(true);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect.poll(() => drawn(page)).toBeLessThan(80);
});

/** Runs in a page: counts the painted rows of cards below the window, in the first frame and now. */
const watchBelow = (): void => {
  const count = (): number =>
    [...document.querySelectorAll('article[data-below] h4')].filter((name) =>
      name.checkVisibility({ contentVisibilityAuto: true }),
    ).length;
  let first = -1;
  requestAnimationFrame(() => setTimeout(() => (first = count())));
  Object.assign(globalThis, { rowsBelow: () => [first, count()] });
};

test('[SV-02] the first frame omits cards below the window; then those close to it are painted @once-pc', async ({
  page,
  shop,
}) => {
  await shop.visit(page, { buyer: 'hundred-units' });
  await settled(page);
  // no script of the page runs before the first frame
  await page.route('**/assets/*.js', () => undefined);
  await page.addInitScript(watchBelow);
  await page.reload({ waitUntil: 'commit' });
  const rowsBelow = (): Promise<readonly number[]> =>
    page.evaluate(() => (globalThis as unknown as { rowsBelow: () => number[] }).rowsBelow());
  await expect.poll(async () => (await rowsBelow())[1]).toBeGreaterThan(0);
  expect((await rowsBelow())[0]).toBe(0);
});

test('[SE-02] select all paints visible rows first, also as the first change of a page @once-pc', async ({
  page,
  shop,
}) => {
  await shop.visit(page, { buyer: 'hundred-units' });
  await settled(page);
  const { selectAll, boxes } = cart(page);
  await expect(selectAll).not.toBeChecked();
  const ticked = () =>
    boxes.evaluateAll((all) => all.filter((box) => box instanceof HTMLInputElement && box.checked).length);
  const chosen = 'article button[aria-label^="그룹 쿠폰:"]:not([aria-disabled])';
  const atOnce = () =>
    selectAll.evaluate((box, sums) => {
      if (box instanceof HTMLElement) box.click();
      return {
        ticked: document.querySelectorAll('article input[type="checkbox"]:checked').length,
        sums: document.querySelectorAll(sums).length,
        transitions: document.getAnimations().filter((animation) => animation instanceof CSSTransition).length,
      };
    }, chosen);
  const first = await atOnce();
  const all = await boxes.and(page.locator(':enabled')).count();
  expect(first.ticked).toBeLessThan(all);
  await expect.poll(ticked).toBe(all);
  const second = await atOnce();
  expect(second.ticked).toBeLessThan(all);
  expect(second.ticked).toBeGreaterThan(all / 3);
  // a sum of units in a card off screen changes with its rows
  expect(second.sums).toBeGreaterThan(0);
  // React listens to the events of each transition, so buttons of many cards would delay the paint
  expect([first.transitions, second.transitions]).toEqual([0, 0]);
  await expect.poll(ticked).toBe(0);
  await expect(page.locator(chosen)).toHaveCount(0);
});
