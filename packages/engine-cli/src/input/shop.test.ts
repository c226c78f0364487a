import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run } from '../run.ts';
import { callOn, environmentOf } from '../testing/call.ts';

const shop: unknown = JSON.parse(readFileSync(new URL('../../../../docs/guides/shop.json', import.meta.url), 'utf8'));
const unit = (cartUnitId: number, itemNo: string, itemSellPrice: number, quantity: number, large = '') => ({
  cartUnitId,
  quantity,
  item: { itemNo, itemName: itemNo, itemSellPrice, category: { large } },
  seller: { sellerKey: 'shop' },
});
const cart = {
  units: [unit(1, 'bun', 250, 3, 'bakery'), unit(2, 'coffee', 1000, 2)],
  buyer: { isLogin: true, memberType: 'Member' },
  promotions: ['bakery'],
};
const asked = async (words: readonly string[], files: Readonly<Record<string, unknown>> = {}) =>
  callOn([...words, '--engine', 'shop.json'], { 'shop.json': shop, 'cart.json': cart, ...files });

test('[EN-10 EN-08] a cart of another shop is priced in its currency, its promotions in the ledger', async () => {
  const { text, exitCode } = await asked(['price', 'cart.json', '--lang', 'en']);
  expect(exitCode).toBe(0);
  expect(text.split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^-\$2\.50 {2}Promotion · unit 1 ‘bun’ · ‘3 for 2 on bakery’/u),
      expect.stringMatching(/^\$27\.99 {2}/u),
    ]),
  );
});

test('[EN-10 EN-09] the best promotions and coupons, proved; what blocks an order, in the words of the shop', async () => {
  const best = await asked(['best-coupons', 'cart.json', '--json']);
  expect(JSON.parse(best.text)).toMatchObject({ isProved: true, promotions: ['bakery', 'more'], saving: 465 });
  expect((await asked(['best-coupons', 'cart.json', '--lang', 'jp'])).text).toContain(
    'キャンペーン：3 for 2 on bakery, The more, the less',
  );
  const few = { ...cart, units: [unit(1, 'bun', 250, 2, 'bakery')] };
  const blocked = await asked(['check', 'few.json', '--lang', 'en'], { 'few.json': few });
  expect(blocked.exitCode).toBe(1);
  expect(blocked.text).toContain('BUY-N-GET-M  Add 1 more for ‘3 for 2 on bakery’.');
  expect(blocked.text).toContain('take promotion ‘bakery’ off');
  const many = await asked(['check', 'cart.json', 'few.json', '--json'], { 'few.json': few });
  expect(JSON.parse(many.text)).toMatchObject({
    orderable: 1,
    carts: [{}, { findings: [{ message: '1개 더 담으면 ‘3 for 2 on bakery’ 혜택을 받을 수 있습니다.' }] }],
  });
});

test('[EN-08 EN-10] amounts of the marketplace’s messages are of the shop’s currency, and its own words go before', async () => {
  const coupons = [
    { issueNo: 'C', couponName: 'C', discountUnitType: 'Amount', discountValue: 100, possiblePrice: 50_000 },
  ];
  const words = { en: { 'CART-BR7-33': 'The van holds {max}.' } };
  const files = { 'shop.json': { currency: 'USD', limits: { units: 1 }, coupons, messages: words } };
  const dear = (language: string) =>
    asked(['best-coupons', 'cart.json', '--lang', language], { ...files, 'cart.json': { ...cart, promotions: [] } });
  expect((await dear('en')).text).toContain('This coupon can be used on purchases of $500.00 or more.');
  expect((await dear('ko')).text).toContain('US$500.00 이상 구매하실 때');
  const full = await asked(['check', 'cart.json', '--lang', 'en'], {
    ...files,
    'cart.json': { ...cart, promotions: [] },
  });
  expect(full.text).toContain('CART-BR7-33  The van holds 1.');
});

test('[EN-10 EN-03] what is wrong with the shop is told with its file and place; a file that is not there by name', async () => {
  const { text, exitCode } = await asked(['price', 'cart.json', '--lang', 'en'], {
    'shop.json': {
      currency: 'USD',
      limits: { units: 0 },
      promotions: [{ id: 'a', name: 'a', code: 'NO', params: {} }],
    },
  });
  expect([exitCode, text.includes('shop.json'), text.includes('limits.units')]).toEqual([2, true, true]);
  expect((await callOn(['price', 'cart.json', '--engine', 'gone.json'], { 'cart.json': cart })).exitCode).toBe(2);
  const euros = await asked(['price', 'euros.json', '--lang', 'en'], { 'euros.json': { ...cart, currency: 'EUR' } });
  expect([euros.exitCode, euros.text.includes('currency')]).toEqual([2, true]);
  expect((await callOn(['replay', '--engine', 'shop.json'], {})).exitCode).toBe(2);
});

test.each([
  ['ko', '알 수 없는 항목입니다 (limits?)'],
  ['en', 'limit is no known field, did you mean limits?'],
  ['cn', '未知字段'],
  ['jp', '不明な項目です'],
])('[EN-10 EN-03] a field that no shop has is told in %s, with the name that was meant', async (language, words) => {
  const text = JSON.stringify({ currency: 'USD', limit: { units: 2 } });
  const told = await asked(['price', 'cart.json', '--lang', language], { 'shop.json': text });
  expect(told.exitCode).toBe(2);
  expect(told.text).toContain(words);
  expect(told.text).toMatch(/limit\b.*limits/u);
});

test('[EN-10 EN-09] a code is explained in the words and amounts of the shop, with what its rules answer by it', async () => {
  const say = async (...words: readonly string[]) => (await asked(['explain', ...words, '--lang', 'en'])).text;
  expect(await say('BUY-N-GET-M', 'missing=1', 'name=Buns')).toBe(
    'BUY-N-GET-M  Add 1 more for ‘Buns’.\n  values: missing, name\n  EN-09',
  );
  expect(await say('TIERED', 'missing=600')).toContain(
    'TIERED  Spend $6.00 more for ‘{name}’.\n  values: missing, name',
  );
  expect(await say('COUPON-MINIMUM', 'min=50000')).toContain('purchases of $500.00 or more');
  expect(await say('COUPON-MINIMUM')).toContain('purchases of {min} or more');
  expect(await say('CART-BR7-33', 'max=2')).toMatch(
    /\n {2}CK-01 {2}checkout\/CART-BR7-33 {2}\(specification 5, Checkout\)$/u,
  );
  expect(await say('ONE-COUPON-AN-ORDER')).toBe('ONE-COUPON-AN-ORDER  One coupon an order.\n  EN-09');
  expect(
    JSON.parse((await asked(['explain', 'BUY-N-GET-M', 'missing=1', 'name=빵', '--lang', 'ko', '--json'])).text),
  ).toEqual({
    code: 'BUY-N-GET-M',
    message: '{missing}개 더 담으면 ‘{name}’ 혜택을 받을 수 있습니다.',
    text: '1개 더 담으면 ‘빵’ 혜택을 받을 수 있습니다.',
    params: ['missing', 'name'],
    rules: [],
  });
});

test.each([
  [['BUY-N-GET-M', 'cnt=1'], 'BUY-N-GET-M takes no value cnt (it takes missing, name)'],
  [['BUY-N-GET-M', 'nam=Buns'], 'BUY-N-GET-M takes no value nam, did you mean name?'],
  [['BUY-N-GET-M', 'missing=one'], 'not a number: missing=one'],
  [
    ['TIERED', 'missing=6.00'],
    'not a whole number of the currency’s smallest unit, such as 600 for $6.00: missing=6.00',
  ],
  [['TEIRED'], 'no such code: TEIRED, did you mean TIERED?'],
  [['NO-CODE'], 'no such code: NO-CODE'],
  [['__proto__'], 'no such code: __proto__'],
  [[], 'no code given'],
] as const)('[EN-10 EN-03] explain %j is refused by a shop, with what it knows', async (words, says) => {
  expect(await asked(['explain', ...words, '--lang', 'en'])).toEqual({ text: says, isError: true, exitCode: 2 });
});

test('[EN-10 EN-03] of the marketplace alone a shop’s code is none; a rule that a shop is without answers nothing there', async () => {
  expect((await callOn(['explain', 'BUY-N-GET-M'], {})).exitCode).toBe(2);
  expect((await callOn(['explain', 'CART-BR7-33', '--engine', 'gone.json'], {})).exitCode).toBe(2);
  const files = { 'shop.json': { currency: 'USD', without: ['selection'] } };
  const { text } = await asked(['explain', 'CART-BR7-33', '--json'], files);
  expect(JSON.parse(text)).toMatchObject({ params: ['max'], rules: [] });
});

test('[EN-10 EN-03] diff prices two carts by the shop: in its currency, promotions in the ledger and among the changes', async () => {
  const files = { 'bare.json': { ...cart, promotions: [] } };
  const { text, exitCode } = await asked(['diff', 'bare.json', 'cart.json', '--lang', 'en'], files);
  expect(exitCode).toBe(0);
  expect(text.split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining([
      '-$2.50  Promotion',
      expect.stringContaining('promotion bakery used'),
      expect.stringMatching(/^\$27\.99 {2}cart\.json$/u),
    ]),
  );
  const back = JSON.parse((await asked(['diff', 'cart.json', 'bare.json', '--json'], files)).text) as {
    readonly places: readonly unknown[];
  };
  expect(back.places).toContainEqual(
    expect.objectContaining({ changes: [], entries: [{ rule: 'Promotion', amount: 250 }] }),
  );
  expect(back.places).toContainEqual(
    expect.objectContaining({ changes: [{ type: 'PromotionUnused', promotion: 'bakery' }], amount: 0 }),
  );
});

test('[EN-10 EN-03] what is wrong with the shop is told once and by its own name, however many carts are asked', async () => {
  const files = { 's.json': { currency: 'USD', limit: { units: 3 } }, 'list.json': [], 'a.json': cart, 'b.json': cart };
  for (const words of [
    ['check', 'a.json', 'b.json'],
    ['diff', 'a.json', 'b.json'],
    ['price', 'a.json'],
  ]) {
    const ask = (file: string) => callOn([...words, '--engine', file, '--lang', 'en'], files);
    expect(await ask('s.json')).toEqual({
      text: 's.json: line 1, column 27: limit is no known field, did you mean limits?',
      isError: true,
      exitCode: 2,
    });
    expect((await ask('list.json')).text).toMatch(/^list\.json: line 1, column 1: .*$/u);
  }
});

test('[EN-10 EN-03] a shop is read once, of standard input too, which then holds no cart', async () => {
  const read: string[] = [];
  const files = { 'a.json': JSON.stringify(cart), 'b.json': JSON.stringify(cart) };
  const environment = environmentOf(JSON.stringify(shop), files);
  const counted = {
    ...environment,
    read: (file: string | undefined, most: number) => {
      read.push(file ?? '-');
      return environment.read(file, most);
    },
  };
  const answer = await run(['check', 'a.json', 'b.json', '--engine', '-'], counted);
  expect([answer.exitCode, read]).toEqual([0, ['-', 'a.json', 'b.json']]);
  expect((await run(['price', 'a.json', '--engine', '-', '--lang', 'en'], environment)).text).toContain('$27.99');
  for (const words of [['price'], ['price', '-'], ['check', 'a.json', '-'], ['diff', 'a.json', '-']])
    expect(await run([...words, '--engine', '-', '--lang', 'en'], environment)).toMatchObject({
      text: 'standard input can be read only once: name a file for the other',
      exitCode: 2,
    });
});

test.each([
  ['en', 'is of another shop: name it with --engine shop.json'],
  ['ko', '다른 상점의 값입니다. --engine shop.json으로 상점을 지정해 주세요'],
  ['cn', '属于其他商店，请用 --engine shop.json 指定商店'],
  ['jp', '別のショップの値です。--engine shop.json でショップを指定してください'],
])('[EN-10 EN-03] a cart of a shop that was not named is told in %s how it is', async (language, words) => {
  const files = { 'a.json': { ...cart, currency: 'USD' }, 'shop.json': { currency: 'USD' } };
  const { text } = await callOn(['price', 'a.json', '--lang', language], files);
  expect(text.split('\n').map((line) => line.endsWith(words))).toEqual([true, true]);
  const { text: named } = await callOn(['price', 'a.json', '--lang', language, '--engine', 'shop.json'], files);
  expect([named.includes('promotions'), named.includes(words)]).toEqual([true, false]);
});
