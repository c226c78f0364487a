import { coupons, expect, settled, test } from './support.ts';

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
