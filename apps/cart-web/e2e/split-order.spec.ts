import { openReasons, ordering } from './ordering.ts';
import { cart, expect, expectAccessible, settled, test } from './support.ts';

test('[CK-01 CK-17] a hundred units: Enter offers several orders and places the first', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'hundred-units' });
  await settled(page);
  const { selectAll, confirm } = cart(page);
  if (!(await selectAll.isChecked())) await selectAll.click();
  await settled(page);
  await openReasons(page, shop);
  const split = ordering(page).reasons.getByRole('button', { name: '나눠서 주문' });
  await expect(split).toHaveCount(1);
  await split.press('Enter');
  await expect(confirm).toContainText(/이렇게 나누면 모두 주문할 수 있어요: \d+개, .*스마일프레시/u);
  await expect(confirm.getByRole('region', { name: /^주문 1 · 상품 \d+개$/u })).toContainText('결제 금액');
  await expectAccessible(page);
  await confirm.getByRole('button', { name: '첫 번째 주문하기' }).press('Enter');
  await expect(page).toHaveURL(/\/order\//u);
});
