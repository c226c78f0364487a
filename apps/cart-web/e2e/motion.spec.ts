import type { Page } from '@playwright/test';
import { expect, settled, test, type Shop } from './support.ts';

/** An element that moves: its text, where it starts, and how long it moves. */
interface Move {
  readonly isTotal: boolean;
  readonly text: string;
  readonly from: string;
  readonly ms: number;
}

/** Opens a cart that keeps a list of its movements. */
const open = async (page: Page, shop: Shop): Promise<void> => {
  await page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(globalThis, { moves });
    // oxlint-disable-next-line typescript/unbound-method -- called with its element below
    const { animate } = Element.prototype;
    Element.prototype.animate = function record(...asked) {
      const animation = animate.apply(this, asked);
      const { effect } = animation;
      const from = effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.['translate'];
      const ms = Number(effect?.getTiming().duration);
      if (from) moves.push({ isTotal: this.matches('dd'), text: this.textContent, from: String(from), ms });
      return animation;
    };
  });
  await shop.open(page, { buyer: 'many-sellers' });
  await settled(page);
  // motion starts with the code that measures the order bar
  await expect(page.locator('html')).toHaveAttribute('style', /--sticky-bottom/u);
};

const movesOf = (page: Page): Promise<readonly Move[]> =>
  page.evaluate(() => (globalThis as unknown as { moves: readonly Move[] }).moves);

const rows = (page: Page) => page.locator('article [id^="unit-"]');
const total = (page: Page, { device }: Shop) =>
  page.locator(device === 'pc' ? '#order-summary [data-total] dd' : '#root section > div dd').last();

/** Adds a piece, and returns the new total. */
const addPiece = async (page: Page, shop: Shop): Promise<string> => {
  const before = (await total(page, shop).textContent()) ?? '';
  await page
    .getByRole('button', { name: /수량 늘리기$/u, disabled: false })
    .first()
    .click();
  await expect(total(page, shop)).not.toHaveText(before);
  return (await total(page, shop).textContent()) ?? '';
};

/** Saves the first row for later, and returns its height. */
const saveRow = async (page: Page): Promise<number> => {
  const count = await rows(page).count();
  const { height = 0 } = (await rows(page).first().boundingBox()) ?? {};
  await rows(page)
    .first()
    .getByRole('button', { name: /나중에 사기$/u })
    .click();
  await expect(rows(page)).toHaveCount(count - 1);
  return height;
};

test('a new total arrives within 100 ms, and its text is the final one at once', async ({ page, shop }) => {
  await open(page, shop);
  const text = await addPiece(page, shop);
  expect(await movesOf(page)).toContainEqual({ isTotal: true, text, from: '0px 0.3em', ms: 100 });
});

test('the rows after a saved one close its gap within 160 ms', async ({ page, shop }) => {
  await open(page, shop);
  const height = await saveRow(page);
  const moves = (await movesOf(page)).filter(({ isTotal }) => !isTotal);
  expect(moves.length).toBeGreaterThan(0);
  for (const { from, ms } of moves) {
    expect(parseFloat(from.split(' ')[1] ?? '')).toBeGreaterThanOrEqual(height);
    expect(ms).toBe(160);
  }
});

test('nothing moves if the shopper prefers reduced motion', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, shop);
  await addPiece(page, shop);
  await saveRow(page);
  expect(await movesOf(page)).toEqual([]);
});
