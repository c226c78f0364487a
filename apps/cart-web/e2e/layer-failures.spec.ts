import type { Locator, Page } from '@playwright/test';
import { coupons, expect, expectAccessible, settled, test } from './support.ts';

interface LoadingLayer {
  readonly path: string;
  readonly buyer: string;
  readonly opener: (page: Page) => Locator;
  /** A part of the loaded content. */
  readonly content: (layer: Locator) => Locator;
}

const layers: Readonly<Record<string, LoadingLayer>> = {
  options: {
    path: 'cart/getItemOptions',
    buyer: 'many-sellers',
    opener: (page) => page.getByRole('button', { name: '맞춤 린넨 커튼 옵션 변경' }),
    content: (layer) => layer.getByRole('radio').first(),
  },
  'items for free shipping': {
    path: 'recommend/freeShippingItems',
    buyer: 'many-sellers',
    opener: (page) => page.getByRole('button', { name: /더 담으면/u }).first(),
    content: (layer) => layer.getByRole('button', { name: /담기$/u }).first(),
  },
  coupons: {
    path: 'getCouponBox',
    buyer: 'coupon-collector',
    opener: (page) => coupons(page).buttons.first(),
    content: (layer) => layer.getByRole('radio').first(),
  },
  countries: {
    path: 'getOverseaShippingCountries',
    buyer: 'many-sellers',
    opener: (page) => page.getByRole('button', { name: /배송 국가/u }).first(),
    content: (layer) => layer.getByRole('radio').first(),
  },
};

for (const [name, { path, buyer, opener, content }] of Object.entries(layers))
  test(`[ER-03] a layer whose ${name} cannot be loaded stays open, and loads them with the next try`, async ({
    page,
    shop,
    watch,
  }) => {
    watch.expectFailedCalls();
    await page.route(`**/${path}*`, (route) => route.abort());
    await shop.open(page, { buyer, tenant: 'marketplace' });
    await settled(page);
    await opener(page).click();
    const layer = page.getByRole('dialog');
    await expect(layer.getByRole('alert')).toContainText('불러오지 못했어요');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(`**/${path}*`);
    await layer.getByRole('button', { name: '다시 시도' }).press('Enter');
    await expect(content(layer)).toBeVisible();
    // the button with the focus is gone
    await expect(layer.getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(layer).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
