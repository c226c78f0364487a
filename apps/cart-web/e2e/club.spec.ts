import type { Locator, Page } from '@playwright/test';
import { cart, expect, expectAccessible, sandboxed, settled, test } from './support.ts';

const banner = (page: Page) => page.getByRole('region', { name: '스마일클럽', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const wonIn = async (place: Locator): Promise<number> => Number((await place.textContent())?.replace(/\D/gu, ''));

// the nudge would offer the club instead of the banner
test.beforeEach(async ({ context, shop }) => {
  await context.addCookies([{ name: 'nudgesQuiet', value: 'Y', url: shop.origin() }]);
});

const press = async (control: Locator): Promise<void> => {
  await control.focus();
  await control.press('Enter');
};

test('[CL-01] [CL-02] [CL-06] [PG-08] joining the club by keyboard changes the prices', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'club-candidate' });
  await settled(page);
  const before = await wonIn(cart(page).payable);
  await expect(banner(page)).toContainText('15% 쿠폰');
  await expectAccessible(page);
  await press(banner(page).getByRole('button', { name: '원클릭으로 가입하기' }));
  const layer = dialog(page);
  await expect(layer).toContainText('35,000원');
  await expectAccessible(page);
  const all = layer.getByRole('checkbox', { name: '모두 동의' });
  await all.focus();
  await all.press('Space');
  await press(layer.getByRole('button', { name: '가입하기', exact: true }));
  await expect(layer.getByRole('heading', { name: '클럽 가입이 완료되었어요' })).toBeVisible();
  await expect(layer).toContainText('클럽 회원 15% 쿠폰');
  await expect(layer).toHaveCount(0);
  await expect.poll(() => wonIn(cart(page).payable)).toBe(before - 3000);
  await expect(page.getByRole('main').getByText('웰컴 선물로')).toBeVisible();
  await expect(banner(page).getByRole('link', { name: /^유료 회원으로 전환하기/u })).toBeVisible();
  await expectAccessible(page);

  await test.step('a reload shows the same prices', async () => {
    await page.reload();
    await settled(page);
    expect(await wonIn(cart(page).payable)).toBe(before - 3000);
  });
});

const openedWindow = async (page: Page, link: Locator): Promise<Page> => {
  const opening = page.waitForEvent('popup');
  await press(link);
  return opening;
};

const joinOn = async (place: Pick<Page, 'getByRole'>, button = '가입하기'): Promise<void> => {
  const join = place.getByRole('button', { name: button });
  await press(join);
  await expect(place.getByRole('alert')).toHaveText('필수 약관에 모두 동의해 주세요.');
  await expect(place.getByRole('checkbox')).toHaveCount(3);
  for (const box of await place.getByRole('checkbox').all()) await box.check();
  await press(join);
  await expect(place.getByRole('status')).toContainText('완료되었어요');
};

test('[CL-01] [CL-04] rejoining in the month of withdrawal uses the club page and then counts in the cart @once-mobile', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFailedCalls();
  watch.expectError(sandboxed(shop, '/smileclub/join'));
  await shop.open(page, { buyer: 'club-left' });
  await settled(page);
  const before = await wonIn(cart(page).payable);
  if (shop.device === 'm') {
    const over = await openedWindow(page, banner(page).getByRole('link', { name: /^클럽 가입하기/u }));
    await joinOn(over);
    await over.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  } else {
    await press(banner(page).getByRole('button', { name: '클럽 가입하기' }));
    await joinOn(dialog(page).locator('iframe').contentFrame());
    await press(dialog(page).getByRole('button', { name: '닫기' }));
  }
  await expect.poll(() => wonIn(cart(page).payable)).toBe(before - 3000);
  await expect(banner(page)).toHaveCount(0);
});

test('[CL-05] [CL-04] a free member opens the upgrade page, in a 410×640 pop-up on PC', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFailedCalls();
  await shop.open(page, { buyer: 'club-free' });
  await settled(page);
  const gate = await openedWindow(page, banner(page).getByRole('link', { name: /^유료 회원으로 전환하기/u }));
  await expect(gate).toHaveURL(/\/smileclub\/upgrade\?lang=ko$/u);
  if (shop.device === 'pc')
    expect(await gate.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([410, 640]);
  await gate.setViewportSize({ width: 280, height: 640 });
  const rects = await gate.locator('label').evaluateAll((labels) =>
    labels.map((label) => {
      const range = new Range();
      if (label.lastChild) range.selectNode(label.lastChild);
      return range.getBoundingClientRect();
    }),
  );
  const gaps = rects.slice(1).map(({ top }, i) => top - (rects[i]?.bottom ?? 0));
  expect(Math.min(...gaps), 'space between terms of several lines').toBeGreaterThanOrEqual(8);
  await joinOn(gate, '유료로 전환하기');
  await gate.close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(banner(page)).toHaveCount(0);
});

test('[PG-08] [CL-01] the Global cart has no club and asks for none @once-mobile', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await shop.visit(page, { buyer: 'club-candidate', language: 'en', tenant: 'marketplace' });
  await settled(page);
  expect(asked.filter((url) => /UnifyMembership|smileclub/iu.test(url))).toEqual([]);
});

test('[CL-03] the terms open in a frame on PC and in a new window on mobile', async ({ page, shop, watch }) => {
  watch.expectError(sandboxed(shop, '/smileclub/agreement/view/third'));
  await shop.visit(page, { buyer: 'many-sellers' });
  await settled(page);
  await press(banner(page).getByRole('button', { name: '원클릭으로 가입하기' }));
  const terms = dialog(page).getByRole('region', { name: '약관' });
  const title = { name: '개인정보 제3자 제공' };
  if (shop.device === 'm') {
    const over = await openedWindow(page, terms.getByRole('link', { name: /^개인정보 제3자 제공/u }));
    await expect(over).toHaveURL(/\/smileclub\/agreement\/view\/third\?lang=ko$/u);
    await expect(over.getByRole('heading', title)).toBeVisible();
    return;
  }
  await press(terms.getByRole('button', title));
  await expect(terms.locator('iframe').contentFrame().getByRole('heading', title)).toBeVisible();
});
