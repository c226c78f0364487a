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
