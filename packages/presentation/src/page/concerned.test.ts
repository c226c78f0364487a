import { anOpenSession, withFields } from '@baguni/use-cases/sessions';
import { noFlags, cartUnitId as id, type CartUnitId } from '@baguni/domain';
import { anItem, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { CartStore } from '../store/cart-store.ts';
import { CartViews } from './cart-views.ts';
import { deferredViews } from '../testing/deferred-views.ts';

const boiler = aUnit({
  cartUnitId: id(2),
  item: anItem({ itemName: '보일러', flags: { ...noFlags, isInstall: true } }),
});

const viewsOf = (selected: readonly CartUnitId[]): CartViews =>
  new CartViews(
    new CartStore(withFields(anOpenSession([aUnit(), boiler]), { selected })),
    testContext({ language: 'en' }),
    {
      deferred: deferredViews,
    },
  );

test('[CK-18] marks rows that a fix would remove, and the bar shows the number of reasons', () => {
  const views = viewsOf([id(1), id(2)]);
  const [blocker, ...others] = views.orderBar.blockers?.reasons ?? [];
  expect(others).toEqual([]);
  expect(blocker?.fixes.map(({ command }) => command)).toEqual([
    { type: 'SelectOnly', cartUnitIds: [2] },
    { type: 'Deselect', cartUnitIds: [2] },
  ]);
  expect([views.unit(id(1))?.concern, views.unit(id(2))?.concern]).toEqual([undefined, 'Check before you order']);
  expect(views.orderBar.blockers?.title).toBe('1 thing to check');
  expect(views.orderBar.blockers?.fixAll).toBeUndefined();
});

test('[CK-18] does not mark units that can be ordered together', () => {
  const views = viewsOf([id(2)]);
  expect([views.orderBar.blockers, views.unit(id(2))?.concern]).toEqual([undefined, undefined]);
});

test('[CK-18] one press can resolve several reasons', () => {
  const book = aUnit({ cartUnitId: id(3), item: anItem({ mall: 'Book' }) });
  const state = withFields(anOpenSession([aUnit(), boiler, book]), { selected: [id(1), id(2), id(3)] });
  const { blockers } = new CartViews(new CartStore(state), testContext({ language: 'en' }), { deferred: deferredViews })
    .orderBar;
  expect(blockers?.reasons.length).toBeGreaterThan(1);
  expect(blockers?.title).toBe(`${blockers?.reasons.length} things to check`);
  expect([blockers?.fixAll?.label, blockers?.fixAll?.command.type]).toEqual(['Fix all', 'FixAll']);
});

test('[CK-01 CK-18] too many units mark no particular row', () => {
  const units = Array.from({ length: 31 }, (_, i) => aUnit({ cartUnitId: id(i + 1) }));
  const state = withFields(anOpenSession(units), { selected: units.map(({ cartUnitId }) => cartUnitId) });
  const views = new CartViews(new CartStore(state), testContext({ language: 'en' }), { deferred: deferredViews });
  expect(views.orderBar.blockers?.reasons).toHaveLength(1);
  expect(units.filter(({ cartUnitId }) => views.unit(cartUnitId)?.concern !== undefined)).toEqual([]);
});

test.each([
  ['ko', '귤0, 귤1, 귤2 외 2개'],
  ['en', '귤0, 귤1, 귤2 and 2 more'],
  ['cn', '귤0, 귤1, 귤2及另外2件'],
  ['jp', '귤0, 귤1, 귤2 ほか2点'],
] as const)('[CK-01 CK-18] in %s a reason names some affected items and the number of others', (language, names) => {
  const units = Array.from({ length: 35 }, (_, i) =>
    aUnit({ cartUnitId: id(i + 1), item: anItem({ itemName: `귤${i - 30}`, itemImageUrl: `/${i}.png` }) }),
  );
  const namedIn = (count: number) =>
    new CartViews(
      new CartStore(
        withFields(anOpenSession(units), { selected: units.slice(0, count).map(({ cartUnitId }) => cartUnitId) }),
      ),
      testContext({ language }),
      { deferred: deferredViews },
    ).summary.blockers?.reasons[0];
  expect(namedIn(35)?.names).toBe(names);
  expect(namedIn(35)?.pictures.map(({ key, src }) => [key, src])).toEqual([
    [31, '/30.png'],
    [32, '/31.png'],
    [33, '/32.png'],
  ]);
  expect(namedIn(33)?.names).toBe('귤0, 귤1, 귤2');
  expect(namedIn(31)?.names).toBe('귤0');
});
