import type { Locator, Page } from '@playwright/test';
import { cart, expect, expectAccessible, settled, type Shop } from './support.ts';

/** What a shopper reads on the way to an order, in Korean. */
export const ordering = (page: Page) => {
  const reasons = page.getByRole('group', { name: /^주문 전에 확인할 내용 \d+건$/u });
  const units = page.getByRole('article').locator('[id^="unit-"]');
  const boxOf = (name: string): Locator => page.getByRole('checkbox', { name: `${name} 선택`, exact: true });
  return {
    reasons,
    /** The reason that says this. */
    reason: (says: string): Locator => reasons.getByRole('listitem').filter({ hasText: says }),
    /** One press for all reasons; in view as the order button is. */
    fixAll: page.getByRole('button', { name: '한 번에 해결' }),
    /** The lines of reasons that are closed. */
    closed: reasons.locator('details:not([open]) > summary'),
    boxOf,
    /** The rows that a reason is about. */
    marked: units.filter({ hasText: '주문 전에 확인이 필요해요' }),
    row: (name: string): Locator => units.filter({ has: boxOf(name) }),
    /** What stands above the order button on mobile, behind which the reasons are. */
    toggle: page.getByRole('button', { name: /^주문 전에 확인할 내용 \d+건$/u }),
  };
};

/** Selects these items and nothing else. */
export const choose = async (page: Page, names: readonly string[]): Promise<void> => {
  const chosen = page.getByRole('article').getByRole('checkbox', { checked: true });
  // a row that has just been scrolled to may be drawn a moment after its press: each press is waited for, none is doubled
  for (let left = await chosen.count(); left > 0; left = await chosen.count()) {
    await chosen.first().click();
    await expect.poll(() => chosen.count()).toBeLessThan(left);
  }
  for (const name of names)
    for (const box of await ordering(page).boxOf(name).all()) {
      if (!(await box.isChecked())) await box.click();
      await expect(box).toBeChecked();
    }
  await settled(page);
};

/** The reasons against the order stand above its button: a line each on a PC, behind a press on mobile (CK-18). Opens all. */
export const openReasons = async (page: Page, { device }: Shop): Promise<void> => {
  const { reasons, toggle, closed } = ordering(page);
  if (device === 'm' && !(await reasons.isVisible())) await toggle.click();
  await expect(reasons).toBeVisible();
  while ((await closed.count()) > 0) await closed.first().click();
};

/** Presses what a reason offers, on its line that is opened first (CK-18). */
export const pressFix = async (page: Page, says: string, name: string | RegExp): Promise<void> => {
  const reason = ordering(page).reason(says);
  // what comes late may add one
  await expect(reason.first()).toBeVisible();
  const closed = reason.locator('details:not([open]) > summary');
  if ((await closed.count()) > 0) await closed.click();
  await reason.getByRole('button', { name }).first().click();
};

/** A part of the page lists items of these names, and no others. */
export const expectNames = async (list: Locator, names: readonly string[]): Promise<void> =>
  expect
    .poll(async () => new Set(await list.getByRole('listitem').locator('p:first-child').allInnerTexts()))
    .toEqual(new Set(names));

/** Verifies who the buyer is, where the page has led to, and comes back to the cart. */
export const verify = async (page: Page): Promise<void> => {
  await page.waitForURL(/self-authentication/u);
  await expectAccessible(page);
  // the other button certifies the age for the cart alone
  await page.locator('form button:not([name])').click();
  await page.waitForURL(/\/cart$/u);
  await settled(page);
};

/** Goes back from an order to the cart as it was. */
export const backToCart = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: '장바구니로 돌아가기' }).click();
  await settled(page);
  await expect(cart(page).summary).toBeVisible();
};

/** Leaves out what does not go into one order with the rest, by the presses that are offered (CK-18). */
export const leaveOutWhatIsMixed = async (page: Page, shop: Shop): Promise<void> => {
  const { reasons, toggle } = ordering(page);
  const isBlocked = async (): Promise<boolean> => (await reasons.count()) + (await toggle.count()) > 0;
  while (await isBlocked()) {
    await openReasons(page, shop);
    await reasons
      .getByRole('button', { name: /^선택 해제: /u })
      .first()
      .click();
    await settled(page);
  }
};
