import type { Page } from '@playwright/test';
import { expect, settled, test, type Shop, type Visit } from './support.ts';

/** An element that moves: its text, where it starts, how long it rests there, and how long it moves. */
interface Move {
  readonly isTotal: boolean;
  readonly text: string;
  readonly from: string;
  readonly rest: number;
  readonly ms: number;
}

/** Opens a cart that keeps a list of its movements. */
const open = async (page: Page, shop: Shop, visit: Visit = { buyer: 'many-sellers' }): Promise<void> => {
  // a nudge would offer the club instead of the banner
  await page.context().addCookies([{ name: 'nudgesQuiet', value: 'Y', url: shop.origin() }]);
  await page.addInitScript(() => {
    const moves: Move[] = [];
    Object.assign(globalThis, { moves });
    // oxlint-disable-next-line typescript/unbound-method -- called with its element below
    const { animate } = Element.prototype;
    Element.prototype.animate = function record(...asked) {
      const animation = animate.apply(this, asked);
      const { effect } = animation;
      const from = effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.['translate'];
      const { delay = 0, duration } = effect?.getTiming() ?? {};
      const times = { rest: delay, ms: Number(duration) };
      if (from) moves.push({ isTotal: this.matches('dd'), text: this.textContent, from: String(from), ...times });
      return animation;
    };
  });
  await shop.open(page, visit);
  await settled(page);
  // motion starts with the code of the sections below the cart
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(1);
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

/** Deletes the first row, and returns its height. */
const deleteRow = async (page: Page): Promise<number> => {
  const count = await rows(page).count();
  const { height = 0 } = (await rows(page).first().boundingBox()) ?? {};
  await rows(page).first().getByRole('button', { name: /삭제$/u }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(rows(page)).toHaveCount(count - 1);
  return height;
};

/** Stops all animations, so that a test can look at their first frame, or lets them run. */
const setPlaybackRate = async (page: Page, playbackRate: 0 | 1): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate });
};

/** Lets animations end, and waits for them. */
const endMotion = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map((animation) => {
          animation.finish();
          return animation.finished;
        }),
    ),
  );

const pictures = (page: Page) => page.locator('[data-leaving]');

const layerCases = [
  { name: 'a side panel', buyer: 'many-sellers', opener: '메모 쓰기', layer: 'CartMemo', tag: '' },
  { name: 'a centred card', buyer: 'many-sellers', opener: '배송 국가 변경', layer: 'CountrySelector', tag: ' @pc' },
  {
    name: 'a frame',
    buyer: 'many-sellers',
    behind: '/stardelivery',
    opener: '배송지 변경',
    layer: 'AddressBook',
    tag: '',
  },
  { name: 'a coupon box', buyer: 'coupon-collector', opener: /^쿠폰(?! 안내)/u, layer: 'CouponBox', tag: '' },
] as const;

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
  expect(await movesOf(page)).toContainEqual({ isTotal: true, text, from: '0px 0.3em', rest: 40, ms: 60 });
});

test('the rows after a saved one close its gap within 160 ms', async ({ page, shop }) => {
  await open(page, shop);
  const height = await saveRow(page);
  const moves = (await movesOf(page)).filter(({ isTotal }) => !isTotal);
  expect(moves.length).toBeGreaterThan(0);
  for (const { from, ms } of moves) {
    expect(parseFloat(from.split(' ')[1] ?? '')).toBeGreaterThanOrEqual(Math.floor(height));
    expect(ms).toBe(160);
  }
});

test('a deleted row fades at its old place, and undo lets it appear and the others make room', async ({
  page,
  shop,
}) => {
  await open(page, shop);
  const row = rows(page).first();
  const name = (await row.getByRole('heading').textContent()) ?? '';
  const { y = 0 } = (await row.boundingBox()) ?? {};
  await setPlaybackRate(page, 0);
  const height = await deleteRow(page);
  const picture = pictures(page).filter({ hasText: name });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAttribute('inert');
  expect(Math.abs(((await picture.boundingBox())?.y ?? 0) - y)).toBeLessThan(height / 4);
  await endMotion(page);
  await expect(pictures(page)).toHaveCount(0);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(row).toContainText(name);
  expect(await row.evaluate((element) => element.closest('li, article')?.getAnimations({ subtree: true }).length)).toBe(
    1,
  );
  const [first] = (await movesOf(page)).filter(({ from }) => from.startsWith('0px -') && !from.endsWith('em'));
  expect(-parseFloat(first?.from.split(' ')[1] ?? '')).toBeGreaterThanOrEqual(Math.floor(height));
  await setPlaybackRate(page, 1);
  await expect(row).toContainText(name);
});

for (const { name, layer, opener, tag, ...visit } of layerCases)
  test(`${name} fades after it has closed, and the page is usable at once${tag}`, async ({ page, shop }) => {
    await open(page, shop, visit);
    const button = page.getByRole('button', { name: opener }).first();
    // by key, because sections that load late may move the button below a pointer
    await button.press('Enter');
    const opened = page.locator(`[data-layer="${layer}"]`);
    await expect(opened.locator(':focus')).toHaveCount(1);
    await expect(opened.locator('[aria-busy="true"]')).toHaveCount(0);
    await endMotion(page);
    await setPlaybackRate(page, 0);
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
    // the closing phase: still visible, but without function
    await expect(pictures(page)).toBeVisible();
    await expect(pictures(page)).toHaveCSS('pointer-events', 'none');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
    const timings = await pictures(page).evaluate((picture) =>
      picture.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().endTime),
    );
    // the layer and its surface; the backdrop does not appear again
    expect(timings).toHaveLength(2);
    for (const end of timings) expect(end).toBeLessThanOrEqual(200);
    // a press during the motion opens it again
    await button.click();
    await expect(opened.locator(':focus')).toHaveCount(1);
    await endMotion(page);
    await expect(pictures(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await setPlaybackRate(page, 1);
    await expect(opened).toHaveCount(0);
    await expect(pictures(page)).toHaveCount(0);
  });

test('the list of shortcuts fades as a native dialog after it has closed @pc', async ({ page, shop }) => {
  await open(page, shop);
  await page.keyboard.press('?');
  const dialog = page.locator('dialog');
  await expect(dialog).toBeVisible();
  await endMotion(page);
  await setPlaybackRate(page, 0);
  await page.keyboard.press('Escape');
  await expect(dialog).not.toHaveAttribute('open');
  await expect(dialog).toBeVisible();
  await endMotion(page);
  await expect(dialog).toBeHidden();
});

test('nothing moves, and layers close at once, if the shopper prefers reduced motion', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, shop);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-leaving]')) document.documentElement.dataset['moved'] = '';
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: '메모 쓰기' }).click();
  await expect(page.locator('[data-layer="CartMemo"] :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-layer="CartMemo"]')).toHaveCount(0);
  await addPiece(page, shop);
  await saveRow(page);
  await deleteRow(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  expect(await movesOf(page)).toEqual([]);
});
