import { approve } from './ordering.ts';
import { cart, expect, settled, test } from './support.ts';

test('[QT-06] a change in one tab appears in the other @pc', async ({ page, context, shop }) => {
  await shop.open(page, { buyer: 'rewards' });
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await settled(tab);
    await expect(tab.locator('[data-connection]')).toBeAttached();
  }
  const [here, there] = [cart(page).quantities.first(), cart(other).quantities.first()];
  const before = Number(await here.inputValue());
  await here.press('ArrowUp');
  await here.press('Enter');
  await expect(there).toHaveValue(String(before + 1));
  await settled(other);
  await expect(cart(other).payable).toHaveText(await cart(page).payable.innerText());
  await there.press('ArrowDown');
  await there.press('Enter');
  await expect(here).toHaveValue(String(before));
});

test('[QT-06 CK-13] a payment in one tab updates the cart and the order in the others @pc', async ({
  page,
  context,
  shop,
}) => {
  await shop.open(page, { buyer: 'rewards' });
  await settled(page);
  const [inCart, copy] = [await context.newPage(), await context.newPage()];
  await inCart.goto(page.url());
  await settled(inCart);
  await expect(inCart.locator('[data-connection]')).toBeAttached();
  const units = cart(inCart).quantities;
  const before = await units.count();
  await cart(page).order.click();
  const pay = (tab: typeof page) => tab.getByRole('button', { name: /결제하기$/u });
  await expect(pay(page)).toBeVisible();
  await copy.goto(page.url());
  await expect(pay(copy)).toBeVisible();
  await pay(page).click();
  await approve(page);
  const isPaid = (tab: typeof page) => tab.getByRole('heading', { name: '결제가 완료되었어요' });
  await expect(isPaid(page)).toBeVisible();
  await expect(isPaid(copy)).toBeVisible();
  await expect.poll(() => units.count()).toBeLessThan(before);
});

test('[AZ-7] hides a page that the browser keeps, and reads it again after Back @pc', async ({ page, shop }) => {
  await shop.open(page, { buyer: 'rewards' });
  await settled(page);
  // the server’s `no-store` prevents this in Chromium, so the events are sent by hand
  const send = (type: 'pagehide' | 'pageshow'): Promise<unknown> =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  // the code for this loads after the cart
  await expect(async () => {
    await send('pagehide');
    await expect(cart(page).quantities.first()).toBeHidden({ timeout: 500 });
  }).toPass();
  const again = page.waitForEvent('load');
  await send('pageshow');
  await again;
  await expect(cart(page).quantities.first()).toBeVisible();
});

test('[CK-14] an order whose cart has changed in another tab cannot be paid, and links to the cart @pc', async ({
  page,
  context,
  shop,
  watch,
}) => {
  watch.expectFailedCalls();
  await shop.open(page, { buyer: 'rewards' });
  await settled(page);
  const inCart = await context.newPage();
  await inCart.goto(page.url());
  await settled(inCart);
  await cart(page).order.click();
  const pay = page.getByRole('button', { name: /결제하기$/u });
  await expect(pay).toBeEnabled();
  const before = await cart(inCart).payable.innerText();
  await cart(inCart).quantities.first().press('ArrowUp');
  await inCart.keyboard.press('Enter');
  await expect(cart(inCart).payable).not.toHaveText(before);
  await settled(inCart);
  await pay.click();
  await approve(page);
  const totals = page.getByRole('region', { name: '결제 금액' });
  await expect(totals.getByRole('alert')).toContainText('장바구니 내용이 변경되어');
  await expect(pay).toBeDisabled();
  await totals.getByRole('link', { name: '장바구니로 돌아가기' }).click();
  await expect(cart(page).order).toBeVisible();
});
