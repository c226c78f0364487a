import { openReasons, ordering } from './ordering.ts';
import { cart, coupons, expect, settled, test } from './support.ts';

test('a low window shows a coupon and no sticky buttons, and forced colours gray out what is disabled @pc', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ forcedColors: 'active' });
  await shop.open(page, { buyer: 'many-sellers', tenant: 'marketplace' });
  await settled(page);
  // every icon has the system colour of its text
  const ownColours = () =>
    page.locator('svg[stroke]').evaluateAll((icons) =>
      icons.flatMap((icon) => {
        const { color } = getComputedStyle(icon.parentElement ?? icon);
        return getComputedStyle(icon).stroke === color ? [] : [icon.outerHTML];
      }),
    );
  await expect.poll(ownColours).toEqual([]);
  const { buttons, box } = coupons(page);
  await buttons.first().click();
  const apply = box.getByRole('button', { name: '적용', exact: true });
  await expect(apply).toBeAttached();
  await expect(apply).not.toBeInViewport();
  const gray = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.color = 'GrayText';
    return getComputedStyle(probe).color;
  });
  await expect(apply).toHaveCSS('color', gray);
  await box.getByRole('radio').nth(1).focus();
  await expect(box.getByRole('radio').nth(1)).toBeInViewport();
});

test('forced colours keep the line through the picture of an item that cannot be ordered @pc', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await shop.open(page, { buyer: 'unorderable' });
  await settled(page);
  const lines = await page
    .getByRole('article')
    .locator(':is(img, [data-testid="no-image"])')
    .evaluateAll((pictures) =>
      pictures
        .map(({ parentElement: box }) => getComputedStyle(box ?? document.body, '::after'))
        .filter(({ content }) => content !== 'none')
        .map(({ backgroundImage }) => backgroundImage),
    );
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toContain('gradient');
});

test('a question that is longer than a low window opens with its title, and its buttons do not stick', async ({
  page,
  shop,
}) => {
  await shop.open(page, { buyer: 'hundred-units' });
  await settled(page);
  const { selectAll, confirm } = cart(page);
  if (!(await selectAll.isChecked())) await selectAll.click();
  await settled(page);
  await openReasons(page, shop);
  await page.setViewportSize({ width: 320, height: 256 });
  await ordering(page).reasons.getByRole('button', { name: '나눠서 주문' }).press('Enter');
  await expect(confirm).toBeFocused();
  await expect(confirm.getByRole('heading', { level: 2 })).toBeInViewport();
  const cancel = confirm.getByRole('button', { name: '취소' });
  await expect(cancel).not.toBeInViewport();
  await cancel.focus();
  await expect(cancel).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(confirm).toHaveCount(0);
});
