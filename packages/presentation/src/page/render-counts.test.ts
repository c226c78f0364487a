import { anOpenSession } from '@baguni/use-cases/sessions';
import { option as O } from 'fp-ts';
import { bundleKey, cartUnitId, itemNo, sellerKey } from '@baguni/domain';
import type { CartEvent } from '@baguni/use-cases';
import { anItem, aSeller, aUnit } from '@baguni/domain/testing';
import { autorun } from 'mobx';
import { afterEach, expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { happened } from '../testing/happened.ts';
import { deferredViews } from '../testing/deferred-views.ts';
import { CartStore } from '../store/cart-store.ts';
import { CartViews } from './cart-views.ts';

const hundred = Array.from({ length: 100 }, (_, i) =>
  aUnit({
    cartUnitId: cartUnitId(i + 1),
    item: anItem({ itemNo: itemNo(`I${i}`), itemName: `상품 ${i + 1}` }),
    seller: aSeller({ sellerKey: sellerKey(`S${i % 10}`) }),
    bundleKey: bundleKey(`B${i % 20}`),
  }),
);

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

const watch = () => {
  const store = new CartStore(anOpenSession(hundred));
  const views = new CartViews(store, testContext(), { deferred: deferredViews });
  const renewed = new Map<string, number>();
  const watchOne = (name: string, read: () => unknown): void => {
    stops.push(
      autorun(() => {
        read();
        renewed.set(name, (renewed.get(name) ?? 0) + 1);
      }),
    );
  };
  for (const { cartUnitId: id } of hundred) watchOne(`unit ${id}`, () => views.unit(id));
  for (const key of views.sellerGroupKeys) {
    const group = views.sellerGroup(key);
    watchOne(`seller ${key}`, () => views.sellerGroup(key));
    for (const shipping of group?.shippingGroupKeys ?? []) {
      watchOne(`parcel ${shipping}`, () => views.shippingGroup(shipping));
      for (const item of views.shippingGroup(shipping)?.itemGroupKeys ?? [])
        watchOne(`item ${item}`, () => views.itemGroup(item));
    }
  }
  for (const name of [
    'page',
    'header',
    'tabBar',
    'toolbar',
    'sellerGroupKeys',
    'summary',
    'orderBar',
    'loading',
  ] as const)
    watchOne(name, () => views[name]);
  const after = (...events: readonly CartEvent[]): readonly string[] => {
    renewed.clear();
    happened(store, ...events);
    return [...renewed.keys()].toSorted();
  };
  return { after, store, views };
};

test('[SE-01] one toggle of 100 units updates only its line, its groups, the toolbar and the sums', () => {
  const { after } = watch();
  expect(after({ type: 'UnitToggled', cartUnitId: cartUnitId(42) })).toEqual([
    'item Seller/S1/B1/I41',
    'orderBar',
    'seller Seller/S1',
    'summary',
    'toolbar',
    'unit 42',
  ]);
});

test('[SE-02] toggling the tab updates every line once', () => {
  const { after } = watch();
  expect(after({ type: 'TabToggled' }).filter((name) => name.startsWith('unit'))).toHaveLength(100);
});

test('[QT-05] saving a quantity updates only its line', () => {
  const { after } = watch();
  expect(after({ type: 'QuantityChangeStarted', cartUnitId: cartUnitId(7), quantity: 3 })).toEqual(['unit 7']);
});

test('[QT-05 PR-06] saving a quantity of a selected unit also updates the groups and sums at once', () => {
  const { after, store } = watch();
  happened(store, { type: 'UnitToggled', cartUnitId: cartUnitId(7) });
  expect(after({ type: 'QuantityChangeStarted', cartUnitId: cartUnitId(7), quantity: 3 })).toEqual([
    'item Seller/S6/B6/I6',
    'orderBar',
    'seller Seller/S6',
    'summary',
    'unit 7',
  ]);
});

test('[SE-03] a pending price request updates only the summary', () => {
  const { after } = watch();
  expect(after({ type: 'PricesAsked', inputs: { selected: [], quantities: [] } })).toEqual(['summary']);
});

test('[DL-03] a deleted unit leaves its group; lines of other units stay unchanged', () => {
  const { after, views } = watch();
  const renewed = after({ type: 'UnitsDeleted', cartUnitIds: [cartUnitId(5)], cartVersion: 2 });
  expect(renewed.filter((name) => name.startsWith('unit'))).toEqual(['unit 5']);
  expect(views.unit(cartUnitId(5))).toBeUndefined();
  expect(views.sellerGroup('Seller/S4')?.countText).toBe('상품 9개');
});

test('[QT-06] a new quantity updates its line, and if selected its group and the sums', () => {
  const { after, store } = watch();
  happened(store, { type: 'UnitToggled', cartUnitId: cartUnitId(3) });
  const unit = { ...hundred[2], version: 2, quantity: 4, expressShopBranch: O.none };
  const changed = aUnit(unit);
  const event: CartEvent = {
    type: 'QuantityChanged',
    cartUnitId: cartUnitId(3),
    unit: changed,
    cartVersion: 2,
    cancelledCoupons: false,
  };
  expect(after(event)).toEqual(['item Seller/S2/B2/I2', 'orderBar', 'seller Seller/S2', 'summary', 'unit 3']);
});
