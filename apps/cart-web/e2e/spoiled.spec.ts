import type { Page } from '@playwright/test';
import { cart, comeEmpty, expect, fetched, settled, test } from './support.ts';

interface Discount {
  readonly policy: { discountRate: number };
}
interface Answer {
  readonly units?: readonly { readonly discounts: readonly Discount[] }[];
  readonly discount?: { readonly discounts: readonly { readonly discounts: readonly Discount[] }[] };
}

/** Answers the first discount with a rate that cannot be read. */
const spoilDiscount = async (page: Page): Promise<void> => {
  await comeEmpty(page);
  for (const call of ['cart/getInitialCart', 'cart/getCart', 'cart/getPrices'])
    await page.route(`**/api/${call}`, async (route) => {
      const response = await fetched(route);
      const body = (await response.json()) as { data: Answer };
      for (const { discounts } of [body.data.units?.[0], body.data.discount?.discounts[0]].flatMap(
        (part) => part ?? [],
      ))
        for (const { policy } of discounts.slice(0, 1)) policy.discountRate = 1e9;
      await route.fulfill({ response, json: body });
    });
};

test('[CM-53 CK-13] an unreadable discount asks to confirm the server’s total before the order @once-pc', async ({
  page,
  shop,
  watch,
}) => {
  watch.expectFailedCalls();
  await shop.visit(page, { buyer: 'rewards' });
  await settled(page);
  const { payable, order, confirm } = cart(page);
  const whole = await payable.innerText();
  await spoilDiscount(page);
  await page.reload();
  await settled(page);
  await expect(payable).not.toHaveText(whole);
  await order.click();
  await expect(confirm).toContainText(whole);
  await confirm.getByRole('button').last().click();
  await expect(page).toHaveURL(/\/order\/[^/]+$/u);
  await expect(page.getByRole('button', { name: `${whole} 결제하기` })).toBeVisible();
});
