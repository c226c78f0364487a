import { approve, backToCart, openReasons, ordering } from './ordering.ts';
import { cart, expect, expectAccessible, holdScripts, settled, test } from './support.ts';

test('[CK-01 CK-17] a hundred units: Enter offers several orders, and after a payment the next one follows', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'hundred-units' });
  await settled(page);
  const { selectAll, confirm, order } = cart(page);
  if (!(await selectAll.isChecked())) await selectAll.click();
  await settled(page);
  await openReasons(page, shop);
  const split = ordering(page).reasons.getByRole('button', { name: '나눠서 주문' });
  await expect(split).toHaveCount(1);
  await split.press('Enter');
  await expect(confirm).toContainText(/이렇게 나누면 모두 주문할 수 있어요: 스마일프레시 \d+개, .*\d+개\./u);
  await expect(confirm.getByRole('region', { name: /^주문 1 · 스마일프레시 \d+개$/u })).toContainText('결제 금액');
  await expectAccessible(page);
  await confirm.getByRole('button', { name: '첫 번째 주문하기' }).press('Enter');
  await expect(page).toHaveURL(/\/order\//u);
  const step = page.getByText(/\d+번 중 1번째 주문/u);
  await expect(step).toBeVisible();
  await page.getByRole('button', { name: /결제하기$/u }).click();
  await approve(page);
  await page.getByRole('link', { name: '장바구니에서 2번째 주문하기' }).click();
  await settled(page);
  await expect(page.getByText(/번 중 2번째 주문을 할 차례예요/u)).toBeVisible();
  await expect(ordering(page).reasons).toHaveCount(0);
  await expect(page.locator('[data-row="Whole"]')).toHaveText(/^선택한 상품 전체[\d,]+원$/u);
  const sums = await page.locator('dt', { hasText: '이번 주문 결제 금액' }).locator('+ dd').allInnerTexts();
  const [, next] = /번째 주문을 할 차례예요.*, ([\d,]+원)이에요/u.exec(await page.locator('body').innerText()) ?? [];
  expect(new Set(sums)).toEqual(new Set([next]));
  await expectAccessible(page);
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  // the server knows no split
  await expect(cart(page).payable).toContainText(/\d원/u);
  const drawn = page.getByText(/^주문 전에 확인할 내용/u).first();
  await expect(drawn).toBeAttached();
  await expect(drawn).toBeHidden();
  letGo();
  await settled(page);
  await page.getByRole('button', { name: /번 중 2번째 주문하기/u }).press('Enter');
  await expect(page.getByText(/^\d+번 중 2번째 주문$/u)).toBeVisible();
  // a changed cart ends the split
  await backToCart(page);
  await page.getByRole('article').getByRole('checkbox', { checked: true }).first().click();
  await settled(page);
  await order.press('Enter');
  await expect(page).toHaveURL(/\/cart/u);
});
