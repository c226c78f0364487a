import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addItem, setQuantity } from './cart-verbs.ts';
import { formatFinding } from './engine-texts.ts';
import { messages as cn } from '../messages/cn.ts';
import { messages as en } from '../messages/en.ts';
import { messages as jp } from '../messages/jp.ts';
import { messages as ko } from '../messages/ko.ts';
import { EUR, KRW } from '../money/currency.ts';
import { cartUnitId } from '../money/ids.ts';
import { fraction, money } from '../money/money.ts';
import { won } from '../money/won.ts';
import { priceByMeasure } from '../price/ledger/line.ts';
import { lawRuns } from '../testing/index.ts';
import { anOffer } from '../testing/shop-offers.ts';
import { bestOffers } from './find-best-offers.ts';
import { createEngine } from './create-engine.ts';
import { refund } from './refund/refund.ts';
import { smallestChange } from './smallest-change.ts';

const now = Date.parse('2026-11-28T00:00:00Z');
const shop = createEngine({ currency: EUR });
const measure = { unit: 'g', step: 50, per: 1000 };
const cheese = (quantity: number, price = '19.90', over: object = {}) =>
  shop.unit({ id: 1, item: 'cheese', name: 'Cheese', price, quantity, measure, ...over });
const one = cartUnitId(1);
const priceOf = (quantity: number, price?: string) =>
  shop.priceOfCart(shop.cartOf([cheese(quantity, price)]), now).price;

describe('[EN-16] the price of measured goods', () => {
  test.each([
    ['a whole kg', 1000, '19.90', 1990],
    ['a step', 50, '19.90', 100],
    ['just below half a cent', 50, '0.09', 0],
    ['half a cent, rounded up', 50, '0.10', 1],
    ['nothing for a free item', 350, '0.00', 0],
  ])('%s', (_, quantity, price, cents) => expect(priceOf(quantity, price)).toBe(cents));

  test('is the exact fraction, rounded once', () => {
    const arbAmount = fc.integer({ min: 0, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(
        arbAmount,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom(1, 100, 1000, 7),
        (price, n, per) => {
          fc.pre(Number.isSafeInteger(price * n));
          expect(priceByMeasure(won(price), n, per)).toBe(fraction(money(KRW, price), n, per, 'HalfUp').minor);
        },
      ),
      { numRuns: lawRuns(300) },
    );
    expect(priceByMeasure(won(900_000_000_001), 1_000_000, 1_000_000)).toBe(900_000_000_001);
  });

  test('is in the ledger with its quantity, and adds up', () => {
    const { entries, price } = shop.priceOfCart(shop.cartOf([cheese(350)]), now);
    expect(entries[0]).toMatchObject({
      rule: 'ItemPrice',
      amount: 697,
      inputs: { price: 1990, quantity: 350, per: 1000, unit: 'g' },
    });
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
  });

  test('counts as one piece for promotions and parcels', () => {
    const pieces: number[] = [];
    const half = anOffer('half', {
      worth: (units) => {
        pieces.push(...units.map(({ quantity }) => quantity));
        return units.map(({ left }) => Math.floor(left / 2));
      },
    });
    const own = createEngine({ currency: EUR, promotions: [half] });
    expect([bestOffers(own, own.cartOf([cheese(350)]), now).saving, new Set(pieces)]).toEqual([348, new Set([1])]);
  });
});

describe('[EN-16] the quantity of measured goods', () => {
  const cart = shop.cartOf([cheese(350, '19.90', { stock: 500 })]);
  const set = (quantity: number | string) => {
    const changed = setQuantity(shop, cart, one, quantity);
    return changed.ok ? changed.cart.units[0]?.quantity : [changed.reason.code, changed.reason.fixes];
  };
  const fixTo = (quantity: number) => ({ type: 'SetQuantity', cartUnitId: 1, quantity });

  test.each([
    ['the smallest step', 50, 50],
    ['below it', 0, ['QUANTITY_BELOW_ONE', [fixTo(50)]]],
    ['a part of it', 49, ['BELOW_MINIMUM_QUANTITY', [fixTo(50)]]],
    ['another step', '400', 400],
    ['between two steps', 375, ['NOT_A_MULTIPLE', [fixTo(350), fixTo(400)]]],
    ['the stock', 500, 500],
    ['above the stock', 550, ['NOT_ENOUGH_STOCK', [fixTo(500)]]],
  ])('%s', (_, quantity, expected) => expect(set(quantity)).toEqual(expected));

  test('may be above 999 and the pieces of the shop, up to 1,000,000', () => {
    const own = createEngine({ currency: EUR, limits: { pieces: 3 } });
    const big = own.cartOf([cheese(1000)]);
    const at = (quantity: number) => {
      const changed = setQuantity(own, big, one, quantity);
      return changed.ok ? own.checkOrder(changed.cart, now).length : changed.reason.code;
    };
    expect([at(1050), at(1_000_000), at(1_000_050)]).toEqual([0, 0, 'ABOVE_MAXIMUM_QUANTITY']);
    const more = addItem(own, big, { item: 'cheese', name: 'Cheese', price: '19.90', quantity: 2000, measure });
    expect(more.ok && more.cart.units.map(({ quantity }) => quantity)).toEqual([3000]);
    expect(addItem(own, big, { item: 'cheese', name: 'Cheese', price: '19.90', quantity: 999_050, measure }).ok).toBe(
      false,
    );
  });

  test('is lowered by whole steps in the smallest change', () => {
    const scarce = shop.cartOf([cheese(350, '19.90', { stock: 220 })]);
    expect(smallestChange(shop, scarce, now)).toMatchObject({ fixes: [fixTo(200)], lost: 299, isProved: true });
  });

  test('is lowered for the item whose rounded price loses least', () => {
    const stock = { stock: 500 };
    const both = shop.cartOf([cheese(350, '19.90', stock), cheese(200, '19.90', { ...stock, id: 2 })]);
    expect(shop.checkOrder(both, now).map(({ code }) => code)).toEqual(['STOCK_SHARED']);
    const fixes = [{ type: 'SetQuantity', cartUnitId: 2, quantity: 150 }];
    expect(smallestChange(shop, both, now)).toMatchObject({ fixes, lost: 99, isProved: true });
  });

  test('is priced once for each step in the search for the smallest change', () => {
    let prices = 0;
    const counting = anOffer('counting', {
      worth: () => {
        prices += 1;
        return 1;
      },
    });
    const own = createEngine({ currency: EUR, promotions: [counting] });
    const stock = { stock: 10_000 };
    const units = [cheese(9_000, '19.90', stock), cheese(9_000, '19.90', { ...stock, id: 2 })];
    const change = smallestChange(own, own.cartOf(units, { promotions: ['counting'] }), now, 20);
    expect([change?.fixes.length, prices > 100, prices < 5_000]).toEqual([1, true, true]);
  });

  test('is one step by default', () => {
    expect(cheese(undefined as never).quantity).toBe(50);
  });

  test('is returned in its unit', () => {
    const order = { cart: shop.cartOf([cheese(350)]), now };
    const part = refund(shop, order, [{ cartUnitId: one, quantity: 150 }]);
    const rest = part.ok && refund(shop, part.order, [{ cartUnitId: one, quantity: 200 }]);
    expect(part.ok && rest && rest.ok && part.refund.amount + rest.refund.amount).toBe(697);
    expect(refund(shop, order, [{ cartUnitId: one, quantity: 351 }]).ok).toBe(false);
  });
});

test.each<readonly [object, string]>([
  [{ unit: 1, step: 50, per: 1000 }, 'measure.unit: expected a text'],
  [{ unit: 'g', step: 0, per: 1000 }, 'measure.step: expected a whole number of 1 or more'],
  [{ unit: 'g', step: 0.5, per: 1000 }, 'measure.step: expected a whole number of 1 or more'],
  [{ unit: 'g', step: 50, per: 0 }, 'measure.per: expected a whole number of 1 or more'],
  [{ unit: 'g', step: 50, pro: 1000 }, 'no field of measure: pro; they are unit, step, per'],
])('[EN-16] rejects the measure %j', (wrong, message) => {
  expect(() => cheese(100, '1.00', { measure: wrong })).toThrow(message);
});

const languages = { en, ko, jp, cn };
const textsOf = (found: Parameters<typeof formatFinding>[1], of = shop) =>
  Object.entries(languages).map(([language, words]) => formatFinding(of, found, language, words));

test.each<readonly [number | string, object, readonly string[]]>([
  [
    375,
    {},
    [
      'Please enter a quantity in multiples of 50 g.',
      '수량은 50 g 단위로 입력해 주세요.',
      '数量は50 g単位で入力してください。',
      '请输入50 g的倍数作为数量。',
    ],
  ],
  [
    0,
    {},
    [
      'Please enter a quantity of at least 1 g.',
      '수량은 1 g 이상 입력해 주세요.',
      '数量は1 g以上で入力してください。',
      '数量至少为1 g，请重新输入。',
    ],
  ],
  [
    49,
    {},
    [
      'The minimum quantity is 50 g. Please enter 50 g or more.',
      '최소 구매 수량은 50 g예요. 50 g 이상 입력해 주세요.',
      '最小購入数量は50 gです。50 g以上で入力してください。',
      '最少购买数量为50 g，请输入50 g以上。',
    ],
  ],
  [
    2000,
    { stock: 1500 },
    [
      'There is not enough stock. Please order 1,500 g or less.',
      '재고가 부족해요. 1,500 g 이하로 주문해 주세요.',
      '在庫が不足しています。1,500 g以下でご注文ください。',
      '库存不足，请购买1,500 g以内。',
    ],
  ],
  [
    '1000050',
    {},
    [
      'The maximum quantity is 1,000,000 g. Please enter 1,000,000 g or less.',
      '최대 구매 수량은 1,000,000 g예요. 1,000,000 g 이하로 입력해 주세요.',
      '最大購入数量は1,000,000 gです。1,000,000 g以下で入力してください。',
      '最多购买数量为1,000,000 g，请输入1,000,000 g以内。',
    ],
  ],
])('[EN-16] the message of the quantity %s names the unit of the item', (quantity, over, texts) => {
  const found = setQuantity(shop, shop.cartOf([cheese(350, '19.90', over)]), one, quantity);
  expect(found.ok ? [] : textsOf(found.reason)).toEqual(texts);
});

test('[EN-16 EN-13] refunds are in steps, except for all that is left', () => {
  const order = { cart: shop.cartOf([cheese(350)]), now };
  const returned = (quantity: number, of = order) => refund(shop, of, [{ cartUnitId: one, quantity }]);
  const odd = returned(75);
  expect(odd.ok ? [] : [odd.reason.code, ...textsOf(odd.reason)]).toEqual([
    'NOT_A_MULTIPLE',
    'Please enter a quantity in multiples of 50 g.',
    '수량은 50 g 단위로 입력해 주세요.',
    '数量は50 g単位で入力してください。',
    '请输入50 g的倍数作为数量。',
  ]);
  expect([returned(50).ok, returned(350).ok]).toEqual([true, true]);
  const unusual = { cart: shop.cartOf([{ ...cheese(350), quantity: 375 }]), now };
  expect(returned(375, unusual).ok).toBe(true);
});

test('[EN-16] messages of added goods and of a common stock name the unit of the item', () => {
  const added = (quantity: number, over: object = {}) => {
    const item = { item: 'cheese', name: 'Cheese', price: '19.90', quantity, measure, ...over };
    const found = addItem(shop, shop.cartOf([]), item);
    return found.ok ? [] : textsOf(found.reason).slice(0, 2);
  };
  expect([added(60), added(20), added(600, { stock: 500 }), added(1_000_050)]).toEqual([
    ['Please enter a quantity in multiples of 50 g.', '수량은 50 g 단위로 입력해 주세요.'],
    ['The minimum quantity is 50 g. Please enter 50 g or more.', '최소 구매 수량은 50 g예요. 50 g 이상 입력해 주세요.'],
    ['There is not enough stock. Please order 500 g or less.', '재고가 부족해요. 500 g 이하로 주문해 주세요.'],
    [
      'The maximum quantity is 1,000,000 g. Please enter 1,000,000 g or less.',
      '최대 구매 수량은 1,000,000 g예요. 1,000,000 g 이하로 입력해 주세요.',
    ],
  ]);
  const stock = { stock: 500 };
  const both = shop.cartOf([cheese(350, '19.90', stock), cheese(200, '19.90', { ...stock, id: 2 })]);
  expect(shop.checkOrder(both, now).map((found) => textsOf(found)[0])).toEqual([
    'Only 500 g left of ‘Cheese’, so the 550 g you selected cannot all be ordered.',
  ]);
});

test('[EN-16] the message of a piece does not name a unit, and that of a shop does', () => {
  const bread = shop.unit({ id: 1, item: 'bread', name: 'Bread', price: '2.00', stock: 3 });
  const found = setQuantity(shop, shop.cartOf([bread]), one, 4);
  expect(found.ok ? [] : textsOf(found.reason)[2]).toBe('在庫が不足しています。3点以下でご注文ください。');
  const own = createEngine({ currency: EUR, messages: { de: { NOT_ENOUGH_STOCK: 'Nur noch {max} da.' } } });
  const short = setQuantity(own, own.cartOf([cheese(350, '19.90', { stock: 500 })]), one, 550);
  expect(short.ok || formatFinding(own, short.reason, 'de')).toBe('Nur noch 500 g da.');
  // an add-on is sold by the piece
  const ribbon = { additionNo: 'r', name: 'Ribbon', value: '', price: won(1), quantity: 2, stock: 1 };
  const cheesed = cheese(350);
  const tied = shop.cartOf([{ ...cheesed, item: { ...cheesed.item, additions: [ribbon] } }]);
  expect(shop.checkOrder(tied, now).map((finding) => textsOf(finding)[0])).toEqual([
    'There is not enough stock of the add-on ‘Ribbon’. Stock left: 1.',
  ]);
});
