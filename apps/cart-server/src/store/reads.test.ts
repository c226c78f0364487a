import {
  putWorld,
  aCouponPolicy,
  aNewUnit,
  aShop,
  quantityOf,
  shopperA,
  setStock,
  setItemOffers,
} from '@baguni/backend/testing';
import { calls, type CallName } from '@baguni/contract';
import {
  cartUnitId,
  couponPolicyNo,
  itemNo,
  itemStock,
  sellerKey,
  won,
  type CartUnitId,
} from '@baguni/domain/internal';
import { aBsdEvent, aCashbackPolicy, anInitialCart, anItem, aPolicy, aSeller, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { postgresOfFile } from '../testing/postgres.ts';
import { recordedStore, type RecordedStore } from '../testing/recording.ts';

const postgres = postgresOfFile();

/** Units in a cart. */
const UNITS = 3;
const text = { ko: '빅', en: 'Big', cn: '大', jp: '大' };
const unit = (n: number) =>
  aUnit({
    cartUnitId: cartUnitId(n),
    item: anItem({ itemNo: itemNo(`I${n}`) }),
    seller: aSeller({ sellerKey: sellerKey(`S${n}`) }),
  });

/** Sells `items` items. The shopper has the first ones, and every tenth has a coupon to download. */
const fill = async (
  store: RecordedStore,
  items: number,
  inCart = UNITS,
): Promise<ReadonlyMap<CartUnitId, CartUnitId>> => {
  const units = Array.from({ length: inCart }, (_, i) => unit(i + 1));
  const shippingPolicies = [aPolicy({ shippingPolicyKey: unit(1).shippingPolicyKey })];
  const ids = await putWorld(store, shopperA.scope, anInitialCart(units, { shippingPolicies }));
  const nos = Array.from({ length: items }, (_, i) => itemNo(`I${i + 1}`));
  const others = nos.slice(UNITS);
  await store.transaction(async (tx) => {
    const sellers = new Map(others.map((no) => [sellerKey(`S${no}`), aSeller({ sellerKey: sellerKey(`S${no}`) })]));
    const { detail: terms } = aNewUnit();
    const sold = new Map(
      // the same items are nearest to an amount, however many there are
      others.map((no, i) => {
        const item = anItem({ itemNo: no, itemSellPrice: won(i < 60 ? 10_000 : 1_000_000) });
        return [no, { item, unable: null, terms }] as const;
      }),
    );
    await tx.putCatalogue('marketplace', 'ko', { items: sold, sellers });
    const related = nos.map((no) => ({ itemNo: no, related: nos.slice(UNITS, UNITS + 5) }));
    await setItemOffers(tx, 'marketplace', {
      bsdEvents: nos.map((no) => ({ ...aBsdEvent({ itemNo: no }), bannerText: text })),
      benefits: nos.map((no) => ({ itemNo: no, itemPurchaseBenefitList: [{ benefitType: 'Gift' }] })),
      boughtTogether: related,
      similar: related,
      priceChanges: nos.map((no) => ({ itemNo: no, before: won(100), changedAt: 1 })),
    });
    for (const no of others.filter((_, i) => i % 10 === 0)) {
      await setStock(tx, 'marketplace', itemStock(no), 5);
      const policyNo = couponPolicyNo(`P${no}`);
      await tx.putCouponPolicy(
        'marketplace',
        aCouponPolicy({ policyNo, eventNo: no, target: { type: 'Items', itemNos: [no] } }),
      );
    }
    await tx.putCouponPolicy('marketplace', aCouponPolicy());
    const { cartUnitIds: _, ...cashback } = aCashbackPolicy();
    const cashbacks = nos.map((no) => ({ ...cashback, target: { type: 'Items', itemNos: [no] } as const }));
    await tx.putCashbacks('marketplace', cashbacks);
  });
  return ids;
};

/** The requests of calls that need more than an empty one. */
const bodiesFor = (ids: readonly CartUnitId[]): Partial<Record<CallName, object>> => {
  const [cartUnitIds, itemNos] = [ids, ids.map((_, i) => `I${i + 1}`)];
  const requests = ids.map((id) => ({ cartUnitId: id, quantity: 1 }));
  return {
    getCart: { cartUnitIdList: [] },
    getItemOptions: { cartUnitId: ids[0] },
    getCouponBox: { cartUnitIds: [] },
    getGroupCouponList: { cartUnitIds },
    getUnitCouponList: { cartUnitId: ids[0] },
    getRecommendedCoupons: { targets: [{ key: 'a', cartUnitIds }], couponsOnNotTargeted: [] },
    checkAppliedCoupons: { cartUnitIds },
    getAppliedCoupons: { cartUnitIds },
    issueCoupon: { eventNo: 'E1', encStr: 'signed', couponPromotionType: 'Cart' },
    getBsdEvents: { itemNos },
    getPurchaseBenefits: { itemNos },
    getAvailableDiscount: { requests },
    getTotalCashback: { isSmileClub: false, cartRequests: requests, couponRequests: [] },
    getPrices: { countryCode: 'SouthKorea', requests },
    getShipping: { countryCode: 'SouthKorea', requests },
    getOverseaShippingFees: { countryType: 'Japan', requests },
    getShippingUnavailableItems: { countryType: 'Japan', requests, shippingCompanies: [] },
    cartBt: { itemNos, isApp: false },
    recommendItems: { itemNos, isApp: false },
    postSignalItems: { cartUnitIds },
    noteViewedItem: { itemNo: itemNos[0] },
    getFreeShippingItems: { bundleKey: aNewUnit().detail.bundleKey, missing: 1000 },
    addCart: { itemNo: 'I4', quantity: 1, optionNos: [], additions: [] },
    setQuantity: { ...quantityOf(ids[0], 2, { unitVersion: 1 }), refresh: { countryCode: 'SouthKorea', requests } },
    removeCartUnits: { cartUnitIds: [ids[1]], deleteCauseType: 'Buyer' },
    saveForLater: { cartUnitIds: [ids[2]] },
  };
};

/** The work of one call: its status, statements, rows, and the size of the rows. */
type Work = readonly [CallName, number, number, number, number];

const workOf = async (store: RecordedStore, items: number): Promise<readonly Work[]> => {
  const ids = [...(await fill(store, items)).values()];
  const bodies = bodiesFor(ids);
  const shop = aShop(store);
  const work: Work[] = [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of the table
  for (const name of Object.keys(calls) as CallName[]) {
    store.takeStatements();
    const { status } = await shop.ask(name, bodies[name] ?? {});
    if (bodies[name]) expect([name, status]).toEqual([name, 200]);
    const statements = store.takeStatements();
    const sum = (by: 'rows' | 'bytes'): number => statements.reduce((all, one) => all + one[by], 0);
    work.push([name, status, statements.length, sum('rows'), sum('bytes')]);
  }
  return work;
};

test.each([
  ['sqlite', 20_000],
  ['postgres', 2_000],
] as const)('[SV-03] every call reads as much with 100 items as with many, on %s', async (kind, many) => {
  const work = [100, many].map(async (items) => {
    const store = await recordedStore(kind, kind === 'sqlite' ? ':memory:' : await postgres.migratedDatabase());
    const done = await workOf(store, items);
    await store.close();
    return done;
  });
  const [few, more] = await Promise.all(work);
  expect(more).toEqual(few);
  const rows = new Map(few?.map(([name, , , read]) => [name, read]));
  for (const name of ['getInitialCart', 'cartBt', 'getCouponBox', 'getBsdEvents'] as const)
    expect([name, (rows.get(name) ?? 0) >= UNITS]).toEqual([name, true]);
});

test('[SV-03] a cart read sends as many statements for one unit as for many', async () => {
  const counts = [1, 60].map(async (units) => {
    const store = await recordedStore('sqlite', ':memory:');
    await fill(store, 100, units);
    store.takeStatements();
    expect((await aShop(store).reply('getInitialCart')).units).toHaveLength(units);
    const statements = store.takeStatements();
    await store.close();
    return [statements.length, statements.filter(({ sql }) => sql.includes('"items"')).length];
  });
  const [one, many] = await Promise.all(counts);
  expect([many, one?.[1]]).toEqual([one, 1]);
});
