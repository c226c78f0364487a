import { cartUnitId, couponIssueNo, couponPolicyNo, emptyCart, unreadableUnit, won } from '@baguni/domain';
import { aStorefront, arbCartState, aUnit, anOpenCart } from '@baguni/domain/testing';
import { either as E, option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wired } from '../../testing/wired.ts';
import { cartOfDocument, documentOf, cartDocument, type CartDocument } from './state-codec.ts';

const travelled = (state: CartDocument): unknown => cartDocument.decode(wired(cartDocument.encode(state)));

test('a cart survives its document, codec and JSON', () => {
  fc.assert(
    fc.property(arbCartState, (state) => {
      const document = documentOf(state);
      expect(travelled(document)).toEqual(E.right(document));
      expect(cartOfDocument(document)).toEqual(state);
    }),
    { numRuns: 100 },
  );
});

test('a cart is plain JSON: it survives a round trip without a codec too', () => {
  fc.assert(
    fc.property(arbCartState, (state) => {
      expect(wired(state)).toEqual(state);
    }),
    { numRuns: 100 },
  );
});

test('a State with pending saves, refusals, deletions, an order, unreadable units and prices survives', () => {
  const id = cartUnitId(1);
  const finding = {
    code: 'CART-BR3-06',
    params: { max: 5, product: '{0} $&' },
    units: [id],
    fixes: [
      { type: 'SetQuantity', cartUnitId: id, quantity: 5 },
      { type: 'SelectAll' },
      { type: 'SignIn' },
      { type: 'Deselect', cartUnitIds: [id] },
      { type: 'RemoveCoupons', cartUnitIds: [id] },
      { type: 'RemoveCoupons', cartUnitIds: [id], couponIssueNoes: [couponIssueNo('C1')] },
      { type: 'Delete', cartUnitIds: [id] },
    ],
  } as const;
  const inputs = { selected: [id], quantities: [1] };
  const gauge = { type: 'GAUGE', missing: won(700), percent: 53 } as const;
  const unit = aUnit();
  const state: CartDocument = {
    ...documentOf(anOpenCart([unit, unreadableUnit(cartUnitId(-1))])),
    selected: [id],
    serverPrices: {
      status: 'Asking',
      answer: O.some({ inputs, bundles: [], gauges: [{ bundleKey: unit.bundleKey, gauge }] }),
    },
    couponBox: O.some({
      cartUnitId: id,
      scope: 'ItemGroup',
      openedAt: 1,
      choices: [
        { lane: 'Buyer', cartUnitId: cartUnitId(2), couponKey: O.some(couponIssueNo('policy/P1')) },
        { lane: 'Shipping', cartUnitId: cartUnitId(1), couponKey: O.none },
      ],
      downloading: [couponPolicyNo('P1')],
      fresh: [couponIssueNo('C1')],
      isApplying: true,
    }),
    bestCombination: O.some({
      status: 'Applying',
      found: O.some({
        cartVersion: 1,
        selected: [id],
        lines: [{ couponKey: couponIssueNo('C1'), cartUnitIds: [id] }],
        before: won(2),
        after: won(1),
        gap: won(0),
        unused: [{ couponKey: couponIssueNo('C2'), reason: finding }],
      }),
    }),
    saving: [{ cartUnitId: id, quantity: 999 }],
    refusals: [{ cartUnitId: id, finding }],
    deleting: [id],
    isOrdering: true,
    isAppliedCouponQuantityChanged: true,
  };
  expect(travelled(state)).toEqual(E.right(state));
});

test('the document of a page that did not load survives', () => {
  const document: CartDocument = { ...documentOf(emptyCart(aStorefront())), load: 'LoadFailed' };
  expect(travelled(document)).toEqual(E.right(document));
});

test('refuses invalid States without an exception', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(E.isLeft(cartDocument.decode(value))).toBe(true);
    }),
  );
});
