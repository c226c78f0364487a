import { readdirSync } from 'node:fs';
import { cartUnitTypes, discountTypes, expressShopTypes, languages, type ItemFlags } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import type { Translations } from '../words/words.ts';
import { catalogueIn } from './catalogue.ts';
import itemData from './items.json' with { type: 'json' };
import { itemRows, pictureNames, readTables, tables } from './tables.ts';
import data from './tables.json' with { type: 'json' };

const rows = [...itemRows.values()];
const { additions } = tables;
const korean = catalogueIn('ko');
const sold = [...korean.items.values()];
const hangul = /[\uac00-\ud7a3]/u;
const kana = /[\u3040-\u30ff]/u;
const han = /[\u4e00-\u9fff]/u;

/** True for sizes and weights, which consist of Latin letters and digits. */
const isNeutral = (words: Translations): boolean =>
  words.every((word) => word === words[0]) && /^[\w .]+$/u.test(words[0]);

const everyWords: readonly (readonly [name: string, words: Translations])[] = [
  ...[...itemRows].flatMap(([name, row]): (readonly [string, Translations])[] => [
    [name, row.name],
    [`brand of ${name}`, row.brand],
  ]),
  ...Object.entries(tables.optionWords),
  ...Object.entries(tables.sellers),
  ...Object.entries(additions).flatMap(([name, row]): (readonly [string, Translations])[] => [
    [name, row.name],
    ...(row.value ? ([[name, row.value]] as const) : []),
  ]),
];

test.each(everyWords)('%s has texts in four languages, each in its own script', (_, words) => {
  if (isNeutral(words)) return;
  const [ko, en, cn, jp] = words;
  expect(words.every((word) => word.trim() === word && word !== '')).toBe(true);
  expect(ko).toMatch(hangul);
  expect(`${en}${cn}${jp}`).not.toMatch(hangul);
  expect(en).not.toMatch(han);
  expect(`${ko}${en}${cn}`).not.toMatch(kana);
});

test('[PG-21] no addition name begins with the word for addition', () => {
  for (const { name } of Object.values(additions))
    for (const word of name) expect(word).not.toMatch(/^(?:추가|附加|追加|Add-?on|Extra$)/iu);
});

test('[PG-16] every item has an arrival date or a branch, except vouchers and what buyers pick up', () => {
  const isDated = ({ item, service }: (typeof sold)[number]): boolean =>
    item.transPolicyNo !== '' || item.flags.isSmileDelivery || service !== 'Normal';
  const undated = sold.filter((one) => !isDated(one));
  expect(undated.map(({ item }) => item.itemName)).toEqual([
    '[모바일] 아메리카노 교환권',
    '[모바일] 5만원 금액권',
    '워터파크 종일권',
    '[백화점] 편광 선글라스',
  ]);
});

test('item names differ by language and by item', () => {
  for (const { name } of rows) expect(new Set(name).size, name[0]).toBe(4);
  for (const at of [0, 1, 2, 3] as const) expect(new Set(rows.map(({ name }) => name[at])).size).toBe(rows.length);
});

test('at least 12 sellers and 80 items in four services, with every same-day chain', () => {
  expect(korean.sellers.size).toBeGreaterThanOrEqual(14);
  expect(korean.items.size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(90);
  expect(new Set(sold.map(({ service }) => service))).toEqual(new Set(cartUnitTypes));
  const chains = sold.flatMap(({ expressShopBranch: branch }) =>
    branch === undefined ? [] : [branch.expressShopType],
  );
  expect(new Set(chains)).toEqual(new Set(expressShopTypes));
});

test('prices are positive whole won, options never reduce a price below 0, and weights are not negative', () => {
  for (const { item, options, additions: extras } of sold) {
    expect(Number.isSafeInteger(item.itemSellPrice) && item.itemSellPrice > 0, item.itemName).toBe(true);
    expect(item.itemSellPrice + Math.min(0, ...options.map(({ optionPrice }) => optionPrice))).toBeGreaterThan(0);
    expect(extras.every(({ price }) => Number.isSafeInteger(price) && price >= 0)).toBe(true);
    expect(item.shippingWeight).toBeGreaterThanOrEqual(0);
  }
});

test('every picture of an item is listed and has a file', () => {
  const files = readdirSync(new URL('../../pictures', import.meta.url));
  const isMissing = (name: string) => !pictureNames.includes(name) || !files.includes(`${name}.svg`);
  expect(rows.map(({ picture }) => picture).filter(isMissing)).toEqual([]);
});

test.each([
  'isECoupon',
  'isUsedItem',
  'isIncomeDuty',
  'isPaymentMoneyCategory',
  'isSmileClubBizDeal',
  'isAdult',
  'isInstall',
  'isDepartmentStore',
  'isSmileDelivery',
  'isFasterDelivery',
] satisfies (keyof ItemFlags)[])('the catalogue has an item with %s', (flag) => {
  expect(sold.some(({ item }) => item.flags[flag])).toBe(true);
});

test('the catalogue has every kind of discount, option and limit', () => {
  const discounts = sold.flatMap((each) => each.discounts);
  expect(new Set(discounts.map(({ discountType }) => discountType))).toEqual(new Set(discountTypes));
  const bundles = discounts.filter(({ discountType }) => discountType === 'Bundle');
  expect(new Set(bundles.map(({ policy }) => policy.basisKind))).toEqual(new Set(['Quantity', 'Amount']));
  expect(new Set(discounts.map(({ policy }) => policy.calcType))).toEqual(new Set(['Rate', 'Amount']));
  const options = sold.flatMap((each) => each.options);
  expect(new Set(options.map(({ optionType }) => optionType))).toEqual(new Set(['Combination', 'Calculation', 'Text']));
  expect(sold.some(({ item }) => item.limits.min > 1)).toBe(true);
  expect(sold.some(({ item }) => item.limits.multiple > 1)).toBe(true);
  expect(sold.some(({ item }) => item.limits.max !== undefined)).toBe(true);
  expect(sold.some(({ item }) => item.stock === 0)).toBe(true);
});

test('[SH-01] policies cover every way of shipping, and each item has a policy and a parcel', () => {
  const { shippingPolicies: policies, bundleTerms } = korean;
  const keys = new Set(policies.map(({ shippingPolicyKey }) => shippingPolicyKey));
  const parcels = new Set(bundleTerms.map(({ bundleKey }) => bundleKey));
  expect(keys.size).toBe(policies.length);
  expect(parcels.size).toBe(bundleTerms.length);
  for (const each of sold) expect(keys.has(each.shippingPolicyKey) && parcels.has(each.bundleKey)).toBe(true);
  expect(policies.some(({ isConditionalFree }) => isConditionalFree)).toBe(true);
  expect(policies.some(({ isQuantityShippingFee }) => isQuantityShippingFee)).toBe(true);
  expect(policies.some(({ isSpecialShipping }) => isSpecialShipping)).toBe(true);
  expect(policies.some(({ isArrivalGuaranteed }) => isArrivalGuaranteed)).toBe(true);
  expect(policies.some(({ shippingChargePayType }) => shippingChargePayType === 'PaymentOnArrival')).toBe(true);
  expect(policies.some(({ isDisplayShippingFee }) => !isDisplayShippingFee)).toBe(true);
});

test('[SH-06] SmileDelivery ships free from 15,000 won in one parcel across sellers', () => {
  const units = sold.filter(({ service }) => service === 'SmileDelivery');
  expect(new Set(units.map(({ seller }) => seller.sellerKey)).size).toBeGreaterThan(1);
  expect(new Set(units.map(({ bundleKey }) => bundleKey)).size).toBe(1);
  const policy = korean.shippingPolicies.find(({ isSmileDelivery }) => isSmileDelivery);
  expect(policy?.conditionalFreeBasisCost).toBe(15_000);
});

test('a parcel contains items of one sender, and a bundle discount belongs to one seller', () => {
  const sender = ({ service, seller }: (typeof sold)[number]): string =>
    service === 'SmileDelivery' ? service : seller.sellerKey;
  const senders = new Map<string, string>();
  for (const each of sold) {
    expect(senders.get(each.bundleKey) ?? sender(each), each.item.itemName).toBe(sender(each));
    senders.set(each.bundleKey, sender(each));
  }
});

test('languages share numbers, prices, keys and stock', () => {
  const bare = (language: (typeof languages)[number]): unknown =>
    [...catalogueIn(language).items.values()].map(({ item, options, additions: extras, bundleKey, discounts }) => [
      item.itemNo,
      item.itemSellPrice,
      item.stock,
      item.limits,
      bundleKey,
      options.map(({ key, optionNo, optionPrice, stock }) => [key, optionNo, optionPrice, stock]),
      extras.map(({ additionNo, price, stock }) => [additionNo, price, stock]),
      discounts.map(({ discountNo, policy }) => [discountNo, policy]),
    ]);
  for (const language of languages) expect(bare(language)).toEqual(bare('ko'));
});

test.each([
  ['an unknown seller', { groups: { ...itemData.groups, haon: { ...itemData.groups.haon, seller: 'nobody' } } }],
  ['an unknown picture', { items: { ...itemData.items, sofa: { ...itemData.items.sofa, picture: 'nothing' } } }],
  ['a text in three languages', { sellers: { ...data.sellers, haon: ['하온농장', 'Haon Farm', '夏温农场'] } }],
  ['a missing table', { policies: undefined }],
])('rejects a catalogue with %s', (_, fault) => {
  expect(() => readTables({ ...data, ...itemData, ...fault })).toThrow('the catalogue cannot be read');
});
