import { calls } from '@baguni/contract';
import {
  cartUnitId,
  couponIssueNo,
  couponPolicyNo,
  itemNo,
  sellerKey,
  won,
  type Item,
  type LedgerEntry,
  type Order,
} from '@baguni/domain/internal';
import {
  anAddition,
  anItem,
  anOption,
  aDeliverySlot,
  aDiscount,
  aMarket,
  aSmileFreshBranch,
  aUnit,
} from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { aShopWith, type ShopWithCart } from '../../testing/carts.ts';
import { inEach } from '../../store/rows.ts';
import { aCatalogueOf, aCouponPolicy, aNewUnit, anIssuedCoupon, aStoredOrder, scopeA } from '../../testing/rows.ts';
import { aShop, replyOf, shopperA } from '../../testing/shop.ts';
import { translateOrders } from './translate-orders.ts';

const I1 = itemNo('I1');
const colour = anOption({
  optionNo: 'colour',
  optionType: 'Combination',
  optionEntries: [{ name: '색상', value: '빨강' }],
  optionPrice: won(100),
});
const engraving = anOption({
  optionNo: 'engraving',
  optionType: 'Text',
  optionEntries: [{ name: '문구', value: '사랑해' }],
});
const bag = anAddition({ additionNo: 'bag', name: '포장', value: '쇼핑백' });
const gift = anItem({ itemNo: I1, itemName: '컵', options: [colour, engraving], additions: [bag] });
const discount = aDiscount({ displayName: '회원 할인' });

/** Changes the English texts of the item. */
const offer = ({ shop }: ShopWithCart, change: (item: Item) => Item): Promise<unknown> =>
  shop.store.transaction(async (tx) => {
    const found = await tx.catalogue('marketplace', 'en', { items: [I1], discounts: [discount.discountNo] });
    const items = new Map([...found.items].map(([no, sold]) => [no, { ...sold, item: change(sold.item) }]));
    const discounts = new Map([...found.discounts].map(([no, one]) => [no, { ...one, displayName: 'For members' }]));
    return tx.putCatalogue('marketplace', 'en', { ...found, items, discounts });
  });

const inEnglish = (item: Item): Item => ({
  ...item,
  itemName: 'Cup',
  options: [
    { ...colour, optionEntries: [{ name: 'Colour', value: 'Red' }] },
    { ...engraving, optionEntries: [{ name: 'Words', value: '' }] },
  ],
  additions: [{ ...bag, name: 'Wrapping', value: 'Carrier bag' }],
});

interface OrderedShop extends ShopWithCart {
  readonly read: (language: 'ko' | 'en') => Promise<Order>;
  readonly pay: (language: 'ko' | 'en') => Promise<Order>;
}

/** An order with a coupon, opened in Korean. */
const ordered = async (): Promise<OrderedShop> => {
  const at = await aShopWith([aUnit({ item: gift, discounts: [discount] })]);
  const { shop, idOf } = at;
  await shop.store.transaction(async (tx) => {
    const policyNo = couponPolicyNo('P1');
    const couponName = { ko: '천원 쿠폰', en: 'Coupon of 1,000', cn: '', jp: '' };
    await tx.putCouponPolicy('marketplace', aCouponPolicy({ policyNo, perBuyer: 0, couponName }));
    await tx.addIssuedCoupon(scopeA, anIssuedCoupon({ issueNo: couponIssueNo('C1'), policyNo }));
  });
  await shop.reply('applyCoupons', {
    applications: [{ couponIssueNo: 'C1', cartUnitIds: [idOf(1)] }],
    cartUnitIds: [],
    moves: false,
  });
  const { txKey } = replyOf(calls.addCheckoutByCart, await shop.order([idOf(1)]));
  return {
    ...at,
    read: (language) => shop.reply('getOrder', { txKey }, { language }),
    pay: (language) => shop.reply('payOrder', { txKey }, { language }),
  };
};

const namesOf = ({ entries }: Order): readonly string[] =>
  entries.flatMap(({ inputs }) => ('name' in inputs ? [inputs.name] : []));

test('[CK-13] an order is read in the language of the page, with the texts that the buyer entered', async () => {
  const at = await ordered();
  const before = await at.read('ko');
  await offer(at, inEnglish);
  const { lines, ...rest } = await at.read('en');
  expect(lines).toEqual([
    {
      ...before.lines[0],
      itemName: 'Cup',
      options: [
        { ...colour, optionEntries: [{ name: 'Colour', value: 'Red' }] },
        { ...engraving, optionEntries: [{ name: 'Words', value: '사랑해' }] },
      ],
      additions: [{ ...bag, name: 'Wrapping', value: 'Carrier bag' }],
    },
  ]);
  expect(namesOf({ lines, ...rest })).toEqual(['Red', 'Wrapping Carrier bag', 'For members', 'Coupon of 1,000']);
  expect(rest.payable).toBe(before.payable);
  expect(await at.read('ko')).toEqual(before);
  expect(namesOf(before)).toEqual(['빨강', '포장 쇼핑백', '회원 할인', '천원 쿠폰']);
});

test('[CK-13] a payment is answered in the language of the page', async () => {
  const at = await ordered();
  await offer(at, inEnglish);
  expect((await at.pay('en')).lines[0]?.itemName).toBe('Cup');
  expect((await at.pay('en')).lines[0]?.itemName).toBe('Cup');
  expect((await at.read('ko')).lines[0]?.itemName).toBe('컵');
});

test.each<[string, Partial<Item>]>([
  ['option', { options: [colour] }],
  ['addition', { additions: [] }],
])('[CK-13] a line whose %s is no longer offered keeps its texts, and names their language', async (_, gone) => {
  const at = await ordered();
  const [line] = (await at.read('ko')).lines;
  await offer(at, (item) => ({ ...inEnglish(item), ...gone }));
  expect((await at.read('en')).lines).toEqual([{ ...line, language: 'ko' }]);
  expect((await at.read('ko')).lines).toEqual([line]);
});

const inWords = (ko: string, en: string) => inEach((language) => (language === 'en' ? en : ko));

test('[CK-13 CK-20] country, payment method, branch and funding discount are in the language of the page, an address as entered', async () => {
  const { store } = aShop();
  const branch = aSmileFreshBranch({ branchName: '성수점' });
  const smileFreshBranch = inEach((language) => ({ ...branch, branchName: language === 'en' ? 'Seongsu' : '성수점' }));
  const paymentCouponName = inWords('바구니카드', 'Baguni Card');
  const funding: LedgerEntry = {
    rule: 'FundingDiscount',
    kind: 'Discount',
    sellerGroupKey: 'S1',
    place: { type: 'Unit', cartUnitId: cartUnitId(1) },
    amount: won(-500),
    inputs: { name: '카드사 할인', once: won(500) },
  };
  const order = aStoredOrder({
    language: 'ko',
    units: [aUnit({ item: anItem({ itemNo: I1 }) })],
    entries: [funding],
    coupons: [{ couponIssueNo: couponIssueNo('C1'), cartUnitIds: [cartUnitId(1)] }],
    terms: { address: { address: '일본', zipCode: '' }, arrivals: [], cashback: won(0), paymentMethod: '바구니카드' },
    deliverySlots: [aDeliverySlot({ branchName: '성수점' }), aDeliverySlot({ branchName: '옛 지점' })],
  });
  const home = { ...order, terms: { ...order.terms!, address: { address: '일본', zipCode: '04001' } } };
  const [abroad, inKorea, older] = await store.transaction(async (tx) => {
    const catalogue = aCatalogueOf(anItem({ itemNo: I1 }));
    const terms = { ...aNewUnit().detail, sellerKey: sellerKey('S1'), fundingNos: ['F1'], smileFreshBranch };
    const items = new Map([...catalogue.items].map(([no, sold]) => [no, { ...sold, terms }]));
    const fundings = new Map([...catalogue.fundings].map(([no, one]) => [no, { ...one, displayName: 'Card company' }]));
    await tx.putCatalogue('marketplace', 'ko', { ...catalogue, items });
    await tx.putCatalogue('marketplace', 'en', { ...catalogue, items, fundings });
    await tx.putCouponPolicy('marketplace', aCouponPolicy({ policyNo: couponPolicyNo('P1'), paymentCouponName }));
    await tx.addIssuedCoupon(scopeA, anIssuedCoupon());
    const { language: _, ...unnamed } = order;
    return translateOrders({ tx, session: shopperA, language: 'en', overseas: aMarket() }, [order, home, unnamed]);
  });
  expect(abroad?.terms).toMatchObject({ address: { address: 'Japan' }, paymentMethod: 'Baguni Card' });
  expect(abroad?.deliverySlots?.map(({ branchName }) => branchName)).toEqual(['Seongsu', '옛 지점']);
  expect(abroad && namesOf(abroad)).toEqual(['Card company']);
  expect(inKorea?.terms?.address?.address).toBe('일본');
  expect(older?.terms).toEqual(order.terms);
});
