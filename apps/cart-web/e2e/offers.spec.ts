import { cart, expect, expectAccessible, settled, test } from './support.ts';

const languages = ['ko', 'en', 'cn', 'jp'] as const;

// the marketplace on a PC, outlet on a phone: offers follow from tenant and language, whatever the device
for (const language of languages)
  test(`[DC-04] [CB-02] in ${language}: cashback everywhere, extra discounts in the Korean marketplace alone`, async ({
    page,
    shop,
  }) => {
    await shop.visit(page, { buyer: 'rewards', tenant: shop.ownTenant, language });
    await settled(page);
    const { summary } = cart(page);
    const row = summary.locator('[data-row="ExtraDiscount"]');
    const cashback = summary.locator('[data-row="Cashback"]');
    await expect(cashback).toBeVisible();
    await cashback.getByRole('button').click();
    await expect(cashback.locator('dd')).not.toHaveCount(1);
    const amounts = (await cashback.locator('dd').allInnerTexts())
      .filter((text) => !text.includes('\n'))
      .map((text) => Number(text.replaceAll(/\D/gu, '')));
    expect(amounts.slice(1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts[0]);
    const hasExtra = shop.ownTenant === 'marketplace' && language === 'ko';
    await expect(row).toHaveCount(hasExtra ? 1 : 0);
    await expect(summary.locator('[data-nudge]')).toHaveCount(hasExtra ? 1 : 0);
    await expectAccessible(page);
  });
