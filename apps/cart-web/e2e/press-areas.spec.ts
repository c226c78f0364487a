import type { Locator } from '@playwright/test';
import { cart, coupons, expect, expectAccessible, seen, settled, test } from './support.ts';

/** Returns the lengths of the horizontal and vertical lines through a control's centre on which a press reaches it. */
const measurePressArea = (control: Locator) =>
  control.evaluate((element) => {
    const reaches = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    };
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const run = (stepX: number, stepY: number): number => {
      let length = 0;
      while (reaches(middleX + stepX * (length + 0.5), middleY + stepY * (length + 0.5))) length += 1;
      return length;
    };
    return { across: run(-1, 0) + run(1, 0), down: run(0, -1) + run(0, 1) };
  });

const expectLargeAreas = async (controls: Readonly<Record<string, Locator>>): Promise<void> => {
  for (const [name, found] of Object.entries(controls))
    await test.step(name, async () => {
      await expect(found.first()).toBeVisible();
      for (const control of (await found.all()).slice(0, 3)) {
        const { across, down } = await measurePressArea(control);
        expect.soft(Math.min(across, down), `${name}: ${across} × ${down}`).toBeGreaterThanOrEqual(44);
      }
    });
};

test('frequent actions on a phone react to presses on at least 44 by 44 pixels @mobile', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open(page, { buyer: 'many-sellers', tenant: 'marketplace' });
  await settled(page);
  const { selectAll, boxes, order } = cart(page);
  const { buttons, box, apply } = coupons(page);
  const rowButton = (name: RegExp) => page.getByRole('article').getByRole('button', { name });
  await expectLargeAreas({
    'select all': selectAll,
    checkbox: boxes,
    tab: page.locator('#cart-tabs').getByRole('link'),
    minus: rowButton(/수량 줄이기$/u),
    plus: rowButton(/수량 늘리기$/u),
    delete: rowButton(/삭제$/u),
    coupon: buttons,
    order,
  });
  await buttons.first().press('Enter');
  await expect(box).toBeVisible();
  // it slides in
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
  await expectLargeAreas({
    close: box.getByRole('button', { name: '닫기' }),
    'coupon choice': box.getByRole('radio'),
    apply,
  });
  await page.keyboard.press('Escape');
  await seen(page);
  await order.press('Enter');
  await expect(page).toHaveURL(/\/order\//u);
  await seen(page);
  await expectLargeAreas({
    pay: page.getByRole('button', { name: /결제하기/u }),
    'back to the cart': page.getByRole('link', { name: /장바구니/u }),
  });
});

const small = '<button style="width: 10px; height: 10px; padding: 0">a</button>';
const faulty: Readonly<Record<string, string>> = {
  'target-size': small + small,
  'label-content-name-mismatch': '<button aria-label="Remove">Delete</button>',
  'color-contrast': '<style>@media (prefers-color-scheme: dark) { p { color: #eee } }</style><p>Dark</p>',
};

for (const [rule, html] of Object.entries(faulty))
  test(`an accessibility check fails by ${rule} @once-pc`, async ({ page }) => {
    const whole = (part: string): string =>
      `<!doctype html><html lang="en"><title>Page</title><main><h1>Page</h1>${part}</main></html>`;
    await page.setContent(whole('<p>Text</p>'));
    await expectAccessible(page);
    await page.setContent(whole(html));
    await expect(expectAccessible(page)).rejects.toThrow(rule);
  });
