import type { Locator, Page } from '@playwright/test';
import { cart, coupons, expect, expectAccessible, leftOver, onceOn, settled, test, wonIn } from './support.ts';

const expectLedger = async (row: Locator): Promise<void> => {
  await row.getByRole('button').click();
  const [total = 0, ...lines] = (await row.locator('dd').allInnerTexts())
    .filter((text) => !text.includes('\n'))
    .map((text) => Number(text.replace('−', '-').replaceAll(/[^\d-]/gu, '')));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  await row.getByRole('button').click();
};

test('[CP-09] [CP-10] [DL-03] applies a coupon and moves it after a confirmation; totals and ledger change @once-mobile', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'coupon-collector' });
  await settled(page);
  const { payable, summary, confirm } = cart(page);
  const { buttons, box, apply } = coupons(page);
  const atFirst = await wonIn(payable);
  const welcome = box.getByRole('radio', { name: /첫 구매 3,000원 쿠폰/u });

  await test.step('counts the chosen coupon only after it is applied', async () => {
    await buttons.first().click();
    await welcome.check();
    await expectAccessible(page);
    expect(await wonIn(payable)).toBe(atFirst);
    await apply.click();
    await expect(box).toHaveCount(0);
    await settled(page);
    await expect(buttons.first()).toHaveAccessibleName(/쿠폰 적용 −3,000원/u);
    await expect(buttons.first()).toBeFocused();
    await expect.poll(() => leftOver(summary, payable)).toBe(0);
    await expectLedger(summary.locator('[data-row="Coupons"]'));
  });

  await test.step('on another unit it asks first: no keeps it, yes moves it', async () => {
    await buttons.nth(2).click();
    await welcome.click();
    await expect(confirm).toBeVisible();
    await expectAccessible(page);
    await confirm.getByRole('button', { name: '취소' }).click();
    await expect(welcome).not.toBeChecked();
    await welcome.click();
    await confirm.getByRole('button').last().click();
    await expect(welcome).toBeChecked();
    await apply.click();
    await expect(box).toHaveCount(0);
    await settled(page);
    await expect(buttons.first()).not.toHaveAccessibleName(/적용/u);
    await expect(buttons.nth(2)).toHaveAccessibleName(/쿠폰 적용 −3,000원/u);
    await expect.poll(() => leftOver(summary, payable)).toBe(0);
  });

  await test.step('keeps the coupon in use after a reload', async () => {
    await page.reload();
    await settled(page);
    await expect(buttons.nth(2)).toHaveAccessibleName(/쿠폰 적용 −3,000원/u);
  });

  await test.step('[DL-03] an undone deletion restores the unit in its place, with all that it had, after a reload too', async () => {
    const row = page.getByRole('article').locator('[id^="unit-"][aria-busy]').nth(2);
    const pieces = row.getByRole('spinbutton');
    const had = { name: await row.getByRole('heading').innerText(), pieces: await pieces.inputValue() };
    const option = await row.locator('dl').innerText();
    await row.getByRole('button', { name: /삭제$/u }).click();
    await confirm.getByRole('button', { name: '삭제' }).click();
    await page.getByRole('button', { name: `삭제 되돌리기: ${had.name}` }).click();
    await expect(page.getByText('삭제하신 상품을 다시 담았어요.').first()).toBeVisible();
    await settled(page);
    await page.reload();
    await settled(page);
    await expect(row.getByRole('heading')).toHaveText(had.name);
    await expect(pieces).toHaveValue(had.pieces);
    await expect(row.locator('dl')).toHaveText(option, { useInnerText: true });
    await expect(buttons.nth(2)).toHaveAccessibleName(/쿠폰 적용 −3,000원/u);
    await expect.poll(() => leftOver(summary, payable)).toBe(0);
  });
});

test('[CP-12] one box chooses a coupon for each unit of an item @once-mobile', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'coupon-collector' });
  await settled(page);
  const { payable, summary } = cart(page);
  const { box, apply } = coupons(page);
  const before = await wonIn(payable);
  await page.getByRole('button', { name: /^그룹 쿠폰: /u }).click();
  await expect(box.getByRole('group', { name: /상품 쿠폰/u })).toHaveCount(2);
  await expect(box.locator('[data-fixed]').first()).toBeVisible();
  await expect(box.locator('[data-fixed]').getByRole('radio', { checked: true })).not.toHaveCount(0);
  await expect(box.locator('[data-fixed]').getByRole('radio', { checked: false })).toHaveCount(0);
  for (const [n, name] of [/첫 구매 3,000원 쿠폰/u, /새벽카드 7% 쿠폰/u].entries())
    await box
      .getByRole('group', { name: /상품 쿠폰/u })
      .nth(n)
      .getByRole('radio', { name })
      .check();
  await expectAccessible(page);
  await apply.click();
  await expect(box).toHaveCount(0);
  await settled(page);
  await expect(page.getByRole('article').getByRole('button', { name: /^쿠폰 적용 −/u })).toHaveCount(2);
  await expect.poll(() => wonIn(payable)).toBeLessThan(before);
  await expect.poll(() => leftOver(summary, payable)).toBe(0);
});

test('[CP-14] downloads a coupon and chooses it @once-pc', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'coupon-collector' });
  await settled(page);
  const { buttons, box, apply } = coupons(page);
  await buttons.first().click();
  await box.getByRole('button', { name: '쿠폰 받기: 하온농장 선착순 30% 쿠폰' }).click();
  const got = box.getByRole('radio', { name: /하온농장 선착순 30% 쿠폰/u });
  await expect(got).toBeChecked();
  await expect(box.getByText('새 쿠폰')).toBeVisible();
  await apply.click();
  await expect(buttons.first()).toHaveAccessibleName(/쿠폰 적용 −/u);
  await test.step('shows an automatically recommended coupon when its box is opened', async () => {
    await shop.open(page, { buyer: 'many-sellers' });
    await settled(page);
    await page
      .getByRole('article')
      .filter({ hasText: '온다키친' })
      .locator('button[aria-haspopup="dialog"]:not(:has(+ meter))')
      .click();
    await expect(box.getByRole('radio', { name: /온다키친 주간 1,500원 쿠폰/u })).toBeChecked();
    await expect(box.getByText('새 쿠폰')).toBeVisible();
  });
});

test('[CP-19] shows the saving of the best combination and applies it with one click @once-mobile', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'coupon-puzzle' });
  await settled(page);
  const { payable, summary } = cart(page);
  const { box } = coupons(page);
  const before = await wonIn(payable);
  await page.getByRole('button', { name: /최저가|더 할인/u }).click();
  await expect(box.getByText('이보다 저렴한 조합은 없어요')).toBeVisible();
  await expectAccessible(page);
  await box.getByRole('button', { name: '이 조합 적용' }).click();
  await expect(box).toHaveCount(0);
  await settled(page);
  await expect.poll(() => wonIn(payable)).toBeLessThan(before);
  await expect.poll(() => leftOver(summary, payable)).toBe(0);
});

test('[WA-14] undoing the best combination moves the focus without scrolling @once-mobile', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'coupon-collector' });
  await settled(page);
  const { payable } = cart(page);
  const { box } = coupons(page);
  const before = await wonIn(payable);
  await page.getByRole('button', { name: /최저가|더 할인/u }).click();
  await box.getByRole('button', { name: '이 조합 적용' }).click();
  await expect(box).toHaveCount(0);
  await settled(page);
  const notice = page.locator('[data-message="undo"]');
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => wonIn(payable)).toBe(before);
  await expect(page.locator('#cart-list')).toBeFocused();
  await expect(payable).toBeInViewport();
});

test('[CP-19] searches the best combination in a worker; the page stays responsive, and the search can be cancelled @once-pc', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'coupon-puzzle' });
  await settled(page);
  const { box } = coupons(page);
  const find = page.getByRole('button', { name: /최저가|더 할인/u });

  await test.step('shows no result if the search stops before it finds a combination', async () => {
    // a worker that starts and finds no combination; if none starts, the page gives up after three seconds
    const idle = { contentType: 'text/javascript', body: 'postMessage({ type: "Started" })' };
    await page.route(/\/assets\/search-worker-[^/]+\.js$/u, (route) => route.fulfill(idle));
    await find.click();
    await expect(box.getByRole('status').getByText('가장 저렴한 조합을 찾고 있어요')).toBeVisible();
    await expectAccessible(page);
    await box.getByRole('button', { name: '그만 찾기' }).click();
    await expect(box).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step('finds the combination in a worker of the same origin', async () => {
    const worker = page.waitForEvent('worker');
    await find.click();
    expect(new URL((await worker).url()).origin).toBe(new URL(page.url()).origin);
    await expect(box.getByText('이보다 저렴한 조합은 없어요')).toBeVisible();
    await box.getByRole('button', { name: '닫기', exact: true }).last().click();
    await expect(box).toHaveCount(0);
  });
});

/** A search worker that answers after a second. Its best saving is 1,000 won for each piece in the question. */
const slowWorker = `globalThis.asked = 0;
onmessage = ({ data: { pricing: { units, selected } } }) => {
  asked += 1;
  const pieces = units.reduce((sum, unit) => sum + (selected.has(unit.cartUnitId) ? unit.quantity : 0), 0);
  const best = { chosen: [], unused: [], payable: 0, savingAgainstPresent: pieces * 1000, saving: 0, bound: 0 };
  setTimeout(() => postMessage({ type: 'Found', best }), 1000);
};`;

test('[CP-19] after quick presses the best price is that of the newest cart, from one worker at a time @once-pc', async ({
  page,
  shop,
}) => {
  const workers: string[] = [];
  page.on('worker', (worker) => {
    workers.push('started');
    worker.on('close', () => workers.push('ended'));
  });
  await page.route(/\/assets\/search-worker-[^/]+\.js$/u, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: slowWorker }),
  );
  await shop.open(page, { buyer: 'coupon-collector' });
  const best = page.getByRole('button', { name: /최저가|더 할인/u });
  await expect(best).toHaveText(/더 할인/u);
  const first = await wonIn(best);
  await best.evaluate((button) => {
    const texts: string[] = [];
    Object.assign(globalThis, { texts });
    new MutationObserver(() => texts.push(button.textContent)).observe(button, { characterData: true, subtree: true });
  });
  const more = page
    .locator('[id^="unit-"]:has(input:checked)')
    .getByRole('button', { name: /수량 늘리기$/u })
    .first();

  await more.click();
  await expect.poll(() => wonIn(best)).toBe(first + 1000);
  expect(workers).toEqual(['started']);

  await more.click();
  // while the worker searches
  await expect.poll(() => page.workers()[0]?.evaluate('asked')).toBe(3);
  await more.click();
  await expect.poll(() => wonIn(best)).toBe(first + 3000);
  expect(workers).toEqual(['started', 'ended', 'started']);
  const texts = await page.evaluate(() => (globalThis as unknown as { texts: readonly string[] }).texts);
  expect(texts.filter((text) => text.includes('더 할인'))).toHaveLength(2);
});

const languages = ['ko', 'en', 'cn', 'jp'] as const;

/** Returns the names whose link is less than 24 px tall. */
const smallLinks = (page: Page): Promise<readonly string[]> =>
  page.locator('h4:has(a)').evaluateAll((names) =>
    names
      .filter((name) => {
        name.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top } = name.getBoundingClientRect();
        const ends = [top - 3, top + 19].map((y) => document.elementFromPoint(left + 2, y));
        return ends.some((element) => element?.closest('a') === null);
      })
      .map(({ textContent }) => textContent ?? ''),
  );

const coveredByTip = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const tip = document.querySelector('[data-prompt]');
    if (!tip) throw new Error('there is no tip');
    const over = tip.getBoundingClientRect();
    return [...document.querySelectorAll('main :is(button, a, input, select)')]
      .filter((control) => !tip.contains(control))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      })
      .map((control) => control.outerHTML);
  });

test('[CP-13] a tip points to the coupons of one unit until it is closed, on every page @once-mobile', async ({
  page,
  shop,
  context,
}) => {
  await shop.open(page, { buyer: 'coupon-collector' });
  await settled(page);
  const { buttons } = coupons(page);
  const close = page.getByRole('button', { name: '쿠폰 안내 닫기' });
  await expect(close).toHaveCount(1);
  await expectAccessible(page);
  expect(await coveredByTip(page)).toEqual([]);
  for (const language of languages)
    await test.step(`at 320 px the tip and the links can be pressed: ${language}`, async () => {
      const narrow = await context.newPage();
      await narrow.setViewportSize({ width: 320, height: 700 });
      await narrow.goto(page.url().replace('/ko/', `/${language}/`));
      await settled(narrow);
      const tip = narrow.locator('[data-prompt]');
      await expect(tip).toBeVisible();
      expect(await coveredByTip(narrow)).toEqual([]);
      await tip.getByRole('button').click({ trial: true });
      expect(await smallLinks(narrow)).toEqual([]);
      await narrow.close();
    });
  const details = page.getByRole('article').getByRole('button', { name: /^상세/u }).first();
  await details.click();
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await expect(close).toHaveCount(1);
  await close.click();
  await expect(close).toHaveCount(0);
  await expect(buttons.first()).toBeFocused();
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'couponPromptClosed', value: 'Y' }));
  const other = await context.newPage();
  await other.goto(page.url());
  await settled(other);
  // the page requests recommendations one second after the last change
  await other.waitForTimeout(2000);
  for (const tab of [page, other]) await expect(tab.getByRole('button', { name: '쿠폰 안내 닫기' })).toHaveCount(0);
});

for (const [at, language] of languages.entries())
  test(`[CP-11] in ${language}, choosing and applying a coupon gives correct amounts ${onceOn(at)}`, async ({
    page,
    shop,
  }) => {
    await shop.open(page, { buyer: 'coupon-collector', language });
    await settled(page);
    const { payable, summary } = cart(page);
    const { buttons, box, usable, apply } = coupons(page);
    const before = await wonIn(payable);
    await buttons.first().click();
    await usable.first().check();
    await expectAccessible(page);
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await apply.click();
    await expect(box).toHaveCount(0);
    await settled(page);
    await expect.poll(() => wonIn(payable)).toBeLessThan(before);
    await expect.poll(() => leftOver(summary, payable)).toBe(0);
  });
