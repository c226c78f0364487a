import type { Locator, Page } from '@playwright/test';
import { cart, expect, expectAccessible, settled, type Shop } from './support.ts';

/** Parts of a cart page on the way to an order, in Korean. */
export const ordering = (page: Page) => {
  const reasons = page.getByRole('group', { name: /^주문 전에 확인할 내용 \d+건$/u });
  const units = page.getByRole('article').locator('[id^="unit-"]');
  // with any option
  const boxOf = (name: string): Locator =>
    page.getByRole('checkbox', {
      name: new RegExp(`^${name.replaceAll(/[[\]().*+?]/gu, String.raw`\$&`)}(, .*)? 선택$`, 'u'),
    });
  return {
    reasons,
    reason: (says: string): Locator => reasons.getByRole('listitem').filter({ hasText: says }),
    /** Fixes all reasons at once. */
    fixAll: page.getByRole('button', { name: '한 번에 해결' }),
    /** Collapsed reasons. */
    closed: reasons.locator('details:not([open]) > summary'),
    boxOf,
    /** Rows with a reason. */
    marked: units.filter({ hasText: '주문 전에 확인이 필요해요' }),
    row: (name: string): Locator => units.filter({ has: boxOf(name) }),
    /** Opens the reasons on mobile. */
    toggle: page.getByRole('button', { name: /^주문 전에 확인할 내용 \d+건$/u }),
  };
};

/** Waits until the boxes of all rows agree with the toolbar, because rows off screen follow later. */
const boxesFollow = async (page: Page): Promise<void> => {
  const toolbar = page.locator('fieldset').filter({ has: cart(page).selectAll });
  const ticked = page.locator('article [id^="unit-"] input[type="checkbox"]:checked');
  await expect
    .poll(async () => {
      const [selected = ''] = /\d+(?=개 선택|\/\d)/u.exec(await toolbar.innerText()) ?? [];
      return Number(selected) === (await ticked.count());
    })
    .toBe(true);
};

/** Selects exactly these items. */
export const choose = async (page: Page, names: readonly string[]): Promise<void> => {
  await boxesFollow(page);
  const chosen = page.getByRole('article').getByRole('checkbox', { checked: true });
  // a row may react late after scrolling, so wait for each press
  for (let left = await chosen.count(); left > 0; left = await chosen.count()) {
    await chosen.first().click();
    await expect.poll(() => chosen.count()).toBeLessThan(left);
    await boxesFollow(page);
  }
  for (const name of names)
    for (const box of await ordering(page).boxOf(name).all()) {
      if (!(await box.isChecked())) await box.click();
      await expect(box).toBeChecked();
    }
  await settled(page);
};

/** Expands all reasons against the order (CK-18). */
export const openReasons = async (page: Page, { device }: Shop): Promise<void> => {
  const { reasons, toggle, closed } = ordering(page);
  if (device === 'm' && !(await reasons.isVisible())) await toggle.click();
  await expect(reasons).toBeVisible();
  while ((await closed.count()) > 0) await closed.first().click();
};

/** Expands a reason and presses one of its fixes (CK-18). */
export const pressFix = async (page: Page, says: string, name: string | RegExp): Promise<void> => {
  const reason = ordering(page).reason(says);
  // late data may add the reason
  await expect(reason.first()).toBeVisible();
  const closed = reason.locator('details:not([open]) > summary');
  if ((await closed.count()) > 0) await closed.click();
  await reason.getByRole('button', { name }).first().click();
};

/** Expects a list of exactly these item names. */
export const expectNames = async (list: Locator, names: readonly string[]): Promise<void> =>
  expect
    .poll(async () => new Set(await list.getByRole('listitem').locator('p:first-child').allInnerTexts()))
    .toEqual(new Set(names));

/** Verifies the buyer's identity and returns to the cart. */
export const verify = async (page: Page): Promise<void> => {
  await page.waitForURL(/self-authentication/u);
  await expectAccessible(page);
  // the other button verifies the age only
  await page.locator('form button:not([name])').click();
  await page.waitForURL(/\/cart$/u);
  await settled(page);
};

/** Goes back from an order to the cart. */
export const backToCart = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: '장바구니로 돌아가기' }).click();
  await settled(page);
  await expect(cart(page).summary).toBeVisible();
};

/** Deselects units with the offered fixes until the order is possible (CK-18). */
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

/** Approves the payment of an order in the gateway that opens over its page (RT-07). */
export const approve = (page: Page): Promise<void> =>
  page.frameLocator('[data-layer="SmilePayGateway"] iframe').getByRole('button', { name: '승인하기' }).click();

/** The fields of the recipient, in Korean (CK-20). */
export const recipientFields = (page: Page) => ({
  name: page.getByLabel('이름'),
  phone: page.getByLabel('전화번호'),
  zipCode: page.getByLabel('우편번호'),
  address: page.getByLabel('주소', { exact: true }),
});

/** Enters where an order is delivered. */
export const enterRecipient = async (page: Page): Promise<void> => {
  const { name, phone, zipCode, address } = recipientFields(page);
  await name.fill('김바구니');
  await phone.fill('010-1234-5678');
  await zipCode.fill('04001');
  await address.fill('서울특별시 마포구 새벽별로 12');
};

/** Expects that a printed order has neither links nor controls, except the names of its amounts. */
export const expectPrintsNoControls = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator(':is(a, button, input):visible:not(dt button)')).toHaveCount(0);
  await page.emulateMedia({ media: null });
};
