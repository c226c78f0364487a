import { defineRule, money, USD } from '@baguni/domain';

/** Requires proof of age for wine. */
export const wineNeedsProof = defineRule({
  code: 'WINE-NEEDS-PROOF-OF-AGE',
  message: { en: 'Wine is for people of 21 and over.' },
  broken: ({ chosen, buyer }) => {
    const units = chosen.filter(({ item }) => item.category.large === 'wine').map(({ cartUnitId }) => cartUnitId);
    if (units.length === 0 || buyer.isCertificatedAdult) return undefined;
    return { params: {}, units, fixes: [{ type: 'VerifyAdult' }, { type: 'Delete', cartUnitIds: units }] };
  },
});

/** The minimum order before discounts, in cents. */
const LEAST = 500;

/** Rejects small orders. The fix raises the quantity of the last item. */
export const leastOrder = defineRule({
  code: 'LEAST-ORDER',
  message: { en: 'We deliver from {least} on: {more} to go.' },
  broken: ({ chosen }) => {
    const last = chosen.at(-1);
    const more = LEAST - chosen.reduce((sum, { quantity, item }) => sum + quantity * item.itemSellPrice, 0);
    if (!last || more <= 0) return undefined;
    const quantity = last.quantity + Math.ceil(more / last.item.itemSellPrice);
    const fixes = [{ type: 'SetQuantity', cartUnitId: last.cartUnitId, quantity } as const];
    return { params: { least: money(USD, LEAST), more: money(USD, more) }, fixes };
  },
});
