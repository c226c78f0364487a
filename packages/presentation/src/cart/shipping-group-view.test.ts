import { anOpenSession, selectAllUnits, withFields, type SessionFields } from '@baguni/use-cases/sessions';
import { evolve, pricesUpdated, type Session } from '@baguni/use-cases';
import type { ShippingGroupView } from './shipping-group-view.ts';
import { option as O } from 'fp-ts';
import { bundleKey, cartUnitId, pricedInputsOf, shippingPolicyKey, won, type ShippingPolicy } from '@baguni/domain';
import { aPolicy, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { CartStore } from '../store/cart-store.ts';
import { CartViews } from '../page/cart-views.ts';
import { testContext } from '../testing/context.ts';

const parcelOf = (state: Session): ShippingGroupView => {
  const views = new CartViews(new CartStore(state), testContext());
  const [key = ''] = views.sellerGroup(views.sellerGroupKeys[0] ?? '')?.shippingGroupKeys ?? [];
  const view = views.shippingGroup(key);
  if (!view) throw new Error('the cart has a parcel');
  return view;
};

const cartWith = (policy: Partial<ShippingPolicy>, over: Partial<SessionFields> = {}): Session =>
  selectAllUnits(anOpenSession([aUnit()], { shippingPolicies: [aPolicy(policy)], ...over }));

const labelsOf = (state: Session): readonly string[] => parcelOf(state).labels.map(({ kind }) => kind);

test('[SH-04] shows free at 0, unless all of it is special shipping', () => {
  const charged = aUnit({
    cartUnitId: cartUnitId(2),
    bundleKey: bundleKey('B2'),
    shippingPolicyKey: shippingPolicyKey('P2'),
  });
  const policies = [
    aPolicy({ shippingFee: won(0) }),
    aPolicy({ shippingPolicyKey: shippingPolicyKey('P2'), shippingFee: won(3000) }),
  ];
  const both = selectAllUnits(anOpenSession([aUnit(), charged], { shippingPolicies: policies }));
  expect(parcelOf(both).feeText).toBe('무료');
  const special = cartWith({ shippingFee: won(0), isSpecialShipping: true });
  expect(parcelOf(special).feeText).toBe('판매자가 따로 안내해요');
  expect(labelsOf(special)).toEqual(['Special']);
  expect(parcelOf(cartWith({})).feeText).toBe('2,500원');
});

test('[FG-01 SH-04] parcels omit the free label if the card header already shows it for all', () => {
  const free = cartWith({ isConditionalFree: true, conditionalFreeBasisCost: won(5_000) });
  const inputs = pricedInputsOf(free.cart);
  const known = evolve(free, pricesUpdated(free, { inputs, bundles: [], policies: [], discounts: [] }));
  expect(parcelOf(known).feeText).toBeUndefined();
  const [another] = [{ ...aUnit(), cartUnitId: cartUnitId(2), bundleKey: bundleKey('B2') }];
  expect(
    parcelOf(withFields(known, { units: [...known.cart.units, another], selected: [another.cartUnitId] })).feeText,
  ).toBe('2,500원');
});

test('[SH-04] several units in one parcel have the bundled label', () => {
  const two = selectAllUnits(anOpenSession([aUnit(), aUnit({ cartUnitId: cartUnitId(2) })]));
  expect(labelsOf(two)).toEqual(['Bundled']);
  expect(labelsOf(cartWith({}))).toEqual([]);
});

test('[SH-02] shows a fee on arrival', () => {
  const state = cartWith({ shippingChargePayType: 'PaymentOnArrival' });
  expect(parcelOf(state).feeText).toBe('착불 2,500원');
  expect(labelsOf(state)).toEqual(['OnArrival']);
});

test('[SH-05] shows that a fee is unknown', () => {
  const view = parcelOf(cartWith({}, { serverPrices: { status: 'Failed', answer: O.none } }));
  expect([view.isKnown, view.feeText]).toEqual([false, '확인하지 못했어요']);
});

test('[SH-07] a fee that is not displayed is hidden', () => {
  expect(parcelOf(cartWith({ isDisplayShippingFee: false })).feeText).toBeUndefined();
});

test('[SH-03] shows the free-shipping threshold before and after selection', () => {
  const policy = { isConditionalFree: true, conditionalFreeBasisCost: won(30_000) };
  const selected = cartWith(policy);
  expect(parcelOf(selected).conditionText).toBe('30,000원 이상 무료');
  expect(parcelOf(withFields(selected, { selected: [] }))).toEqual(parcelOf(selected));
});
