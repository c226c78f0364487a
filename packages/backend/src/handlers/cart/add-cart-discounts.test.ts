import type { AddCartRequest } from '@baguni/domain';
import { aBuyer } from '@baguni/domain/testing';
import { itemNoOf, type ItemName } from '@baguni/scenarios';
import { beforeEach, expect, test } from 'vitest';
import { demoCatalogue, putDemoCatalogue } from '../../seed/demo-catalogue.ts';
import { guestOwner, type Session } from '../../store/owner.ts';
import { aStoredBuyer, scopeA } from '../../testing/rows.ts';
import { aShop, type TestShop } from '../../testing/shop.ts';

const member: Session = { scope: scopeA, guestOwner: guestOwner('g') };
const visitor: Session = { scope: { tenant: 'marketplace', owner: guestOwner('g') }, guestOwner: null };

const asking = (item: ItemName): AddCartRequest => {
  const options = demoCatalogue('ko').items.get(itemNoOf(item))?.item.options ?? [];
  const optionNos = options.slice(0, 1).map(({ optionNo }) => optionNo);
  return { itemNo: itemNoOf(item), quantity: 1, optionNos, additions: [] };
};

let shop: TestShop;
beforeEach(async () => {
  shop = aShop();
  await shop.store.transaction(async (tx) => {
    await putDemoCatalogue(tx, 'marketplace');
    await tx.putBuyer(scopeA, aStoredBuyer());
  });
});

const add = async (item: ItemName, session: Session) => await shop.reply('addCart', asking(item), { session });
const cartOf = async (session: Session) => await shop.cart({ session });
const kinds = async (session: Session) =>
  (await cartOf(session)).units.map(({ discounts }) => discounts.map(({ discountType }) => discountType));

test('[DC-03 CM-06] an added item has its funding discounts', async () => {
  const { cartUnitId } = await add('soccer-ball', member);
  expect((await cartOf(member)).fundingDiscounts).toMatchObject([
    { discountPolicyNo: 'card2000', cartUnitIds: [cartUnitId] },
  ]);
});

test('[DC-01 SV-03] an item added by a visitor gets the member discount after sign-in', async () => {
  await add('frying-pan', visitor);
  expect(await kinds(visitor)).toEqual([['Seller']]);
  await shop.ask('mergeCart', {}, { session: member });
  expect([await kinds(visitor), await kinds(member)]).toEqual([[], [['Seller', 'Member']]]);
});

test('[DC-01 SV-03] a new member gets the member discount on existing units and loses it with the membership', async () => {
  const buyer = (memberType: 'SimpleMember' | 'Member') =>
    shop.store.transaction((tx) => tx.putBuyer(scopeA, aStoredBuyer({ buyer: aBuyer({ memberType }) })));
  await buyer('SimpleMember');
  await add('frying-pan', member);
  expect(await kinds(member)).toEqual([['Seller']]);
  await buyer('Member');
  expect(await kinds(member)).toEqual([['Seller', 'Member']]);
  await buyer('SimpleMember');
  expect(await kinds(member)).toEqual([['Seller']]);
});

test('[DC-01] a partner discount requires a visit through the partner', async () => {
  await add('headphones', member);
  expect(await kinds(member)).toEqual([['Seller']]);
});
