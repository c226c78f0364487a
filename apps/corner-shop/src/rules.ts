import { defineRule, money, USD } from '@baguni/domain/shop';

/** Wine is for those who have shown their age. */
export const wineNeedsProof = defineRule({
  code: 'WINE-NEEDS-PROOF-OF-AGE',
  message: { en: 'Wine is for people of 21 and over.' },
  broken: ({ chosen, buyer }) => {
    const units = chosen.filter(({ item }) => item.category.large === 'wine').map(({ cartUnitId }) => cartUnitId);
    if (units.length === 0 || buyer.isCertificatedAdult) return undefined;
    return { params: {}, units, fixes: [{ type: 'VerifyAdult' }, { type: 'Delete', cartUnitIds: units }] };
  },
});

/** What an order must come to on the shelves, in cents: it costs the shop a bag and a walk. */
const LEAST = 500;

/** No order below five dollars; offers and coupons make it no smaller, and more of what was taken last makes it large enough. */
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
