import { approve, expectPrintsNoControls } from './ordering.ts';
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
  await test.step('prints the amounts with their names, without links or controls', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: '상품 금액 자세히 보기' })).toBeVisible();
    await expectPrintsNoControls(page);
  });
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
  await expectPrintsNoControls(page);

  await test.step('paid units have left the cart', async () => {
    await page.getByRole('main').getByRole('link', { name: '장바구니로 돌아가기' }).click();
    await settled(page);
    await expect(quantities).toHaveCount(staying);
  });
});

test('[CK-13] a paid order of 30 units has a receipt on one printed page, for its buyer only @once-pc', async ({
  page,
  shop,
  browser,
}) => {
  await shop.open(page, { buyer: 'many-sellers' });
  await settled(page);
  const toPay = await cart(page).payable.innerText();
  await cart(page).order.click();
  await page.getByRole('button', { name: `${toPay} 결제하기` }).click();
  await approve(page);
  await expect(page.getByRole('heading', { name: '결제가 완료되었어요' })).toBeVisible();
  await page.goto(`${shop.origin()}/ko/orders`);
  await page.getByRole('link', { name: '영수증' }).first().click();
  const receipt = page.getByRole('article');
  await expect(receipt.getByRole('heading', { name: '영수증' })).toBeVisible();
  await expect(receipt.locator('dl > :last-child')).toContainText(toPay);
  await expectAccessible(page);
  // the sums add up to the total, and the limit of an order fits on the page
  const sums = (await receipt.locator('dd').allInnerTexts()).map((text) =>
    Number(text.replaceAll(/[^\d−-]/gu, '').replace('−', '-')),
  );
  expect(sums.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(sums.at(-1));
  await receipt.locator('tbody').evaluate((body) => {
    while (body.childElementCount < 30) body.append(body.children[0]?.cloneNode(true) ?? '');
  });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body'), 'white paper').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: null });
  await page.evaluate(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = '');
  });
  await page.getByRole('button', { name: '인쇄' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  await test.step('the order, its list and its receipt are in the language of the page', async () => {
    await page.goto(page.url().replace('/ko/', '/en/'));
    await expect(receipt.getByRole('rowheader').first()).toHaveText(/^Dawn-picked honey apples/u);
    await expect(receipt.locator('tbody')).not.toContainText(/\p{Script=Hangul}/u);
    // the Korean address breaks between its words
    await expect(receipt.locator('[lang="ko"]')).toHaveCSS('word-break', 'keep-all');
    await page.goto(`${shop.origin()}/en/orders`);
    await expect(page.getByText('Dawn-picked honey apples and 8 more').first()).toBeVisible();
    await page.getByRole('link', { name: 'See the order' }).first().click();
    await page.getByRole('button', { name: /^Item discounts/u }).click();
    for (const [name, text] of [
      ['Ordered items', 'Dawn-picked honey apples'],
      ['Payment', 'Member discount 3%'],
    ] as const) {
      const part = page.getByRole('region', { name, exact: true });
      await expect(part).toContainText(text);
      await expect(part).not.toContainText(/\p{Script=Hangul}/u);
    }
    await page.goto(`${shop.origin()}/ko/orders`);
    await page.getByRole('link', { name: '영수증' }).first().click();
    await expect(receipt).toBeVisible();
  });
  const other = await browser.newPage();
  expect((await other.goto(page.url()))?.status()).toBe(404);
  await other.close();
});
