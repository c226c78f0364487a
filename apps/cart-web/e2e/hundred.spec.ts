import { leaveOutWhatIsMixed, openReasons, ordering } from './ordering.ts';
import { cart, expect, settled, test, wonIn } from './support.ts';

test('[PR-06] [SV-03] a hundred units: after select all, a change and a deletion, totals match the server @once-pc', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'hundred-units' });
  await settled(page);
  const { summary, quantities, selectAll, payable, confirm, order } = cart(page);
  await expect(quantities).toHaveCount(100);

  await test.step('selects all: the total is the sum of the groups, and the server returns the same total', async () => {
    if (!(await selectAll.isChecked())) await selectAll.click();
    await settled(page);
    const articles = page.getByRole('article');
    const totals = articles.locator('footer dl > div:last-child dd');
    // a seller group with one unit has no footer
    const ofOne = articles.filter({ hasNot: page.locator('footer') }).locator('strong');
    await expect(async () => {
      const prices = [...(await totals.allTextContents()), ...(await ofOne.allTextContents())];
      const sum = prices.reduce((total, text) => total + Number(text.replaceAll(/[^\d]/gu, '')), 0);
      expect(await wonIn(payable)).toBe(sum);
    }).toPass({ timeout: 30_000 });
    await expect(page.getByText('상품 금액이 변경되어')).toHaveCount(0);
  });

  await test.step('changes and deletes a unit', async () => {
    await quantities.nth(3).press('ArrowUp');
    await quantities.nth(3).press('Enter');
    await settled(page);
    await page.getByRole('article').first().getByRole('button', { name: /삭제$/u }).first().click();
    await confirm.getByRole('button', { name: '삭제' }).click();
    await expect(quantities).toHaveCount(99);
    await settled(page);
  });

  await test.step('reduces an order that is too large with one press; the order has the displayed price', async () => {
    await openReasons(page, shop);
    await ordering(page)
      .reasons.getByRole('button', { name: /^선택 해제: 상품 \d+개$/u })
      .first()
      .click();
    await settled(page);
    await expect(summary.getByText('선택한 상품 30개')).toBeVisible();
    await leaveOutWhatIsMixed(page, shop);
    const toPay = await payable.innerText();
    await order.click();
    await expect(page).toHaveURL(/\/order\//u);
    await expect(page.getByRole('button', { name: `${toPay} 결제하기` })).toBeVisible();
  });
});
