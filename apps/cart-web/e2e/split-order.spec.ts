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
  await expect(confirm).toContainText(/\d번에 나누어 주문할 수 있어요\. 상품 \d+ \+ \d+/u);
  await expectAccessible(page);
  await confirm.getByRole('button', { name: '먼저 주문' }).press('Enter');
  await expect(page).toHaveURL(/\/order\//u);
});
