import { anOpenSession, withFields } from '@baguni/use-cases/sessions';
import {
  noFlags,
  noPapers,
  cartUnitId as id,
  type CartUnit,
  type CartUnitId,
  bundleKey,
  cartUnitId,
  itemNo,
  languages,
  sellerKey,
} from '@baguni/domain/internal';
import { aBuyer, anAddition, anItem, anOption, anOversea, aUnit, aSeller, anEnvironment } from '@baguni/domain/testing';
import { expect, test, afterEach, vi } from 'vitest';
import { testContext } from '../testing/context.ts';
import { CartStore } from '../store/cart-store.ts';
import { type CartViews, cartViewsOf } from './cart-views.ts';
import { deferredViews } from '../testing/deferred-views.ts';
import type { CartEvent } from '@baguni/use-cases';
import { autorun } from 'mobx';
import { happened } from '../testing/happened.ts';
import { cartViews } from '../testing/printed.ts';
import { removalView } from '../removal/removal-views.ts';

const boiler = aUnit({
  cartUnitId: id(2),
  item: anItem({ itemName: '보일러', flags: { ...noFlags, isInstall: true } }),
});

const viewsOf = (selected: readonly CartUnitId[]): CartViews =>
  cartViews(withFields(anOpenSession([aUnit(), boiler]), { selected }), { language: 'en' });

test('[CK-18] marks rows that a fix would remove, and the bar shows the number of reasons', () => {
  const views = viewsOf([id(1), id(2)]);
  const [blocker, ...others] = views.orderBar.blockers?.reasons ?? [];
  expect(others).toEqual([]);
  expect(blocker?.fixes.map(({ command }) => command)).toEqual([
    { type: 'SplitOrder' },
    { type: 'SelectOnly', cartUnitIds: [2] },
    { type: 'Deselect', cartUnitIds: [2] },
  ]);
  expect([views.unit(id(1))?.concern, views.unit(id(2))?.concern]).toEqual([undefined, 'Check before you order']);
  expect(views.orderBar.blockers?.title).toBe('1 thing to check');
  expect(views.orderBar.blockers?.fixAll).toBeUndefined();
});

/** Views of a store whose work after the paint waits in a list. */
const setUpWaiting = () => {
  const waiting: (() => void)[] = [];
  const store = new CartStore(
    withFields(anOpenSession([aUnit(), boiler]), { selected: [id(1)] }),
    () => undefined,
    (work) => waiting.push(work),
  );
  return { waiting, store, views: cartViewsOf(store, testContext(), deferredViews) };
};

test('a press changes the total and its row before the paint, and blockers and offers after it', () => {
  const { store, views, waiting } = setUpWaiting();
  const seen = () => [views.summary.countText, views.unit(id(2))?.isSelected, views.settled.unit(id(2))?.isSelected];
  const before = seen();
  happened(store, { type: 'UnitToggled', cartUnitId: id(2) });
  const [countText] = seen();
  expect(countText).not.toBe(before[0]);
  expect(seen()).toEqual([countText, true, false]);
  expect(views.orderBar.blockers).toBeUndefined();
  waiting.pop()?.();
  expect(seen()).toEqual([countText, true, true]);
  expect(views.orderBar.blockers?.reasons).toHaveLength(1);
});

test('data around the cart changes the blockers only if the order reads them', () => {
  const blockersOf = vi.fn(deferredViews.blockersOf);
  const arrivalsOf = vi.fn(deferredViews.arrivalsOf);
  const store = new CartStore(withFields(anOpenSession([boiler]), { selected: [id(2)] }));
  const views = cartViewsOf(store, testContext(), { ...deferredViews, blockersOf, arrivalsOf });
  const stop = autorun(() => [views.summary, views.unit(id(2))]);
  const calls = () => [blockersOf.mock.calls.length, arrivalsOf.mock.calls.length];
  expect(calls()).toEqual([1, 1]);
  happened(store, { type: 'ExtrasRead', extras: { isOffline: false } });
  expect(calls()).toEqual([1, 1]);
  happened(store, { type: 'ExtrasRead', extras: { delivery: { slots: [], chosen: [], isDropped: false } } });
  expect(calls()).toEqual([2, 2]);
  stop();
});

test('[QT-05] a new quantity and its price are painted before the marks of saving and the sum of the card', () => {
  const { store, views, waiting } = setUpWaiting();
  const seen = () => {
    const { quantity, isUpdating, price } = views.unit(id(1)) ?? {};
    const sum = views.sellerGroup(views.sellerGroupKeys[0] ?? '')?.foot?.parts.find(({ key }) => key === 'Items');
    return [quantity?.value, price?.price, quantity?.isSaving, isUpdating, views.summary.isUpdating, sum?.amount];
  };
  happened(store, { type: 'QuantityChangeStarted', cartUnitId: id(1), quantity: 2 });
  expect(seen()).toEqual(['2', '20,000원', false, false, false, '10,000원']);
  waiting.pop()?.();
  expect(seen()).toEqual(['2', '20,000원', true, true, true, '20,000원']);
});

test('a press changes its row before the paint, and the fee of its parcel and the sum of its group after it', () => {
  const { store, views, waiting } = setUpWaiting();
  const seen = () => {
    const parcel = views.shippingGroup(views.sellerGroup(views.sellerGroupKeys[0] ?? '')?.shippingGroupKeys[0] ?? '');
    const group = views.itemGroup(parcel?.itemGroupKeys[0] ?? '');
    return [views.unit(id(2))?.isSelected, parcel?.labels.map(({ kind }) => kind), group?.summary[0]?.amount];
  };
  expect(seen()).toEqual([false, [], '10,000원']);
  happened(store, { type: 'UnitToggled', cartUnitId: id(2) });
  expect(seen()).toEqual([true, [], '10,000원']);
  waiting.pop()?.();
  expect(seen()).toEqual([true, ['Bundled'], '20,000원']);
});

test('a press that changes no blocker keeps the view of all blockers', () => {
  const store = new CartStore(
    withFields(anOpenSession([aUnit(), boiler]), { selected: [id(1), id(2)] }),
    () => undefined,
    (work) => work(),
  );
  const views = cartViewsOf(store, testContext(), deferredViews);
  const seen: (readonly [string, unknown])[] = [];
  const stop = autorun(() => seen.push([views.summary.payable, views.summary.blockers]));
  happened(store, { type: 'QuantityChangeStarted', cartUnitId: id(1), quantity: 2 });
  stop();
  const [[payable, blockers] = ['', undefined], ...later] = seen;
  expect(blockers).toMatchObject({ reasons: [{}] });
  expect(later.map(([total]) => total)).not.toContain(payable);
  for (const [, now] of later) expect(now).toBe(blockers);
  expect(later.length).toBeGreaterThan(0);
});

test('[WA-01] the controls of two units of an item differ by their options and additions', () => {
  const washer = (cartUnitId: number, value: string): CartUnit =>
    aUnit({ cartUnitId: id(cartUnitId), item: anItem({ itemName: 'Washer', additions: [anAddition({ value })] }) });
  const views = cartViews(anOpenSession([washer(1, 'Plinth'), washer(2, 'Hose')]), { language: 'en' });
  const namesOf = (cartUnitId: number): readonly (string | undefined)[] => {
    const unit = views.unit(id(cartUnitId));
    return [
      unit?.box.accessibleName,
      unit?.quantity.accessibleName,
      unit?.quantity.increase.accessibleName,
      unit?.deleteUnit.accessibleName,
      unit?.saveUnit.accessibleName,
    ];
  };
  expect(namesOf(1).every((name) => name?.includes('Plinth'))).toBe(true);
  expect(namesOf(2).every((name) => name?.includes('Hose'))).toBe(true);
});

test('[CK-18] does not mark units that can be ordered together', () => {
  const views = viewsOf([id(2)]);
  expect([views.orderBar.blockers, views.unit(id(2))?.concern]).toEqual([undefined, undefined]);
});

test('[CK-18] one press can resolve several reasons', () => {
  const book = aUnit({ cartUnitId: id(3), item: anItem({ mall: 'Book' }) });
  const state = withFields(anOpenSession([aUnit(), boiler, book]), { selected: [id(1), id(2), id(3)] });
  const { blockers } = cartViews(state, { language: 'en' }).orderBar;
  expect(blockers?.reasons.length).toBeGreaterThan(1);
  expect(blockers?.title).toBe(`${blockers?.reasons.length} things to check`);
  expect([blockers?.fixAll?.label, blockers?.fixAll?.command.type]).toEqual(['Fix all', 'FixAll']);
});

test.each([
  ['ko', '나눠서 주문'],
  ['en', 'Split into several orders'],
  ['cn', '分单下单'],
  ['jp', '分けて注文'],
] as const)('[CK-01 CK-17] in %s the first reason that several orders resolve offers to split', (language, label) => {
  const book = aUnit({ cartUnitId: id(3), item: anItem({ mall: 'Book' }) });
  const state = withFields(anOpenSession([aUnit(), boiler, book]), { selected: [id(1), id(2), id(3)] });
  const fixes = cartViews(state, { language }).orderBar.blockers?.reasons.flatMap((reason) => reason.fixes) ?? [];
  expect(fixes.filter(({ command }) => command.type === 'SplitOrder').map((fix) => fix.label)).toEqual([label]);
});

test.each([
  ['ko', '고객센터'],
  ['en', 'Customer service'],
  ['cn', '客服中心'],
  ['jp', 'カスタマーセンター'],
] as const)('[CK-12] in %s restricted and withdrawn buyers get a link to customer service', (language, label) => {
  const helpOf = (standing: 'Normal' | 'Restricted' | 'Withdrawn') => {
    const state = withFields(anOpenSession([aUnit(), boiler]), {
      selected: [id(1), id(2)],
      buyer: aBuyer({ standing }),
    });
    return cartViews(state, { language }).summary.blockers?.reasons.flatMap(({ help }) => help ?? []);
  };
  expect(helpOf('Restricted')).toEqual([{ label, href: '/help' }]);
  expect(helpOf('Withdrawn')).toEqual([{ label, href: '/help' }]);
  expect(helpOf('Normal')).toEqual([]);
});

test.each(languages)('[WA-01] in %s the controls of two options of one item have different names', (language) => {
  const shirt = (n: number, value: string) => {
    const options = [anOption({ optionEntries: [{ name: 'Colour', value }] })];
    return aUnit({ cartUnitId: id(n), item: anItem({ itemName: 'Shirt', options }) });
  };
  const state = withFields(anOpenSession([shirt(1, 'Red'), shirt(3, 'Blue'), boiler]), { selected: [id(1), id(2)] });
  const views = cartViews(state, { language });
  const namesOf = (n: number): readonly (string | undefined)[] => {
    const unit = views.unit(id(n));
    const { quantity } = unit ?? {};
    return [
      unit?.box.accessibleName,
      unit?.changeOptions?.accessibleName,
      unit?.deleteUnit.accessibleName,
      unit?.coupon?.accessibleName,
      quantity?.accessibleName,
      quantity?.decrease.accessibleName,
      quantity?.increase.accessibleName,
    ];
  };
  for (const [i, red] of namesOf(1).entries()) {
    expect(red).toContain('Red');
    expect(namesOf(3)[i]).toContain('Blue');
  }
  expect(views.unit(id(1))?.name).toBe('Shirt');
  expect(views.unit(id(2))?.box.accessibleName).not.toContain(',');
  const undone = (unit: CartUnit) =>
    removalView(testContext({ language }), {
      ...withFields(state, { units: [shirt(3, 'Blue')] }),
      extras: { removal: { kind: 'Deleted', units: [unit], coupons: [], selected: [], isUndoing: false } },
    })?.undo.accessibleName;
  expect(undone(shirt(1, 'Red'))).toContain('Red');
});

test('[CK-01 CK-18] too many units mark no particular row', () => {
  const units = Array.from({ length: 31 }, (_, i) => aUnit({ cartUnitId: id(i + 1) }));
  const state = withFields(anOpenSession(units), { selected: units.map(({ cartUnitId }) => cartUnitId) });
  const views = cartViews(state, { language: 'en' });
  expect(views.orderBar.blockers?.reasons).toHaveLength(1);
  expect(units.filter(({ cartUnitId }) => views.unit(cartUnitId)?.concern !== undefined)).toEqual([]);
});

test('[OV-12 CK-18] missing consent is asked for once, without an error and without a mark on each row', () => {
  const state = anOpenSession([aUnit()]);
  const views = cartViews(
    withFields(state, {
      selected: [id(1)],
      destination: { country: 'Japan', overseas: anOversea('EMS', [id(1)], { papers: noPapers }) },
      buyer: { ...state.cart.buyer, isIdentityVerified: true },
    }),
    { language: 'en' },
  );
  expect(views.summary.blockers).toMatchObject({
    isInvitation: true,
    title:
      'Do you agree that we share your details with the carrier for overseas shipping? Without your consent, the data you entered will not be saved.',
    fixAll: undefined,
  });
  expect(views.summary.blockers?.reasons[0]?.fixes.map(({ command }) => command)).toEqual([
    { type: 'GivePapers', papers: { isConsented: true } },
    { type: 'Agree', code: 'ASK-OVERSEA-CONSENT' },
  ]);
  expect(views.unit(id(1))?.concern).toBeUndefined();
});

test.each([
  ['ko', '귤0, 귤1, 귤2', ' 외 2개'],
  ['en', '귤0, 귤1, 귤2', ' and 2 more'],
  ['cn', '귤0、귤1、귤2', '及另外2件'],
  ['jp', '귤0、귤1、귤2', ' ほか2点'],
] as const)(
  '[CK-01 CK-18] in %s a reason names some affected items and the number of others',
  (language, names, others) => {
    const units = Array.from({ length: 35 }, (_, i) =>
      aUnit({ cartUnitId: id(i + 1), item: anItem({ itemName: `귤${i - 30}`, itemImageUrl: `/${i}.png` }) }),
    );
    const namedIn = (count: number) => {
      const selected = units.slice(0, count).map(({ cartUnitId }) => cartUnitId);
      return cartViews(withFields(anOpenSession(units), { selected }), { language }).summary.blockers?.reasons[0];
    };
    expect(namedIn(35)?.names).toBe(`${names}${others}`);
    expect(namedIn(35)?.pictures.map(({ key, src }) => [key, src])).toEqual([
      [31, '/30.png'],
      [32, '/31.png'],
      [33, '/32.png'],
    ]);
    expect(namedIn(33)?.names).toBe(names);
    expect(namedIn(31)?.names).toBe('귤0');
  },
);

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

const watch = (units = hundred) => {
  const store = new CartStore(anOpenSession(units));
  const views = cartViewsOf(store, testContext(), deferredViews);
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
  const names = ['page', 'header', 'tabBar', 'toolbar', 'sellerGroupKeys', 'summary', 'orderBar', 'loading'] as const;
  for (const name of names) watchOne(name, () => views[name]);
  const after = (...events: readonly CartEvent[]): readonly string[] => {
    renewed.clear();
    happened(store, ...events);
    return [...renewed.keys()].toSorted();
  };
  return { after, store, views };
};

test('[SE-01] one toggle of 100 units updates only its line, its parcel and seller, the toolbar and the sums', () => {
  const { after } = watch();
  expect(after({ type: 'UnitToggled', cartUnitId: cartUnitId(42) })).toEqual([
    'orderBar',
    // its bundled label counts selected units (SH-04)
    'parcel Seller/S1/B1',
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

test('[SE-02] toggling the tab replaces only the box of a line', () => {
  const { store, views } = watch();
  const before = views.unit(id(1));
  happened(store, { type: 'TabToggled' });
  const after = views.unit(id(1));
  expect(after?.box).not.toBe(before?.box);
  for (const part of ['image', 'quantity', 'price', 'labels', 'additions', 'deleteUnit'] as const)
    expect(after?.[part], part).toBe(before?.[part]);
});

test('changes of other units do not rebuild the texts of a line', () => {
  let builds = 0;
  const item = Object.defineProperty(anItem(), 'itemImageUrl', {
    enumerable: true,
    get: () => {
      builds += 1;
      return '';
    },
  });
  const { store } = watch(hundred.with(8, { ...aUnit(hundred[8]), item }));
  expect(builds).toBe(1);
  builds = 0;
  const unit = aUnit({ ...hundred[6], version: 2, quantity: 3 });
  happened(
    store,
    { type: 'UnitToggled', cartUnitId: id(7) },
    { type: 'QuantityChangeStarted', cartUnitId: id(7), quantity: 3 },
    { type: 'QuantityChanged', cartUnitId: id(7), unit, cartVersion: 2, cancelledCoupons: false },
    { type: 'PricesAsked', inputs: { selected: [], quantities: [] } },
  );
  expect(builds).toBe(0);
});

test('[QT-05] saving a quantity updates only its line', () => {
  const { after } = watch();
  expect(after({ type: 'QuantityChangeStarted', cartUnitId: cartUnitId(7), quantity: 3 })).toEqual(['unit 7']);
});

test('[QT-05 PR-06] saving a quantity of a selected unit also updates the groups and sums at once', () => {
  const { after, store } = watch();
  happened(store, { type: 'UnitToggled', cartUnitId: cartUnitId(7) });
  expect(after({ type: 'QuantityChangeStarted', cartUnitId: cartUnitId(7), quantity: 3 })).toEqual([
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
  const unit = aUnit({ ...hundred[2], version: 2, quantity: 4, expressShopBranch: undefined });
  const change = { cartUnitId: cartUnitId(3), unit, cartVersion: 2, cancelledCoupons: false };
  expect(after({ type: 'QuantityChanged', ...change })).toEqual(['orderBar', 'seller Seller/S2', 'summary', 'unit 3']);
});

const shown = (showsPageAfter: 'FirstGroup' | 'All', pricesAsOf: number) => {
  const state = anOpenSession(undefined, { environment: anEnvironment({ showsPageAfter }), pricesAsOf });
  const { page, loading } = cartViews(state);
  return [page.body, page.loadState, loading.type];
};

test('[PG-20] the page shows after the first or all groups of calls, depending on the server', () => {
  expect(shown('FirstGroup', 0)).toEqual(['Cart', 'Loaded', 'None']);
  expect(shown('All', 0)).toEqual(['Loading', 'NotLoaded', 'Cart']);
  expect(shown('All', 1)).toEqual(['Cart', 'Loaded', 'None']);
});
