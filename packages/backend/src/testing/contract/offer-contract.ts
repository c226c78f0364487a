import { expect } from 'vitest';
import { aCashbackPolicy, aCardOffer, anExtraDiscount } from '@baguni/domain/testing';
import { noOffers, type Offers } from '../../store/offers.ts';
import type { RowTests } from './row-tests.ts';

const { cartUnitIds: _, ...cashback } = aCashbackPolicy();

const some: Offers = {
  extraDiscounts: [anExtraDiscount()],
  cashbacks: [{ ...cashback, target: { type: 'All' } }],
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

  '[SV-02] which build has filled the store is read as it was written last': async (tx) => {
    expect(await tx.seededBy()).toBeNull();
    await tx.putSeededBy('one');
    await tx.putSeededBy('other');
    expect(await tx.seededBy()).toBe('other');
  },
};
