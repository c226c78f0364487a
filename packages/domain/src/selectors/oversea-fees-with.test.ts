import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { anOpenCart, anOversea, aUnit, withAllSelected } from '../testing/index.ts';
import { overseaFeesWith, pricedOf } from './priced-of.ts';

const [one, two] = [cartUnitId(1), cartUnitId(2)];
const oversea = anOversea('CJ', [one, two]);
const cart = (over: Partial<typeof oversea> = {}) =>
  withAllSelected(
    anOpenCart([aUnit(), aUnit({ cartUnitId: two })], { shippingCountry: 'Japan', oversea: { ...oversea, ...over } }),
  );

test('[OV-03] the fees of a company equal those of the summary, whichever company is chosen', () => {
  expect(overseaFeesWith(cart(), 'CJ')).toEqual([9000, 9000]);
  expect(overseaFeesWith(cart({ selectedCompany: 'EMS' }), 'CJ')).toEqual([9000, 9000]);
  expect(overseaFeesWith(cart(), 'EMS')).toEqual([]);
});

test('[OV-03] an unselected unit, or one that the company does not carry, has no fee', () => {
  const unavailable = [{ shippingCompany: 'CJ' as const, unavailableCartUnitIds: [two] }];
  expect(overseaFeesWith(cart({ unavailable }), 'CJ')).toEqual([9000]);
  expect(overseaFeesWith({ ...cart(), selected: [two] }, 'CJ')).toEqual([9000]);
});

test('[OV-11] every fee is 0 from the free threshold on', () => {
  expect(overseaFeesWith(cart({ freeFrom: O.some(won(20_001)) }), 'CJ')).toEqual([9000, 9000]);
  expect(overseaFeesWith(cart({ freeFrom: O.some(won(20_000)) }), 'CJ')).toEqual([0, 0]);
});

test('[SH-05] shows fees read before a failure, although the total excludes them', () => {
  const failed = { ...cart(), serverPrices: { status: 'Failed', answer: O.none } as const };
  expect(overseaFeesWith(failed, 'CJ')).toEqual([9000, 9000]);
  expect(pricedOf(failed).entries.filter(({ kind }) => kind === 'OverseaShipping')).toEqual([]);
});
