import { aSession } from '@baguni/use-cases/sessions';
import type { Session } from '@baguni/use-cases';
import type { AmountLineView } from '../common/common-types.ts';
import { languages, payableOf, pricedOf, sellerGroupSummary, type Language } from '@baguni/domain/internal';
import { arbCartState } from '@baguni/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartViews } from './cart-views.ts';
import { cartViews, printedList } from '../testing/printed.ts';

const read = (text: string): number => {
  const size = Number(text.replaceAll(/[^\d]/gu, ''));
  return text.includes('−') ? -size : size;
};
const sumOf = (lines: readonly AmountLineView[]): number =>
  lines.reduce((total, { amount }) => total + read(amount), 0);

const viewsOf = (state: Session, language: Language): CartViews =>
  cartViews(state, { ...state.cart.storefront, language });

describe.each(languages)('in %s, for any cart', (language) => {
  test('[PR-08] every displayed total equals the sum of its displayed ledger', () => {
    fc.assert(
      fc.property(arbCartState, (cart) => {
        const views = viewsOf(aSession(cart), language);
        for (const { id, price } of printedList(views).units)
          expect(sumOf(views.unitLedger(id))).toBe(read(price.price));
        const { rows, payable } = views.summary;
        const isKnown = cart.serverPrices.status !== 'Failed';
        for (const { key, amount, lines } of rows)
          if (isKnown || key !== 'Shipping') expect(sumOf(lines), key).toBe(read(amount));
        expect(rows.reduce((total, { lines }) => total + sumOf(lines), 0)).toBe(read(payable));
        expect(read(payable)).toBe(payableOf(cart));
      }),
      { numRuns: 40 },
    );
  });

  test('[PR-06] the payable total is the sum of the seller groups and the overseas fees', () => {
    fc.assert(
      fc.property(arbCartState, (cart) => {
        const views = viewsOf(aSession(cart), language);
        const totals = printedList(views).groups.map(({ key, foot }) =>
          foot ? read(foot.parts.at(-1)?.amount ?? '') : sellerGroupSummary(pricedOf(cart), key).price,
        );
        const overseas = views.summary.rows.find(({ key }) => key === 'OverseaShipping')?.amount ?? '0';
        expect(totals.reduce((a, b) => a + b, read(overseas))).toBe(read(views.summary.payable));
        expect(views.orderBar.payable).toBe(views.summary.payable);
      }),
      { numRuns: 40 },
    );
  });
});

test('[TR-03] displays every unit of the tab once, with unique ids and without a DOM', () => {
  expect(typeof globalThis['document' as keyof typeof globalThis]).toBe('undefined');
  fc.assert(
    fc.property(arbCartState, (cart) => {
      const views = viewsOf(aSession(cart), cart.storefront.language);
      const { groups, parcels, items, units } = printedList(views);
      const current = views.tabBar.tabs.find(({ isCurrent }) => isCurrent);
      if (current) expect(current.count).toBe(String(units.length));
      const ids = [...groups, ...parcels, ...items, ...units].map(({ domId }) => domId);
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: 60 },
  );
});
