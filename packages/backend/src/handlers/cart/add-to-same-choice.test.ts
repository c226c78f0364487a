import { additionStock, couponIssueNo, type AddCartRequest } from '@baguni/domain';
import { itemNoOf, scenarios } from '@baguni/scenarios';
import { beforeEach, expect, test } from 'vitest';
import { demoCatalogue, putDemoCatalogue } from '../../seed/demo-catalogue.ts';
import { aShopWith } from '../../testing/carts.ts';
import { aCouponPolicy, anIssuedCoupon, scopeA } from '../../testing/rows.ts';
import type { TestShop } from '../../testing/shop.ts';

const lantern = itemNoOf('lantern');
const [batteries] = demoCatalogue('ko').items.get(lantern)?.item.additions ?? [];
const additionNo = batteries?.additionNo ?? '';

const asking = (additions: AddCartRequest['additions'] = [], quantity = 1): AddCartRequest => ({
  itemNo: lantern,
  quantity,
  optionNos: [],
  additions,
});
const withBatteries = (...quantities: readonly number[]): AddCartRequest =>
  asking(quantities.map((quantity) => ({ additionNo, quantity })));

let shop: TestShop;
beforeEach(async () => {
  ({ shop } = await aShopWith([], { buyer: scenarios['one-seller'].buyer }));
  await shop.store.transaction(async (tx) => {
    await putDemoCatalogue(tx, 'marketplace');
    await tx.putStock('marketplace', additionStock(lantern, additionNo), 2);
  });
});

const add = async (request: AddCartRequest) => await shop.reply('addCart', request);
const refused = async (request: AddCartRequest) => (await shop.refusal('addCart', request)).resultCode;
const units = async () => (await shop.cart()).units;
const batteriesIn = async () => (await units()).map(({ item }) => item.additions[0]?.quantity);

test('[CM-06] judges additions of equal choices together: the last piece can be added, and no more', async () => {
  await add(withBatteries(1));
  await add(withBatteries(1));
  expect([await refused(withBatteries(1)), await batteriesIn()]).toEqual(['CART-BR1-03', [2]]);
  expect(await units()).toMatchObject([{ quantity: 2, isBuyAvailable: true }]);
});

test('[CM-06] refuses an addition that is named twice', async () => {
  expect([await refused(withBatteries(2, 2)), await refused(withBatteries(1, 1)), await units()]).toEqual([
    'CART-BR1-04',
    'CART-BR1-04',
    [],
  ]);
});

test('[QT-03 CM-06] does not increase a unit under a discount agreement', async () => {
  const { cartUnitId } = await add(asking());
  await shop.store.transaction(async (tx) => {
    const [row] = await tx.units(scopeA);
    if (row)
      await tx.updateUnit(scopeA, cartUnitId, row.version, {
        quantity: row.quantity,
        detail: { ...row.detail, isItemDiscountAgreement: true },
      });
  });
  expect([await refused(asking()), (await units()).map(({ quantity }) => quantity)]).toEqual(['CART-BR3-07', [1]]);
});

test('[QT-03 CM-06] does not increase a unit with an applied coupon; another choice becomes a new unit', async () => {
  const { cartUnitId } = await add(asking());
  await shop.store.transaction(async (tx) => {
    await tx.putCouponPolicy('marketplace', aCouponPolicy());
    await tx.addIssuedCoupon(scopeA, anIssuedCoupon({ cartUnitIds: [cartUnitId] }));
  });
  expect(await refused(asking())).toBe('CART-BR3-07');
  await add(withBatteries(1));
  expect((await units()).map(({ quantity, appliedCouponIssueNoes }) => [quantity, appliedCouponIssueNoes])).toEqual([
    [1, [couponIssueNo('C1')]],
    [1, []],
  ]);
});
