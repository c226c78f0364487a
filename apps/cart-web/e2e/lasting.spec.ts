import { cart, expect, settled, test, wonIn } from './support.ts';

test('[LS-02] [WA-25] a reload keeps quantities, deletions and selection @once-pc', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'club-member' });
  await settled(page);
  const { payable, boxes, quantities, confirm } = cart(page);
  const units = page.getByRole('article').locator('[id^="unit"]');
  await quantities.first().fill('6');
  await quantities.first().press('Enter');
  await settled(page);
  await page.getByRole('article').last().getByRole('button', { name: /삭제$/u }).last().click();
  await confirm.getByRole('button', { name: '삭제' }).click();
  await expect(quantities).toHaveCount(7);
  await boxes.nth(1).click();
  await settled(page);
  const seen = { checked: await checked(boxes), payable: await wonIn(payable) };
  expect(seen.checked).toContain(false);

  await page.reload();
  await settled(page);
  await expect(quantities).toHaveCount(7);
  await expect(quantities.first()).toHaveValue('6');
  await expect.poll(async () => ({ checked: await checked(boxes), payable: await wonIn(payable) })).toEqual(seen);
  await expect(units).toHaveCount(7);
});

const checked = (boxes: ReturnType<typeof cart>['boxes']): Promise<boolean[]> =>
  boxes.evaluateAll((all) => all.map((box) => box instanceof HTMLInputElement && box.checked));

test('[SV-04] a second browser sees the change, and reports a stale change @once-pc', async ({
  page,
  shop,
  browser,
  watch,
}) => {
  watch.expectFailedCalls();
  await shop.open(page, { buyer: 'one-seller' });
  await settled(page);
  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(`${shop.origin()}/demo`);
  await second.evaluate(
    async (device) =>
      void (await fetch('/demo/signIn', {
        method: 'POST',
        body: new URLSearchParams({ buyer: 'one-seller', device }),
      })),
    shop.device,
  );
  await second.goto(page.url());
  await settled(second);

  await cart(page).quantities.first().fill('4');
  await cart(page).quantities.first().press('Enter');
  await settled(page);
  await second.reload();
  await settled(second);
  await expect(cart(second).quantities.first()).toHaveValue('4');

  await cart(page).quantities.first().fill('3');
  await cart(page).quantities.first().press('Enter');
  await settled(page);
  await cart(second).quantities.first().fill('6');
  await cart(second).quantities.first().press('Enter');
  await expect(second.getByText('장바구니 내용이 변경되어 다시 불러왔어요.').first()).toBeVisible();
  await expect(cart(second).quantities.first()).toHaveValue('3');
  await other.close();
});
