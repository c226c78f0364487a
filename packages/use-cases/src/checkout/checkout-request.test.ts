import type { OverseaCheckout } from '@baguni/contract';
import { anOpenSession, selectAllUnits, withFields } from '../testing/sessions.ts';
import type { Session } from '../session/session.ts';
import { cartUnitId, noOversea, noPapers, payableOf, won, type KeptSlots } from '@baguni/domain';
import {
  aDeliverySlot,
  anAddress,
  anExtraDiscount,
  anItem,
  aSmileFreshUnit,
  aUnit,
  testNow,
} from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { checkoutRequestOf } from './checkout-request.ts';

const cart: Session = selectAllUnits(
  anOpenSession(
    [
      aUnit(),
      aUnit({ cartUnitId: cartUnitId(2), item: anItem({ itemSellPrice: won(0) }) }),
      aUnit({ cartUnitId: cartUnitId(3) }),
    ],
    { extraDiscountCandidates: [anExtraDiscount()], pricesAsOf: testNow },
  ),
);

test('[DC-06] sends an extra discount as Extra, with its number and units', () => {
  const request = checkoutRequestOf(cart);
  expect(request.discounts).toEqual([{ cartUnitIds: [1, 3], discountNo: 'E1', discountType: 'Extra' }]);
  expect(request.payableSeen).toBe(payableOf(cart.cart));
  expect(request.payableSeen).toBe(21_500);
});

test('[DC-06] sends no extra discount if none applies', () => {
  const ended = withFields(cart, { pricesAsOf: Date.parse('2027-01-01T00:00:00.000Z') });
  expect(checkoutRequestOf(ended).discounts).toEqual([]);
  expect(
    checkoutRequestOf(withFields(cart, { storefront: { ...cart.cart.storefront, tenant: 'outlet' } })).discounts,
  ).toEqual([]);
  expect(checkoutRequestOf(withFields(cart, { selected: [cartUnitId(2)] })).discounts).toEqual([]);
});

test('[OV-10] omits an invalid ID number, so that it does not block the order', () => {
  const sent = (text: string) => {
    const oversea = { ...noOversea, papers: { ...noPapers, taiwanIdNumber: O.some(text) } };
    const request = checkoutRequestOf(withFields(cart, { shippingCountry: 'Taiwan', oversea }));
    return O.map(({ papers }: OverseaCheckout) => papers.taiwanIdNumber)(request.oversea);
  };
  expect(sent('A123456789')).toEqual(O.some(O.some('A123456789')));
  for (const text of ['', 'A12345678', 'a123456789', '\u{202e}']) expect(sent(text)).toEqual(O.some(O.none));
});

test('[CK-19 OV-01] sends the visible country for overseas units, and none for domestic orders', () => {
  const oversea = { ...noOversea, selectedCompany: 'CJ' as const };
  const there: Session = withFields(cart, { shippingCountry: 'Japan', oversea });
  expect(checkoutRequestOf(there).oversea).toMatchObject({ value: { countryType: 'Japan', shippingCompany: 'CJ' } });
  expect(checkoutRequestOf(withFields(there, { shippingCountry: 'SouthKorea' })).oversea).toEqual(O.none);
  const outlet: Session = withFields(there, { storefront: { ...there.cart.storefront, tenant: 'outlet' } });
  expect(checkoutRequestOf(outlet).oversea).toEqual(O.none);
});

const remembering = (over: { readonly memo?: string; readonly slots?: KeptSlots }) => ({
  memo: '',
  slots: { addressNo: '', slotKeys: [] },
  ...over,
});

test('[LY-08] sends the memo unchanged, and none if it is empty', () => {
  expect(checkoutRequestOf(cart, remembering({ memo: '<b>문 앞에</b>' })).memo).toBe('<b>문 앞에</b>');
  expect(checkoutRequestOf(cart, remembering({}))).not.toHaveProperty('memo');
  expect(checkoutRequestOf(cart)).not.toHaveProperty('memo');
});

const slot = aDeliverySlot({ service: 'Dawn', fromHour: 0 });
const kept = { addressNo: '1', slotKeys: [slot.slotKey] };
const fresh = selectAllUnits(
  anOpenSession([aSmileFreshUnit()], { latestShippingAddress: O.some(anAddress({ addressNo: '1' })) }),
);

test('[LY-09 CK-16] sends the chosen slot with its service, and omits both without a choice', () => {
  const delivery = { slots: [slot], chosen: [slot.slotKey], isDropped: false };
  const request = checkoutRequestOf(withFields(fresh, { delivery }));
  expect(request).toMatchObject({ deliverySlots: [slot.slotKey], branchServiceType: 'Dawn' });
  const unchosen = checkoutRequestOf(
    withFields(fresh, { delivery: { ...delivery, chosen: [] } }),
    remembering({ slots: kept }),
  );
  expect(unchosen).toMatchObject({ branchServiceType: 'Reserve' });
  expect(unchosen).not.toHaveProperty('deliverySlots');
});

test('[LY-09] sends a slot from tab storage for its address with the units of its branch', () => {
  expect(checkoutRequestOf(fresh, remembering({ slots: kept })).deliverySlots).toEqual([slot.slotKey]);
  const elsewhere = { ...kept, addressNo: '2' };
  expect(checkoutRequestOf(fresh, remembering({ slots: elsewhere }))).not.toHaveProperty('deliverySlots');
  expect(checkoutRequestOf(cart, remembering({ slots: { ...kept, addressNo: '' } }))).not.toHaveProperty(
    'deliverySlots',
  );
});
