import type { Locator, Page } from '@playwright/test';
import { coupons, expect, seen, settled, test } from './support.ts';

/** Presses Tab until a control has the focus. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(control)}`);
};

const press = async (page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press(key);
};

const rows = (page: Page) => page.locator('[id^="unit-"]');
const dialog = (page: Page) => page.getByRole('dialog');
const rowButton = (page: Page, name: RegExp) => rows(page).getByRole('button', { name }).first();

const journeys: Readonly<Record<string, { readonly scenario: string; readonly walk: (page: Page) => Promise<void> }>> =
  {
    'orders a part of the cart': {
      scenario: 'one-seller',
      walk: async (page) => {
        const box = rows(page).getByRole('checkbox').first();
        await expect(box).toBeChecked();
        await press(page, box, 'Space');
        await settled(page);
        await expect(box).not.toBeChecked();
        await seen(page);
        await press(page, page.locator('#order-summary [data-look="primary"]'));
        await expect(page).toHaveURL(/\/order\//u);
      },
    },
    'changes an option': {
      scenario: 'many-sellers',
      walk: async (page) => {
        await press(page, rowButton(page, /옵션 변경$|: change$|更改.*选项|选项$|オプションを変更$/u));
        const chosen = dialog(page).getByRole('radio', { checked: true }).first();
        await tabTo(page, chosen);
        await page.keyboard.press('ArrowDown');
        await press(page, dialog(page).getByRole('button').last());
        await expect(dialog(page)).toBeHidden();
        await settled(page);
      },
    },
    'uses the best coupons': {
      scenario: 'coupon-puzzle',
      walk: async (page) => {
        const best = page.getByRole('button', { name: /더 할인|Coupons can save|可再省|さらに/u });
        await press(page, best);
        await press(page, dialog(page).locator('[data-look="primary"]'));
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.getByRole('button', { name: /최저가|Lowest price|最低价|最安値/u })).toBeVisible();
        await expect(coupons(page).buttons.filter({ hasText: '−' }).first()).toBeVisible();
      },
    },
    'deletes an item and undoes it': {
      scenario: 'one-seller',
      walk: async (page) => {
        const count = await rows(page).count();
        await press(page, rowButton(page, /삭제$|^Delete |^删除|を削除$/u));
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(rows(page)).toHaveCount(count - 1);
        await press(page, page.locator('[data-message="undo"]').getByRole('button').first());
        await expect(rows(page)).toHaveCount(count);
      },
    },
  };

for (const language of ['ko', 'en', 'cn', 'jp'] as const)
  test(`four main journeys work by keyboard alone, ${language} @pc`, async ({ page, shop }) => {
    const origin = shop.origin('marketplace');
    // a nudge would add tab stops
    await page.context().addCookies([{ name: 'nudgesQuiet', value: 'Y', url: origin }]);
    for (const [name, { scenario, walk }] of Object.entries(journeys))
      await test.step(name, async () => {
        await page.goto(`${origin}/${language}/pc/cart?mock=true&scenario=${scenario}`);
        await settled(page);
        await walk(page);
      });
  });
