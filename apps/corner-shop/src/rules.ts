import { defineRule, money, USD } from '@baguni/domain/shop';

/** Wine is for those who have shown their age. */
export const wineNeedsProof = defineRule({
  code: 'WINE-NEEDS-PROOF-OF-AGE',
  message: { en: '‘{product}’ is for people of 21 and over.' },
  broken: ({ chosen, buyer }) => {
    const wines = chosen.filter(({ item }) => item.category.large === 'wine');
    const product = wines[0]?.item.itemName;
    const units = wines.map(({ cartUnitId }) => cartUnitId);
    if (product === undefined || buyer.isCertificatedAdult) return undefined;
    return { params: { product }, units, fixes: [{ type: 'VerifyAdult' }, { type: 'Delete', cartUnitIds: units }] };
  },
});

/** An order costs the shop a bag and a walk: below five dollars of goods it sends none. */
export const leastOrder = defineRule({
  code: 'LEAST-ORDER',
  message: { en: 'We deliver from {least} on: {more} to go.' },
  broken: ({ chosen, payableWithoutShipping: goods }) =>
    chosen.length > 0 && goods < 500
      ? { params: { least: money(USD, 500), more: money(USD, 500 - goods) } }
      : undefined,
});
