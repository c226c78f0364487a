import { discountsFor, outOfStock, unableForBuyer } from '@baguni/domain';
import { expect, test } from 'vitest';
import { member } from '../scenarios/people.ts';
import { itemNoOf } from './catalogue.ts';
import { choose, soldItem } from './choose.ts';

const kinds = (name: Parameters<typeof itemNoOf>[0], memberType: 'Member' | 'NonMember', partner: boolean): unknown =>
  discountsFor(soldItem(itemNoOf(name), 'ko'), { memberType }, partner).map(({ discountType }) => discountType);

test('[DC-01] member discounts require membership, partnership discounts require a partner channel', () => {
  expect(kinds('headphones', 'Member', false)).toEqual(['Seller']);
  expect(kinds('headphones', 'Member', true)).toEqual(['Seller', 'Partnership']);
  expect(kinds('frying-pan', 'Member', false)).toEqual(['Seller', 'Member']);
  expect(kinds('frying-pan', 'NonMember', false)).toEqual(['Seller']);
});

test('[CK-02] stock limits apply in the order item, option, addition, against the minimum quantity', () => {
  const of = (name: Parameters<typeof itemNoOf>[0], options: string[] = [], additions: string[] = []): unknown =>
    outOfStock(choose(itemNoOf(name), { options, additions }, 'ko'));
  expect(of('squid-sashimi')).toEqual({ _tag: 'Some', value: 'ITEM_OUT_OF_STOCK' });
  expect(of('jeans', ['xl'])).toEqual({ _tag: 'Some', value: 'OPTION_OUT_OF_STOCK' });
  expect(of('oak-chair', ['oak'], ['cushion'])).toEqual({ _tag: 'Some', value: 'ADDITION_OUT_OF_STOCK' });
  expect(of('wool-coat', ['grey/l'])).toEqual({ _tag: 'None' });
  const few = { ...choose(itemNoOf('mixed-grains'), {}, 'ko'), stock: { _tag: 'Some', value: 1 } as const };
  expect(outOfStock(few)).toEqual({ _tag: 'Some', value: 'ITEM_OUT_OF_STOCK' });
});

test('[CK-02 RL-01] a club-business deal requires a business buyer, with or without club membership', () => {
  const item = choose(itemNoOf('club-biz-coffee'), {}, 'ko');
  const buyer = (isSmileClub: boolean, isDomesticBusinessman: boolean) =>
    unableForBuyer(item, member('', { isSmileClub, isDomesticBusinessman }))._tag;
  expect([buyer(true, true), buyer(true, false), buyer(false, true)]).toEqual(['None', 'Some', 'None']);
});
