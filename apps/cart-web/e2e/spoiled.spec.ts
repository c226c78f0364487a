import type { Page, Request } from '@playwright/test';
import {
  cart,
  comeEmpty,
  expect,
  expectAccessible,
  fetched,
  leftOver,
  settled,
  onceOn,
  test,
  wonIn,
} from './support.ts';

type Json = Readonly<Record<string, unknown>>;
interface Answer {
  readonly units?: Json[];
  readonly appliedCoupons?: Json[];
  readonly shippingPolicies?: Json[];
  readonly shippingBundles?: Json[];
  readonly discounts?: Json[];
}

const spoil = async (page: Page, change: (data: Answer) => void): Promise<void> => {
  await comeEmpty(page);
  for (const call of ['cart/getInitialCart', 'cart/getCart', 'shipping/getShipping', 'discount/getAvailableDiscount'])
    await page.route(`**/api/${call}`, async (route) => {
      const response = await fetched(route);
      const body = (await response.json()) as { data: Answer };
      change(body.data);
      await route.fulfill({ response, json: body });
    });
};

const put = (parts: readonly Json[] | undefined, path: string, value: unknown): void => {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  for (const part of parts ?? []) {
    const holder = keys.reduce<unknown>((inner, key) => (inner as Json | undefined)?.[key], part);
    Object.assign(Object(holder), { [last]: value });
  }
};

const isReport = (request: Request): boolean =>
  request.url().endsWith('/error-log/client') && (request.postData() ?? '').includes('Unreadable parts');

const buyer = 'rewards';

const badCoupon = (cartUnitId: unknown): Json => ({
  couponIssueNo: 'C1',
  couponType: 'BuyerCoupon',
  couponName: '',
  discountUnitType: 'Amount',
  discountValue: 1000.5,
  possiblePrice: 0,
  limitPrice: 0,
  isFreeShipping: false,
  cartUnitIds: [cartUnitId],
});

const examples: readonly (readonly [name: string, field: string, says: RegExp, change: (data: Answer) => void])[] = [
  [
    'a coupon of 1000.5 won',
    'appliedCoupons.0.discountValue',
    /적용된 쿠폰 일부를 확인하지 못했습니다/u,
    ({ appliedCoupons, units }) => void appliedCoupons?.push(badCoupon(units?.[0]?.['cartUnitId'])),
  ],
  [
    'a shipping fee of -50,000 won',
    'shippingFee',
    /배송비를 확인하지 못했습니다/u,
    ({ shippingPolicies, shippingBundles }) => {
      put(shippingPolicies?.slice(0, 1), 'shippingFee', -50_000);
      put(shippingBundles?.slice(0, 1), 'shippingFee', -50_000);
    },
  ],
];

for (const [at, [name, field, says, change]] of examples.entries())
  test(`[CM-53] ${name} keeps the page usable and is reported as left out ${onceOn(at)}`, async ({ page, shop }) => {
    await shop.visit(page, { buyer });
    await settled(page);
    const { quantities, summary, payable, order } = cart(page);
    const rows = await page.getByRole('article').locator('[id^="unit-"]').count();
    await spoil(page, change);
    const reported = page.waitForRequest((request) => isReport(request) && (request.postData() ?? '').includes(field));
    await page.reload();
    await settled(page);
    await expect(page.getByRole('article').locator('[id^="unit-"]')).toHaveCount(rows);
    await expect(quantities.nth(1)).toBeVisible();
    await expect(page.locator('main').getByText(says).first()).toBeVisible();
    expect(await wonIn(payable)).toBeGreaterThan(0);
    expect(await leftOver(summary, payable)).toBe(0);
    await expect(order).toBeEnabled();
    expect((await reported).postData()).not.toContain('1000.5');
    await expectAccessible(page);
  });

test('[CM-53 CK-13] an unreadable discount asks to confirm the server’s total before the order @once-pc', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFailedCalls();
  await shop.visit(page, { buyer });
  await settled(page);
  const { payable, order, confirm } = cart(page);
  const whole = await payable.innerText();
  await spoil(page, ({ units, discounts }) => {
    put(units?.slice(0, 1), 'discounts.0.policy.discountRate', 1e9);
    put(discounts?.slice(0, 1), 'discounts.0.policy.discountRate', 1e9);
  });
  await page.reload();
  await settled(page);
  await expect(payable).not.toHaveText(whole);
  await order.click();
  await expect(confirm).toContainText(whole);
  await confirm.getByRole('button').last().click();
  await expect(page).toHaveURL(/\/order\/[^/]+$/u);
  await expect(page.getByRole('button', { name: `${whole} 결제하기` })).toBeVisible();
});
