import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { cart as parts, expect, expectAccessible, settled, test, wonIn } from './support.ts';

const cart = readFileSync(new URL('../../../docs/guides/cart.json', import.meta.url), 'utf8');

const editor = (page: Page, name = 'Cart'): Locator => page.getByRole('textbox', { name: `${name} as JSON` });
const examples = (page: Page): Locator => page.getByRole('combobox', { name: 'Examples' });
const total = (page: Page): Locator => page.locator('summary').filter({ hasText: /^To pay for/u });

/** Opens the playground with the cart of the guides. */
const openGuideCart = async (page: Page): Promise<void> => {
  await page.goto('/playground');
  await examples(page).selectOption('guide');
  await expect(total(page)).toContainText('₩38,640');
};

/** Replaces the text of an editor. */
const write = async (page: Page, text: string, name?: string): Promise<void> => {
  await editor(page, name).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
};

test('[EN-20] in the playground, an edit changes the total, a fix removes its reason, and a link contains the cart', async ({
  page,
}) => {
  await openGuideCart(page);
  await write(page, cart.replace('"itemSellPrice": 9990', '"itemSellPrice": 19990'));
  await expect(total(page)).toContainText('₩45,640');
  const reason = page.getByText('CART-BR7-03');
  await expect(reason).toBeVisible();
  const codePage = await page
    .getByRole('link', { name: 'CART-BR7-03' })
    .evaluate((link: HTMLAnchorElement) => link.href);
  expect((await page.request.get(codePage)).ok()).toBe(true);
  await page.getByRole('button', { name: 'Deselect Juice' }).click();
  await expect(reason).toBeHidden();
  await expect(page.getByRole('status')).toContainText('Done: Deselect Juice');
  await expect(page.getByRole('status')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Can it be ordered?' })).toBeFocused();
  await page.getByRole('button', { name: 'Use these offers' }).click();
  await expect(page.getByText('These offers are in use.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Best coupons' })).toBeFocused();
  await page.getByRole('button', { name: 'Open all' }).click();
  await expectAccessible(page);
  const shown = await total(page).innerText();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL(/#cart=[\w-]+$/u);
  await page.reload();
  await expect(total(page)).toContainText(shown.split('\n').at(-1) ?? '');
});

test('[EN-20] the playground starts with a simple shop: VAT, a coupon code, and offers to use', async ({ page }) => {
  await page.goto('/playground');
  await expect(total(page)).toContainText('€60.90');
  await page.getByRole('button', { name: 'Use these offers' }).click();
  await expect(total(page)).toContainText('€47.91');
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(page.getByText('3 for 2 on novels').first()).toBeVisible();
  await expectAccessible(page);
});

for (const [language, tag, text, device] of [
  ['ko', 'ko', '품절', 'mobile'],
  ['cn', 'zh-Hans', '售罄', 'pc'],
] as const)
  test(`[EN-20] the playground is accessible with messages in ${language} @once-${device}`, async ({ page }) => {
    await openGuideCart(page);
    await page.getByRole('combobox', { name: 'Language of messages' }).selectOption(language);
    await expect(page.locator(`p > [lang="${tag}"]`).filter({ hasText: text })).toBeVisible();
    await examples(page).selectOption('bakery');
    await expect(total(page)).toContainText('$18.99');
    await page.getByRole('button', { name: 'Open all' }).click();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Shop' }).click();
    await expectAccessible(page);
    for (const width of [page.viewportSize()?.width ?? 0, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

test('[EN-20] the playground reports problems with line numbers and reports a damaged link @once-mobile', async ({
  page,
}) => {
  await page.goto('/playground#cart=broken');
  await expect(page.getByRole('status')).toContainText('damaged');
  await write(page, '{\n"units": [{ "quantity": "two" }] }');
  await expect(page.getByText('the last valid result is shown')).toBeVisible();
  await page.getByRole('button', { name: /^Line 2, column 25: units\.0\.quantity/u }).click();
  await expect(editor(page)).toBeFocused();
  await expectAccessible(page);
});

test('[EN-20 EN-10] the playground uses a shop from JSON: currency, promotions, fixes and link @once-pc', async ({
  page,
}) => {
  await page.goto('/playground');
  await examples(page).selectOption('bakery');
  await expect(total(page)).toContainText('$18.99');
  await page.getByRole('button', { name: 'Open all' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^The more, the less Spend \$6\.00/u })).toBeVisible();
  await expect(page.getByText('‘3 for 2 on bakery’').first()).toBeVisible();
  const reason = page.getByText('TIERED', { exact: true });
  await expect(reason).toBeVisible();
  // a shop's own code has no page
  await expect(page.getByRole('link', { name: 'TIERED' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove promotion ‘The more, the less’' }).click();
  await expect(reason).toBeHidden();
  await page.getByRole('button', { name: 'Use these offers' }).click();
  await expect(page.getByText('These offers are in use.')).toBeVisible();
  await expect(total(page)).toContainText('$17.99');
  await page.getByRole('tab', { name: 'Cart' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Shop' })).toBeFocused();
  await expect(editor(page, 'Shop')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL(/#cart=[\w-]+&shop=[\w-]+$/u);
  await page.reload();
  await expect(total(page)).toContainText('$17.99');
});

test('[EN-20] the address is the link of the cart, and a reload restores cart and language @once-pc', async ({
  page,
}) => {
  await page.goto('/playground');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL(/#cart=[\w-]+&shop=[\w-]+$/u);
  await examples(page).selectOption('bakery');
  await expect(total(page)).toContainText('$18.99');
  await expect(page).toHaveURL(/#cart=[\w-]+&shop=[\w-]+$/u);
  const address = page.url();
  await page.getByRole('link', { name: 'Skip to the results' }).press('Enter');
  await expect(page.locator('#results')).toBeFocused();
  expect(page.url()).toBe(address);
  const language = page.getByRole('combobox', { name: 'Language of messages' });
  await language.selectOption('jp');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(total(page)).toContainText('€60.90');
  await page.reload();
  await expect(total(page)).toContainText('€60.90');
  await expect(language).toHaveValue('jp');
});

test('[EN-20] without a clipboard the link is selected, and fixes of an outdated result change nothing @once-pc', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openGuideCart(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(/#cart=[\w-]+$/u);
  await expect(page.getByRole('status')).toContainText('copy it by hand');
  await write(page, cart.replace('"quantity": 2', '"quantity": -2'));
  const change = page.getByRole('button', { name: 'Make this change' });
  await expect(change).toHaveAttribute('aria-disabled', 'true');
  await change.press('Enter');
  await expect(page.getByRole('status')).toContainText('the last valid result is shown');
  await expectAccessible(page);
});

test('[EN-20] the editor suggests fields after a quotation mark, and values on Ctrl+Space @once-pc', async ({
  page,
}) => {
  await page.goto('/playground');
  await write(page, '{\n\n"units": [] }');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('"');
  const listed = page.getByRole('listbox').getByRole('option');
  for (const name of ['buyer', 'coupons', 'selected'])
    await expect(listed.filter({ hasText: name }).first()).toBeVisible();
  await page.keyboard.type('loa');
  await expect(listed.first()).toHaveText('load');
  await listed.first().click();
  // the suggestion adds colon and comma; the caret is between them
  await expect(page.getByText('"load": ,')).toBeVisible();
  await page.keyboard.press('Control+Space');
  await listed.filter({ hasText: /^Loaded$/u }).click();
  await expect(page.getByText('"load": "Loaded",')).toBeVisible();
  await expect(page.getByText('This is a valid cart.')).toBeVisible();
});

test('[EN-20] the menu of environments opens the cart in the playground, with its total and without the buyer’s name', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'many-sellers' });
  const { payable } = parts(page);
  await settled(page);
  // the code of the sections below the cart adds the cart to the link
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(1);
  const paid = (await wonIn(payable)).toLocaleString('en');
  await page.locator('summary', { hasText: 'local' }).first().click();
  await page.getByRole('link', { name: '장바구니 풀이' }).first().click();
  await expect(page).toHaveURL(/\/playground\/#cart=[\w-]+$/u);
  await expect(total(page)).toContainText(paid);
  await expect(editor(page)).not.toContainText('buyerName');
});
