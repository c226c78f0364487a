import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, isLongRun, test } from './support.ts';

const cart = readFileSync(new URL('../../../docs/guides/cart.json', import.meta.url), 'utf8');

/** Writes another cart into the editor, which draws only the lines in view. */
const write = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: '장바구니 JSON' }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
};

const total = (page: Page): Locator => page.locator('summary').filter({ hasText: /^결제 예정 금액/u });

test('[EN-20] in the playground an edit changes the total, a fix removes its reason, a link carries the cart', async ({
  page,
}) => {
  await page.goto('/playground');
  await expect(total(page)).toContainText('38,640원');
  await write(page, cart.replace('"itemSellPrice": 9990', '"itemSellPrice": 19990'));
  await expect(total(page)).toContainText('45,640원');
  const reason = page.getByText('CART-BR7-03');
  await expect(reason).toBeVisible();
  await page.getByRole('button', { name: '선택 해제: Juice' }).click();
  await expect(reason).toBeHidden();
  await expect(page.getByRole('status')).toContainText('변경했어요');
  await expect(page.getByRole('status')).toBeInViewport();
  await expect(page.getByRole('heading', { name: '주문할 수 있나요?' })).toBeFocused();
  await page.getByRole('button', { name: '이 쿠폰들 사용' }).click();
  await expect(page.getByText('지금 사용 중인 쿠폰이에요.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '최적 쿠폰 조합' })).toBeFocused();
  await page.getByRole('button', { name: '모두 열기' }).click();
  await expectAccessible(page);
  await page.getByText('양식', { exact: true }).click();
  const pears = page.getByRole('group', { name: 'Pears', exact: true });
  const quantity = pears.getByLabel('수량', { exact: true });
  await quantity.fill('123456');
  await expect(quantity).toHaveAccessibleDescription('0부터 99,999까지의 정수를 입력해 주세요.');
  await expect(page.getByText('양식의 항목 1개가 아직')).toBeVisible();
  await quantity.blur();
  await expect(quantity).toHaveValue('123456');
  await pears.getByText('수량 제한과 주문 가능 여부').click();
  await expectAccessible(page);
  await quantity.fill('2');
  await expect(pears.getByLabel('선택', { exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Juice 삭제' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pears 삭제' })).toBeFocused();
  const shown = await total(page).innerText();
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expect(page).toHaveURL(/#cart=[\w-]+$/u);
  await page.reload();
  await expect(total(page)).toContainText(shown.split('\n').at(-1) ?? '');
});

for (const [language, form, ownShop, device] of [
  ['ko', '양식', '쇼핑몰', 'm'],
  ['en', 'Form', 'Shop', 'pc'],
  ['cn', '表单', '店铺', 'pc'],
  ['jp', 'フォーム', 'ショップ', 'm'],
] as const)
  test(`[EN-20] the playground is accessible in ${language}: its answers opened, its whole form, its shop`, async ({
    page,
    shop,
  }) => {
    test.skip(shop.device !== device && !isLongRun, 'BAGUNI_LONG=1');
    await page.goto('/playground');
    await page
      .locator('select')
      .filter({ has: page.locator('option[value="jp"]') })
      .selectOption(language);
    await page
      .locator('select')
      .filter({ has: page.locator('option[value="bakery"]') })
      .selectOption('bakery');
    await expect(page.locator('summary').filter({ hasText: '$18.99' }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByText(form, { exact: true }).click();
    const closed = page.locator('details:not([open]) > summary').filter({ visible: true });
    while ((await closed.count()) > 0) await closed.first().press('Enter');
    await expectAccessible(page);
    await page.getByRole('tab', { name: ownShop, exact: true }).click();
    await expectAccessible(page);
    const [needed, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(needed).toBeLessThanOrEqual(shown ?? 0);
  });

test('[EN-20] what is wrong in the playground’s cart is told where it stands, and a broken link says so', async ({
  page,
}) => {
  await page.goto('/playground#cart=broken');
  await expect(page.getByRole('status')).toContainText('손상');
  await write(page, '{ "units": [{ "quantity": "two" }] }');
  await expect(page.getByText('마지막으로 올바른 결과')).toBeVisible();
  await page.getByRole('button', { name: /units\.0\.quantity/u }).click();
  await expect(page.getByRole('textbox', { name: '장바구니 JSON' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: '언어' }).selectOption('en');
  await expect(page.getByRole('heading', { name: 'Best coupons' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'The cart as JSON' })).toContainText('"two"');
});

test('[EN-20 EN-10] the playground asks a shop of one’s own: in dollars, with its promotions, its fixes and its link', async ({
  page,
}) => {
  await page.goto('/playground');
  await page.getByRole('combobox', { name: '예시' }).selectOption('bakery');
  await expect(total(page)).toContainText('$18.99');
  await page.getByRole('button', { name: '모두 열기' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^The more, the less US\$6\.00/u })).toBeVisible();
  await expect(page.getByText('‘3 for 2 on bakery’').first()).toBeVisible();
  const reason = page.getByText('TIERED', { exact: true });
  await expect(reason).toBeVisible();
  await page.getByRole('button', { name: /The more, the less/u }).click();
  await expect(reason).toBeHidden();
  await page.getByRole('button', { name: '이 혜택들 사용' }).click();
  await expect(page.getByText('지금 사용 중인 혜택이에요.')).toBeVisible();
  await expect(total(page)).toContainText('$17.99');
  await page.getByRole('tab', { name: '장바구니' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: '쇼핑몰' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: '쇼핑몰 JSON' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expect(page).toHaveURL(/#cart=[\w-]+&shop=[\w-]+$/u);
  await page.reload();
  await expect(total(page)).toContainText('$17.99');
});

test('[EN-20 EN-10] what is wrong with a shop is told, the last view stays, and a broken shop leaves its cart', async ({
  page,
  shop,
}) => {
  test.skip(shop.device === 'm' && !isLongRun, 'BAGUNI_LONG=1');
  await page.goto('/playground');
  await page.getByRole('combobox', { name: '예시' }).selectOption('dinar');
  await expect(total(page)).toContainText('10.300');
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expect(page).toHaveURL(/&shop=/u);
  await page.getByRole('tab', { name: '쇼핑몰' }).click();
  await page.getByRole('textbox', { name: '쇼핑몰 JSON' }).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('{ "currency": "USD", "limits": { "units": 0 } }');
  await expect(page.getByRole('button', { name: /shop\.json.*limits\.units/u })).toBeVisible();
  await expect(page.getByText('마지막으로 올바른 결과')).toBeVisible();
  await expect(total(page)).toContainText('10.300');
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('{ "currency": "USD" }');
  await page.getByRole('button', { name: /currency/u }).click();
  await expect(page.getByRole('textbox', { name: '장바구니 JSON' })).toBeFocused();
  await expectAccessible(page);
  const whole = page.url();
  await page.goto('about:blank');
  await page.goto(whole.slice(0, -5));
  await expect(page.getByRole('status')).toContainText('쇼핑몰이 잘렸거나');
  // its amounts are of no marketplace: it is told, not priced in won (EN-08)
  await expect(page.getByRole('button', { name: /currency.*KRW/u })).toBeVisible();
});

test('[EN-20] the address is of the cart that is shown, and cart and language are there after a reload', async ({
  page,
  shop,
}) => {
  test.skip(shop.device === 'm' && !isLongRun, 'BAGUNI_LONG=1');
  await page.goto('/playground');
  await page.getByRole('button', { name: '링크 복사' }).click();
  await expect(page).toHaveURL(/#cart=[\w-]+$/u);
  await page.getByRole('combobox', { name: '예시' }).selectOption('bakery');
  await expect(page).toHaveURL(/#cart=[\w-]+&shop=[\w-]+$/u);
  const address = page.url();
  await page.getByRole('link', { name: '결과로 건너뛰기' }).press('Enter');
  await expect(page.locator('#results')).toBeFocused();
  expect(page.url()).toBe(address);
  await page.getByRole('combobox', { name: '언어' }).selectOption('en');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('₩38,640').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('₩38,640').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Best coupons' })).toBeVisible();
});

test('[EN-20] where a page may not copy its link stands there selected, and what is stale cannot be pressed', async ({
  page,
  shop,
}) => {
  test.skip(shop.device === 'm' && !isLongRun, 'BAGUNI_LONG=1');
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/playground');
  await page.getByRole('button', { name: '링크 복사' }).click();
  const link = page.getByRole('textbox', { name: '링크', exact: true });
  await expect(link).toBeFocused();
  await expect(link).toHaveValue(/#cart=[\w-]+$/u);
  await expect(page.getByRole('status')).toContainText('직접 복사');
  await write(page, cart.replace('"quantity": 2', '"quantity": -2'));
  const change = page.getByRole('button', { name: '이대로 변경' });
  await expect(change).toHaveAttribute('aria-disabled', 'true');
  await change.press('Enter');
  await expect(page.getByRole('status')).toContainText('마지막으로 올바른 결과');
  await expectAccessible(page);
});

test('[EN-20] a quotation mark lists the fields of the playground’s cart, and what is accepted goes on to its values', async ({
  page,
}) => {
  await page.goto('/playground');
  await write(page, '{ "units": [] }');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' "');
  const listed = page.getByRole('listbox').getByRole('option');
  for (const name of ['buyer', 'coupons', 'selected'])
    await expect(listed.filter({ hasText: name }).first()).toBeVisible();
  await page.keyboard.type('shippingC');
  await expect(listed.first()).toHaveText(/^shippingCountry/u);
  await listed.first().click();
  // the field has its comma, and its values are listed at once
  await expect(listed.filter({ hasText: 'Taiwan' })).toBeVisible();
  await listed.filter({ hasText: 'Taiwan' }).click();
  await expect(page.getByText('{ "shippingCountry": "Taiwan", "units": [] }')).toBeVisible();
  await expect(page.getByText('올바른 장바구니예요.')).toBeVisible();
});
