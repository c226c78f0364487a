import { expect } from 'vitest';
import {
  bundleKey,
  itemNo,
  sellerKey,
  shippingPolicyKey,
  itemStock,
  optionStock,
  txKey,
  won,
  type CashbackTerms,
  type ItemNo,
  type Language,
} from '@baguni/domain/internal';
import { anItem, aCashbackPolicy, aCardOffer, anExtraDiscount, aDeliverySlot, aUnit } from '@baguni/domain/testing';
import { eachPart, emptyCatalogue, type CatalogueKeys } from '../../store/catalogue.ts';
import {
  aCatalogue,
  aCouponPolicy,
  aNewUnit,
  aStoredOrder,
  scopeA,
  scopeB,
  anIdempotentRequest as aRequest,
  type RowTests,
  setStock,
  setItemOffers,
} from '../rows.ts';
import { noOffers, type Offers } from '../../store/offers.ts';
import { guestOwner, ANSWER_LASTS_MS, type StoredAnswer } from '../../store/rows.ts';

const everything: CatalogueKeys = {
  items: [itemNo('I1'), itemNo('unknown')],
  sellers: [sellerKey('S1')],
  policies: [shippingPolicyKey('P1')],
  bundleTerms: [bundleKey('B1')],
  discounts: ['D1', '__proto__'],
  fundings: ['F1', '__proto__'],
};
const noKeys = eachPart<CatalogueKeys>(() => []);

export const catalogueContract: RowTests = {
  'a catalogue is read as it was written, only what was asked for, in its tenant and language': async (tx) => {
    await tx.putCatalogue('marketplace', 'ko', aCatalogue());
    expect(await tx.catalogue('marketplace', 'ko', everything)).toEqual(aCatalogue());
    expect(await tx.catalogue('marketplace', 'ko', noKeys)).toEqual(emptyCatalogue);
    expect(await tx.catalogue('marketplace', 'en', everything)).toEqual(emptyCatalogue);
    expect(await tx.catalogue('outlet', 'ko', everything)).toEqual(emptyCatalogue);
  },

  'writing an entry again replaces it and keeps the others': async (tx) => {
    await tx.putCatalogue('marketplace', 'ko', aCatalogue());
    const changed = { item: anItem({ itemNo: itemNo('I1'), itemName: '배' }), unable: 'ITEM_STOP_SELLING' as const };
    await tx.putCatalogue('marketplace', 'ko', { items: new Map([[itemNo('I1'), changed]]) });
    const read = await tx.catalogue('marketplace', 'ko', everything);
    expect(read).toEqual({ ...aCatalogue(), items: new Map([[itemNo('I1'), changed]]) });
  },

  'entries, offers and stock that are the same are not written': async (tx) => {
    const changed = { ...noKeys, items: [itemNo('I1')] };
    const [first, again] = [await tx.putCatalogue('marketplace', 'ko', aCatalogue()), aCatalogue()];
    expect(first.items).toEqual(changed.items);
    expect(first.sellers).toEqual([sellerKey('S1')]);
    expect(await tx.putCatalogue('marketplace', 'ko', again)).toEqual(noKeys);
    const dearer = { item: anItem({ itemNo: itemNo('I1'), itemSellPrice: won(7) }), unable: null };
    const items = new Map([[itemNo('I1'), dearer]]);
    expect(await tx.putCatalogue('marketplace', 'ko', { ...aCatalogue(), items })).toEqual(changed);
    expect(await tx.putOffers('marketplace', some)).toBe(true);
    expect(await tx.putOffers('marketplace', some)).toBe(false);
    const terms = [{ ...cashback, target: { type: 'All' } }] as const;
    expect(await tx.putCashbacks('marketplace', terms)).toBe(true);
    expect(await tx.putCashbacks('marketplace', terms)).toBe(false);
    expect(await tx.putCashbacks('marketplace', [])).toBe(true);
    const entries = [{ kind: 'similar', itemNo: itemNo('I1'), entries: [{ itemNo: 'I1', related: ['I2'] }] }] as const;
    expect(await tx.putEntries('marketplace', entries)).toHaveLength(1);
    expect(await tx.putEntries('marketplace', entries)).toEqual([]);
    expect(await tx.putCouponPolicy('marketplace', aCouponPolicy())).toBe(true);
    expect(await tx.putCouponPolicy('marketplace', aCouponPolicy())).toBe(false);
  },

  'finds the items that have a row, of their tenant': async (tx) => {
    await tx.putCatalogue('marketplace', 'ko', aCatalogue());
    const asked = [itemNo('I1'), itemNo('unknown')];
    expect(await tx.knownItems('marketplace', asked)).toEqual(new Set([itemNo('I1')]));
    expect(await tx.knownItems('outlet', asked)).toEqual(new Set());
  },

  'many stocks are written at once': async (tx) => {
    const [item, option] = [itemStock(itemNo('I1')), optionStock(itemNo('I1'), 'O1')];
    await tx.putStocks(
      'marketplace',
      new Map([
        [item, 3],
        [option, 4],
      ]),
    );
    await tx.putStocks(
      'marketplace',
      new Map([
        [item, null],
        [option, 5],
      ]),
    );
    expect(await tx.stock('marketplace', [item, option])).toEqual(new Map([[option, 5]]));
  },

  'stock: what has no row is not limited; pieces are taken where enough are left': async (tx) => {
    const limited = itemStock(itemNo('I1'));
    const free = optionStock(itemNo('I1'), 'O1');
    await setStock(tx, 'marketplace', limited, 3);
    expect(await tx.takeStock('marketplace', { key: limited, pieces: 2 })).toBe(true);
    expect(await tx.takeStock('marketplace', { key: limited, pieces: 2 })).toBe(false);
    expect(await tx.takeStock('marketplace', { key: free, pieces: 999 })).toBe(true);
    expect(await tx.stock('marketplace', [limited, free])).toEqual(new Map([[limited, 1]]));
    expect(await tx.stock('marketplace', [])).toEqual(new Map());
    expect(await tx.stock('outlet', [limited])).toEqual(new Map());
    await setStock(tx, 'marketplace', limited, null);
    expect(await tx.stock('marketplace', [limited])).toEqual(new Map());
  },
};

const { cartUnitIds: _, ...cashback } = aCashbackPolicy();

const some: Offers = {
  extraDiscounts: [anExtraDiscount()],
  cards: [{ ...aCardOffer(), cardName: { ko: '카드', en: 'Card', cn: '卡', jp: 'カード' } }],
};

export const offerContract: RowTests = {
  'offers are read as they were written, in their tenant; writing them again replaces them': async (tx) => {
    expect(await tx.offers('marketplace')).toEqual(noOffers);
    await tx.putOffers('marketplace', some);
    expect(await tx.offers('marketplace')).toEqual(some);
    expect(await tx.offers('outlet')).toEqual(noOffers);
    await tx.putOffers('marketplace', { ...some, cards: [] });
    expect(await tx.offers('marketplace')).toEqual({ ...some, cards: [] });
  },

  'cashback terms are read by what they are for, in their order; writing them again replaces them': async (tx) => {
    const forAll: CashbackTerms = { ...cashback, target: { type: 'All' } };
    const forItems: CashbackTerms = { ...cashback, target: { type: 'Items', itemNos: [itemNo('A'), itemNo('B')] } };
    await tx.putCashbacks('marketplace', [forItems, forAll]);
    const read = (...targets: readonly string[]) => tx.cashbacks('marketplace', targets);
    expect(await read('All', 'Items/A', 'Items/B')).toEqual([forItems, forAll]);
    expect([await read('All', 'Items/C'), await read('Sellers/A')]).toEqual([[forAll], []]);
    expect([await read(), await tx.cashbacks('outlet', ['All'])]).toEqual([[], []]);
    await tx.putCashbacks('marketplace', [forAll]);
    expect(await read('All', 'Items/A')).toEqual([forAll]);
  },

  'offers by item are read for the asked items in their order; writing some keeps the others': async (tx) => {
    const related = (itemNo: ItemNo, ...others: readonly ItemNo[]) => ({ itemNo, related: others });
    const change = (itemNo: ItemNo, changedAt: number) => ({ itemNo, before: won(100), changedAt });
    const [a, b, c] = [itemNo('A'), itemNo('B'), itemNo('C')];
    await setItemOffers(tx, 'marketplace', {
      similar: [related(a, b), related(b, c)],
      boughtTogether: [related(a, c)],
      priceChanges: [change(a, 1), change(b, 2), change(a, 3)],
    });
    await setItemOffers(tx, 'marketplace', { similar: [related(b, a)] });
    const read = (kind: 'similar' | 'boughtTogether' | 'priceChanges', ...nos: readonly ItemNo[]) =>
      tx.itemOffers('marketplace', kind, nos);
    expect(await read('similar', b, a, b, c)).toEqual([related(b, a), related(a, b)]);
    expect(await read('boughtTogether', a)).toEqual([related(a, c)]);
    expect(await read('priceChanges', a)).toEqual([change(a, 1), change(a, 3)]);
    expect([await read('similar'), await tx.itemOffers('outlet', 'similar', [a])]).toEqual([[], []]);
  },

  '[FG-01] items of a parcel are read by price, the nearest to the amount first': async (tx) => {
    const { detail: terms } = aNewUnit();
    const offered = (no: string, price: number, key = terms.bundleKey) => {
      const item = anItem({ itemNo: itemNo(no), itemSellPrice: won(price) });
      return [itemNo(no), { item, unable: null, terms: { ...terms, bundleKey: key } }] as const;
    };
    const prices = [900, 10_000, 1000, 2000, 999, 1000].map((price, i) => offered(`I${i}`, price));
    const items = new Map([...prices, offered('other', 1000, bundleKey('other'))]);
    await tx.putCatalogue('marketplace', 'ko', { items });
    const read = async (price: number, most: number, language: Language = 'ko') =>
      (await tx.parcelItems('marketplace', language, { bundleKey: terms.bundleKey, price: won(price), most })).map(
        ({ item }) => item.itemNo,
      );
    expect(await read(1000, 2)).toEqual(['I2', 'I5', 'I4', 'I0']);
    expect(await read(1001, 3)).toEqual(['I3', 'I1', 'I5', 'I2', 'I4']);
    expect(await read(1000, 2, 'en')).toEqual([]);
  },

  '[SV-02] which build has filled the store is read as it was written last': async (tx) => {
    expect(await tx.seededBy()).toBeNull();
    await tx.putSeededBy('one');
    await tx.putSeededBy('other');
    expect(await tx.seededBy()).toBe('other');
  },
};

export const orderContract: RowTests = {
  'an order is read as it was written, by its shopper only': async (tx) => {
    const order = aStoredOrder({
      units: [aUnit()],
      countryType: 'Japan',
      shippingCompany: 'CJ',
      memo: '<b>문 앞에</b>',
      deliverySlots: [aDeliverySlot()],
      orderNumber: '2026-1122-0001',
      terms: {
        address: { address: '서울', zipCode: '04001' },
        arrivals: [],
        cashback: won(120),
        paymentMethod: undefined,
      },
    });
    await tx.addOrder(scopeA, order);
    expect(await tx.order(scopeA, txKey('T1'))).toEqual(order);
    expect(await tx.order(scopeA, txKey('T2'))).toBeNull();
    expect(await tx.order(scopeB, txKey('T1'))).toBeNull();
    expect(await tx.order({ ...scopeA, tenant: 'outlet' }, txKey('T1'))).toBeNull();
  },

  '[CK-13] each order of a day has a higher number than the ones before': async (tx) => {
    const next = () => tx.nextOrder('marketplace', '2026-1122');
    const numbers = [await next(), await next()];
    await tx.nextOrder('outlet', '2026-1122');
    numbers.push(await next());
    expect(numbers[0]).toBeGreaterThan(0);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  },

  '[SV-04] an order is paid once, by its shopper': async (tx) => {
    await tx.addOrder(scopeA, aStoredOrder());
    expect(await tx.markPaid(scopeB, txKey('T1'), 7)).toBe(false);
    expect(await tx.markPaid(scopeA, txKey('T1'), 7)).toBe(true);
    expect(await tx.markPaid(scopeA, txKey('T1'), 8)).toBe(false);
    expect(await tx.markPaid(scopeA, txKey('unknown'), 8)).toBe(false);
    expect(await tx.order(scopeA, txKey('T1'))).toEqual(aStoredOrder({ paidAt: 7 }));
  },

  '[CK-15] unpaid orders of a guest become a buyer’s, and nobody else’s; paid ones and others’ stay': async (tx) => {
    const guest = { ...scopeA, owner: guestOwner('g') };
    await tx.addOrder(guest, aStoredOrder());
    await tx.addOrder(guest, aStoredOrder({ txKey: txKey('paid'), paidAt: 3 }));
    await tx.addOrder({ ...guest, owner: guestOwner('other') }, aStoredOrder({ txKey: txKey('theirs') }));
    await tx.addOrder({ ...guest, tenant: 'outlet' }, aStoredOrder({ txKey: txKey('outlet') }));
    await tx.moveUnpaidOrders(guest, scopeA);
    expect(await tx.order(scopeA, txKey('T1'))).toEqual(aStoredOrder());
    expect(await tx.order(guest, txKey('T1'))).toBeNull();
    expect(await tx.order(guest, txKey('paid'))).not.toBeNull();
    for (const key of ['paid', 'theirs', 'outlet']) expect(await tx.order(scopeA, txKey(key))).toBeNull();
  },

  '[CK-15] an unpaid order is written anew under its key, by its shopper only; a paid one is not': async (tx) => {
    const anew = aStoredOrder({
      createdAt: 9,
      units: [aUnit()],
      agreed: ['ASK-INCOME-DUTY'],
      preparedFor: scopeA.owner,
    });
    await tx.addOrder(scopeA, aStoredOrder());
    expect(await tx.rewriteOrder(scopeB, anew)).toBe(false);
    expect(await tx.rewriteOrder(scopeA, anew)).toBe(true);
    expect(await tx.order(scopeA, txKey('T1'))).toEqual(anew);
    expect(await tx.rewriteOrder(scopeA, { ...anew, txKey: txKey('unknown') })).toBe(false);
    await tx.markPaid(scopeA, txKey('T1'), 7);
    expect(await tx.rewriteOrder(scopeA, aStoredOrder())).toBe(false);
    expect(await tx.order(scopeA, txKey('T1'))).toEqual({ ...anew, paidAt: 7 });
  },

  'a shopper’s orders are read the latest first, at most so many, nobody else’s': async (tx) => {
    const at = (key: string, createdAt: number) => aStoredOrder({ txKey: txKey(key), createdAt });
    for (const order of [at('first', 1), at('third', 3), at('second', 2)]) await tx.addOrder(scopeA, order);
    await tx.addOrder(scopeB, at('theirs', 4));
    await tx.addOrder({ ...scopeA, tenant: 'outlet' }, at('outlet', 5));
    await tx.markPaid(scopeA, txKey('second'), 7);
    const second = { ...at('second', 2), paidAt: 7 };
    expect(await tx.orders(scopeA, 9)).toEqual([at('third', 3), second, at('first', 1)]);
    expect(await tx.orders(scopeA, 2)).toEqual([at('third', 3), second]);
    expect(await tx.orders({ ...scopeA, owner: guestOwner('g') }, 9)).toEqual([]);
  },
};

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const answer: StoredAnswer = { status: 200, body: { resultCode: '0000', data: { list: [1, null, 'ㄱ'] } } };

/** Repeated requests (BL-8). */
export const idempotencyContract: RowTests = {
  'a key is new until it is answered, then replayed; with another body it is refused': async (tx) => {
    expect(await tx.claim(scopeA, aRequest(), 0)).toEqual({ type: 'New' });
    expect(await tx.complete(scopeA, aRequest(), 0, answer)).toBe(true);
    expect(await tx.claim(scopeA, aRequest(), 2)).toEqual({ type: 'Replay', answer });
    expect(await tx.claim(scopeA, aRequest({ bodyHash: 'H2' }), 2)).toEqual({ type: 'DifferentBody' });
    expect(await tx.complete(scopeA, aRequest(), 3, { ...answer, status: 409 })).toBe(false);
    expect(await tx.claim(scopeA, aRequest(), 4)).toEqual({ type: 'Replay', answer });
  },

  'a key belongs to its shopper and its path': async (tx) => {
    await tx.complete(scopeA, aRequest(), 0, answer);
    expect(await tx.claim(scopeB, aRequest(), 0)).toEqual({ type: 'New' });
    expect(await tx.claim({ ...scopeA, tenant: 'outlet' }, aRequest(), 0)).toEqual({ type: 'New' });
    expect(await tx.claim(scopeA, aRequest({ path: '/cart/removeCartUnits' }), 0)).toEqual({ type: 'New' });
  },

  'an answer is kept for two days, then replaced': async (tx) => {
    await tx.complete(scopeA, aRequest(), 0, answer);
    // also after a clock change of one day
    expect((await tx.claim(scopeA, aRequest(), DAY_MS + HOUR_MS)).type).toBe('Replay');
    expect((await tx.claim(scopeA, aRequest(), ANSWER_LASTS_MS - 1)).type).toBe('Replay');
    expect((await tx.claim(scopeA, aRequest(), ANSWER_LASTS_MS)).type).toBe('New');
    expect(await tx.complete(scopeA, aRequest(), ANSWER_LASTS_MS, answer)).toBe(true);
    expect((await tx.claim(scopeA, aRequest(), ANSWER_LASTS_MS)).type).toBe('Replay');
  },

  'a key is repeated after midnight, and used again after its answer has expired': async (tx) => {
    for (const again of [DAY_MS, ANSWER_LASTS_MS, 2 * ANSWER_LASTS_MS]) {
      const key = `K${again}`;
      const now = again === DAY_MS ? DAY_MS - 1 : 0;
      expect(await tx.complete(scopeA, aRequest({ key }), now, answer)).toBe(true);
      const isOld = again - now >= ANSWER_LASTS_MS;
      expect((await tx.claim(scopeA, aRequest({ key }), again)).type).toBe(isOld ? 'New' : 'Replay');
      expect(await tx.complete(scopeA, aRequest({ key }), again, { ...answer, status: 409 })).toBe(isOld);
      const kept = await tx.claim(scopeA, aRequest({ key }), again);
      expect(kept).toEqual({ type: 'Replay', answer: isOld ? { ...answer, status: 409 } : answer });
    }
  },

  'what became of a key can be asked': async (tx) => {
    const of = { path: aRequest().path, key: aRequest().key };
    expect(await tx.outcome(scopeA, of, 0)).toEqual({ type: 'Unknown' });
    await tx.complete(scopeA, aRequest(), 0, answer);
    expect(await tx.outcome(scopeA, of, ANSWER_LASTS_MS - 1)).toEqual({ type: 'Answered', answer });
    expect(await tx.outcome(scopeA, of, ANSWER_LASTS_MS)).toEqual({ type: 'Unknown' });
    expect(await tx.outcome(scopeB, of, 1)).toEqual({ type: 'Unknown' });
    expect(await tx.outcome(scopeA, { ...of, path: '/other' }, 1)).toEqual({ type: 'Unknown' });
  },
};
