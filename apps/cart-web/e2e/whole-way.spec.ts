import { approve } from './ordering.ts';
import { cart, expect, expectAccessible, settled, test, wonIn } from './support.ts';

test('[CK-13] [SV-02] load, select, change, delete, order and pay', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'many-sellers' });
  await settled(page);
  const { payable, boxes, quantities, confirm, order } = cart(page);
  const atFirst = await wonIn(payable);
  expect(atFirst).toBeGreaterThan(0);
  await expectAccessible(page);

  await test.step('unselected units cost nothing', async () => {
    await boxes.nth(1).click();
    await expect(boxes.nth(1)).not.toBeChecked();
    await settled(page);
    await expect.poll(() => wonIn(payable)).toBeLessThan(atFirst);
    await boxes.nth(1).click();
    await settled(page);
    await expect.poll(() => wonIn(payable)).toBe(atFirst);
  });

  await test.step('raises the price with one more piece', async () => {
    const before = Number(await quantities.first().inputValue());
    await quantities.first().press('ArrowUp');
    await quantities.first().press('Enter');
    await expect(quantities.first()).toHaveValue(String(before + 1));
    await settled(page);
    await expect.poll(() => wonIn(payable)).toBeGreaterThan(atFirst);
  });

  await test.step('deletes a unit after confirmation', async () => {
    const count = await quantities.count();
    await page.getByRole('article').nth(1).getByRole('button', { name: /삭제$/u }).first().click();
    await expect(confirm).toBeVisible();
    await expectAccessible(page);
    await confirm.getByRole('button', { name: '취소' }).click();
    await expect(quantities).toHaveCount(count);
    await page.getByRole('article').nth(1).getByRole('button', { name: /삭제$/u }).first().click();
    await confirm.getByRole('button', { name: '삭제' }).click();
    await expect(quantities).toHaveCount(count - 1);
    await settled(page);
  });

  const isChosen = page.getByRole('article').locator('[id^="unit-"] input[type="checkbox"]:checked');
  const staying = (await quantities.count()) - (await isChosen.count());
  const toPay = await payable.innerText();
  await order.click();
  await expect(page).toHaveURL(/\/order\/[^/]+$/u);
  const pay = page.getByRole('button', { name: `${toPay} 결제하기` });
  await expect(pay).toBeVisible();
  await expectAccessible(page);
  await test.step('[RT-07] leaving the payment gateway pays nothing', async () => {
    await pay.click();
    const gateway = page.getByRole('dialog', { name: '결제 승인' });
    await expect(gateway.frameLocator('iframe').getByText(toPay)).toBeVisible();
    await expectAccessible(page);
    await gateway.getByRole('button', { name: '닫기' }).click();
    await expect(pay).toBeFocused();
  });
  await pay.click();
  await approve(page);
  await expect(page.getByRole('heading', { name: '결제가 완료되었어요' })).toBeFocused();
  await expect(pay).toHaveCount(0);
  await expectAccessible(page);

  await test.step('paid units have left the cart', async () => {
    await page.getByRole('link', { name: '장바구니로 돌아가기' }).click();
    await settled(page);
    await expect(quantities).toHaveCount(staying);
  });
});
