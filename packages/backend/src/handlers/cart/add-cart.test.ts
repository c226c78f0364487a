import {
  additionStock,
  cartUnitId,
  couponIssueNo,
  itemNo,
  itemStock,
  optionText,
  type AddCartRequest,
  type Buyer,
} from '@baguni/domain/internal';
import { aBuyer } from '@baguni/domain/testing';
import { itemNoOf, scenarios, type ItemName } from '@baguni/scenarios';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoCatalogue, putDemoCatalogue } from '../../seed/demo-catalogue.ts';
import { aShopWith } from '../../testing/carts.ts';
import { guestOwner, type Session } from '../../store/rows.ts';
import { aCouponPolicy, anIssuedCoupon, aStoredBuyer, scopeA, setStock } from '../../testing/rows.ts';
import { quantityOf, shopperA, type TestShop } from '../../testing/shop.ts';

const socks = itemNoOf('socks');
const catalogue = demoCatalogue('ko');
const colours = catalogue.items.get(socks)?.item.options.map(({ optionNo }) => optionNo) ?? [];
const [grey = '', ivory = '', black = ''] = colours;
const asking = (over: Partial<AddCartRequest> = {}): AddCartRequest => ({
  itemNo: socks,
  quantity: 2,
  optionNos: [grey],
  additions: [],
  ...over,
});

let shop: TestShop;
const begin = async (over: Partial<Buyer> = {}) => {
  ({ shop } = await aShopWith([], { buyer: { ...scenarios['one-seller'].buyer, ...over } }));
  await shop.store.transaction((tx) => putDemoCatalogue(tx, 'marketplace'));
};
beforeEach(() => begin());

const add = async (over: Partial<AddCartRequest> = {}) => await shop.reply('addCart', asking(over));
const refused = async (over: Partial<AddCartRequest>) => (await shop.refusal('addCart', asking(over))).resultCode;
const cart = (session: Session = shopperA) => shop.cart({ session });

describe('addCart', () => {
  test('[CM-06] an added item has the marketplace’s price, texts and terms', async () => {
    const reply = await add();
    const { units, cartVersion, shippingPolicies } = await cart();
    expect(cartVersion).toBe(reply.cartVersion);
    expect(units).toMatchObject([{ cartUnitId: reply.cartUnitId, quantity: 2, version: 1, isBuyAvailable: true }]);
    expect(units[0]?.item.itemSellPrice).toBe(catalogue.items.get(socks)?.item.itemSellPrice);
    expect(shippingPolicies.map(({ shippingPolicyKey }) => shippingPolicyKey)).toEqual([units[0]?.shippingPolicyKey]);
  });

  test('[CM-06] the same choice increases the quantity; another choice is a new unit', async () => {
    const first = await add();
    const again = await add({ quantity: 3 });
    expect(again.cartUnitId).toBe(first.cartUnitId);
    expect((await add({ optionNos: [ivory] })).cartUnitId).not.toBe(first.cartUnitId);
    const { units } = await cart();
    expect(units.map(({ quantity }) => quantity)).toEqual([5, 2]);
    expect(units.map(({ item }) => item.options.map(({ optionNo }) => optionNo))).toEqual([[grey], [ivory]]);
  });

  test('[DL-03] a restored unit goes before the requested unit, even after other insertions, or to the end', async () => {
    const ids = async () => (await cart()).units.map(({ cartUnitId }) => cartUnitId);
    const [first, second] = [await add(), await add({ optionNos: [ivory] })];
    const third = await add({ optionNos: [black], before: second.cartUnitId });
    expect(await ids()).toEqual([first, third, second].map(({ cartUnitId }) => cartUnitId));
    const knifeAtFirst = await add({ ...engraved('A'), before: first.cartUnitId });
    const last = await add({ ...engraved('B'), before: cartUnitId(999_999) });
    const between = await add({ ...engraved('C'), before: second.cartUnitId });
    const expected = [knifeAtFirst, first, third, between, second, last].map((one) => one.cartUnitId);
    expect(await ids()).toEqual(expected);
    // a change keeps the position
    await shop.ask('setQuantity', quantityOf(third.cartUnitId, 3));
    expect(await ids()).toEqual(expected);
  });

  test('[CM-06] refuses unknown items, stopped sales and invalid choices', async () => {
    expect(await refused({ itemNo: itemNo('999999') })).toBe('CART-BR1-45');
    expect(await refused({ optionNos: ['no-such'] })).toBe('CART-BR1-04');
    expect(await refused({ optionNos: [] })).toBe('CART-BR1-04');
    expect(await refused({ additions: [{ additionNo: 'no-such', quantity: 1 }] })).toBe('CART-BR1-04');
    expect(await refused({ itemNo: itemNoOf('hp-wine') })).toBe('CART-BR1-14');
    expect(await refused({ itemNo: itemNoOf('kite') })).toBe('UNABLE-ITEM_PRICE_MINIMUM');
    expect(await refused({ quantity: 0 })).toBe('CART-BR1-34');
    expect(await refused({ quantity: 1000 })).toBe('CART-BR1-32');
    expect((await cart()).units).toEqual([]);
  });

  const [knife, curtain] = [itemNoOf('chef-knife'), itemNoOf('linen-curtain')];
  const engraved = (text: string) => ({
    itemNo: knife,
    quantity: 1,
    optionNos: [],
    entered: [{ optionNo: `${knife}-1`, values: [text] }],
  });
  const curtainOptions = catalogue.items.get(curtain)?.item.options ?? [];
  const measure = curtainOptions.find(({ optionType }) => optionType === 'Calculation')?.optionNo ?? '';
  const measured = (...values: readonly string[]) => ({
    itemNo: curtain,
    quantity: 1,
    optionNos: [curtainOptions[0]?.optionNo ?? ''],
    entered: [{ optionNo: measure, values }],
  });

  test('[CM-06] [GM-2] stores an entered text; the same text increases the quantity, another one is a new unit', async () => {
    const first = await add(engraved('<b>토리</b>'));
    expect((await add(engraved('<b>토리</b>'))).cartUnitId).toBe(first.cartUnitId);
    expect((await add(engraved('토리'))).cartUnitId).not.toBe(first.cartUnitId);
    const { units } = await cart();
    expect(units.map(({ quantity, item }) => [quantity, optionText(item), item.options[0]?.optionPrice])).toEqual([
      [2, '각인 문구: <b>토리</b>', 5000],
      [1, '각인 문구: 토리', 5000],
    ]);
    expect(units.map(({ hasDuplicates }) => hasDuplicates)).toEqual([false, false]);
  });

  test('[CM-06] [GM-2] the order of entered texts makes no other choice', async () => {
    const offered = catalogue.items.get(knife) ?? expect.unreachable();
    const options = [1, 2].flatMap((n) =>
      offered.item.options.map((option) => ({ ...option, optionNo: `${knife}-${n}` })),
    );
    const items = new Map([[knife, { ...offered, item: { ...offered.item, options } }]]);
    await shop.store.transaction((tx) => tx.putCatalogue('marketplace', 'ko', { items }));
    const entered = options.map(({ optionNo }) => ({ optionNo, values: ['A'] }));
    const first = await add({ ...engraved('A'), entered });
    const again = await add({ ...engraved('A'), entered: entered.toReversed() });
    expect(again.cartUnitId).toBe(first.cartUnitId);
  });

  test('[CM-06] [PG-21] prices a made-to-measure option by the current terms', async () => {
    const first = await add(measured('150', '210'));
    expect((await add(measured('150', '211'))).cartUnitId).not.toBe(first.cartUnitId);
    const priceNow = async () => (await cart()).units[0]?.item.options[1]?.optionPrice;
    expect((await cart()).units[0]?.item.options[1]?.optionEntries).toEqual([
      { name: '가로', value: '150' },
      { name: '세로', value: '210' },
    ]);
    expect(await priceNow()).toBe(28_400);
    await shop.store.transaction(async (tx) => {
      const offered = catalogue.items.get(curtain);
      if (!offered) throw new Error('no curtain');
      const measures = { [measure]: { min: 30, max: 500, wonPerSquareMetre: 18_000 } };
      await tx.putCatalogue('marketplace', 'ko', {
        items: new Map([[curtain, { ...offered, measures }]]),
      });
    });
    expect(await priceNow()).toBe(56_700);
  });

  test('[CM-06] translates entered names into each language', async () => {
    await add(engraved('Tori'));
    const reply = await shop.cart({ language: 'jp' });
    expect(reply.units[0]?.item.options[0]?.optionEntries).toEqual([{ name: '刻印文字', value: 'Tori' }]);
  });

  test('[CM-06] refuses missing, overlong or control-character texts and measures beyond the limits', async () => {
    expect(await refused({ itemNo: knife, optionNos: [] })).toBe('CART-BR1-04');
    expect(await refused(measured('29', '210'))).toBe('CART-BR1-04');
    expect(await refused(measured('150'))).toBe('CART-BR1-04');
    for (const text of ['', 'x'.repeat(51), 'a\u0000', 'a\nb', ' a'])
      expect((await shop.ask('addCart', asking(engraved(text)))).status).toBe(400);
    expect((await cart()).units).toEqual([]);
  });

  test('[CM-06] applies the add rules: maximum quantity and low stock', async () => {
    await add({ quantity: 900 });
    expect(await refused({ quantity: 100 })).toBe('CART-BR1-32');
    await shop.store.transaction((tx) => setStock(tx, 'marketplace', itemStock(socks), 901));
    expect(await refused({ quantity: 2 })).toMatch(/^CART-BR1-01$/);
    expect((await cart()).units.map(({ quantity }) => quantity)).toEqual([900]);
  });

  test('[CM-06] a full cart refuses new choices and accepts more of an existing one', async () => {
    await begin({ cartSize: 2 });
    await add();
    await add({ optionNos: [ivory] });
    expect(await refused({ optionNos: [black] })).toBe('CART-BR1-43');
    await add({ quantity: 3 });
    expect((await cart()).units.map(({ quantity }) => quantity)).toEqual([5, 2]);
  });

  test('[CM-06] a refusal contains the item, for a page that knows only its number', async () => {
    const answer = await shop.ask('addCart', { itemNo: knife, quantity: 1, optionNos: [], additions: [] });
    const { item } = catalogue.items.get(knife) ?? expect.unreachable();
    const { itemName, itemImageUrl } = item;
    expect(answer).toMatchObject({ body: { data: { itemName, itemImageUrl } } });
  });

  test('[CM-06] refuses a club-only item for other buyers', async () => {
    expect(await refused({ itemNo: itemNoOf('club-towels'), optionNos: [] })).toBe('CART-BR1-36');
  });

  test('[CM-06] refuses an item of an express shop until an address is known', async () => {
    const [express] = [...catalogue.items].find(([, { terms }]) => terms?.expressShopBranch) ?? [];
    const request = { itemNo: express ?? socks, optionNos: [] };
    await add(request);
    await shop.store.transaction(async (tx) => {
      const stored = (await tx.buyer(scopeA)) ?? aStoredBuyer();
      await tx.putBuyer(scopeA, { ...stored, latestShippingAddress: null });
    });
    expect(await refused(request)).toBe('CART-BR1-08');
  });

  test('[RL-02] refuses an employee-mall item, whatever the page claims', async () => {
    const mug = { ...asking({ itemNo: itemNoOf('staff-mug'), optionNos: [] }), isViaEmployeeMall: true };
    const answer = await shop.refusal('addCart', mug);
    expect([answer.resultCode, (await cart()).units]).toEqual(['EMPLOYEE-MALL-ONLY', []]);
  });

  test('[CM-06] ignores price fields of the request', async () => {
    await add();
    const honest = (await cart()).units;
    const mine = honest.map(({ seller }) => seller.sellerKey);
    const taken = honest.flatMap(({ discounts }) => discounts.map(({ discountNo }) => discountNo));
    const sellerKey = [...catalogue.sellers.keys()].find((key) => !mine.includes(key));
    const discountNos = [...catalogue.discounts.keys()].filter((no) => !taken.includes(no));
    expect([sellerKey === undefined, discountNos.length > 0]).toEqual([false, true]);

    await begin();
    const forged = { ...asking(), itemSellPrice: 1, sellerKey, discountNos, partnershipCode: 'P100' };
    await shop.reply('addCart', forged);
    expect((await cart()).units).toEqual(honest);
    expect(honest).toMatchObject([
      { item: { itemSellPrice: catalogue.items.get(socks)?.item.itemSellPrice }, partnershipCode: undefined },
    ]);
  });
});

describe('additions of the same choice', () => {
  const lantern = itemNoOf('lantern');
  const additionNo = catalogue.items.get(lantern)?.item.additions[0]?.additionNo ?? '';
  const lanternWith = (...batteries: readonly number[]) => ({
    itemNo: lantern,
    quantity: 1,
    optionNos: [],
    additions: batteries.map((quantity) => ({ additionNo, quantity })),
  });
  const batteriesIn = async () => (await cart()).units.map(({ item }) => item.additions[0]?.quantity);
  beforeEach(() => shop.store.transaction((tx) => setStock(tx, 'marketplace', additionStock(lantern, additionNo), 2)));

  test('[CM-06] judges additions of equal choices together: the last piece can be added, and no more', async () => {
    await add(lanternWith(1));
    await add(lanternWith(1));
    expect([await refused(lanternWith(1)), await batteriesIn()]).toEqual(['CART-BR1-03', [2]]);
    expect((await cart()).units).toMatchObject([{ quantity: 2, isBuyAvailable: true }]);
  });

  test('[CM-06] refuses an addition that is named twice', async () => {
    for (const batteries of [2, 1]) expect(await refused(lanternWith(batteries, batteries))).toBe('CART-BR1-04');
    expect((await cart()).units).toEqual([]);
  });

  test('[QT-03 CM-06] does not increase a unit under a discount agreement', async () => {
    const { cartUnitId } = await add(lanternWith());
    await shop.store.transaction(async (tx) => {
      const [row] = await tx.units(scopeA);
      if (row)
        await tx.updateUnit(scopeA, cartUnitId, row.version, {
          quantity: row.quantity,
          detail: { ...row.detail, isItemDiscountAgreement: true },
        });
    });
    expect(await refused(lanternWith())).toBe('CART-BR3-07');
    expect((await cart()).units.map(({ quantity }) => quantity)).toEqual([1]);
  });

  test('[QT-03 CM-06] does not increase a unit with an applied coupon; another choice becomes a new unit', async () => {
    const { cartUnitId } = await add(lanternWith());
    await shop.store.transaction(async (tx) => {
      await tx.putCouponPolicy('marketplace', aCouponPolicy());
      await tx.addIssuedCoupon(scopeA, anIssuedCoupon({ cartUnitIds: [cartUnitId] }));
    });
    expect(await refused(lanternWith())).toBe('CART-BR3-07');
    await add(lanternWith(1));
    const { units } = await cart();
    expect(units.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(units.map(({ appliedCouponIssueNoes: on }) => on)).toEqual([[couponIssueNo('C1')], []]);
  });
});

describe('discounts of an added item', () => {
  const member: Session = { scope: scopeA, guestOwner: guestOwner('g') };
  const visitor: Session = { scope: { ...scopeA, owner: guestOwner('g') }, guestOwner: null };
  const addOne = (name: ItemName, session: Session) => {
    const options = catalogue.items.get(itemNoOf(name))?.item.options ?? [];
    const optionNos = options.slice(0, 1).map(({ optionNo }) => optionNo);
    return shop.reply('addCart', asking({ itemNo: itemNoOf(name), quantity: 1, optionNos }), { session });
  };
  const kinds = async (session: Session) =>
    (await cart(session)).units.map(({ discounts }) => discounts.map(({ discountType }) => discountType));

  test('[DC-03 CM-06] an added item has its funding discounts', async () => {
    const { cartUnitId } = await addOne('soccer-ball', member);
    expect((await cart(member)).fundingDiscounts).toMatchObject([
      { discountPolicyNo: 'card2000', cartUnitIds: [cartUnitId] },
    ]);
  });

  test('[DC-01 SV-03] an item added by a visitor gets the member discount after sign-in', async () => {
    await addOne('frying-pan', visitor);
    expect(await kinds(visitor)).toEqual([['Seller']]);
    await shop.ask('mergeCart', {}, { session: member });
    expect([await kinds(visitor), await kinds(member)]).toEqual([[], [['Seller', 'Member']]]);
  });

  test('[DC-01 SV-03] a new member gets the member discount on existing units and loses it with the membership', async () => {
    const buyer = (memberType: 'SimpleMember' | 'Member') =>
      shop.store.transaction((tx) => tx.putBuyer(scopeA, aStoredBuyer({ buyer: aBuyer({ memberType }) })));
    await buyer('SimpleMember');
    await addOne('frying-pan', member);
    expect(await kinds(member)).toEqual([['Seller']]);
    await buyer('Member');
    expect(await kinds(member)).toEqual([['Seller', 'Member']]);
    await buyer('SimpleMember');
    expect(await kinds(member)).toEqual([['Seller']]);
  });

  test('[DC-01] a partner discount requires a visit through the partner', async () => {
    await addOne('headphones', member);
    expect(await kinds(member)).toEqual([['Seller']]);
  });
});
