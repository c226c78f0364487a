import { expect, test } from 'vitest';
import { extraWorth, type ExtraDiscountCandidate } from '../entities/discount/discount.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { won } from '../money/won.ts';
import {
  anExtraDiscount,
  anOpenCart,
  anOversea,
  arbExtraDiscount,
  aUnit,
  testNow,
  withAllSelected,
} from '../testing/index.ts';
import { laws } from '../testing/laws.ts';
import { benefitsOf, hasBenefits, noBenefit } from './benefits.ts';
import fc from 'fast-check';

const GOODS = 100_000;
const extrasWith = (...over: readonly Partial<ExtraDiscountCandidate>[]) => ({
  ...pricingInput(anOpenCart()),
  extraDiscounts: { now: testNow, candidates: over.map((one) => anExtraDiscount(one)) },
});
const benefitsWith = (...over: readonly Partial<ExtraDiscountCandidate>[]) =>
  benefitsOf(extrasWith(...over), { all: GOODS, overseas: 0 });
const line = (share: number, most: number) => ({ share, most });

test('[DC-04 CP-19] without active extra discounts there is no benefit', () => {
  const { extraDiscounts: _, ...pricing } = pricingInput(anOpenCart());
  const over = { endDate: new Date(testNow - 1).toISOString() };
  expect([benefitsOf(pricing, { all: GOODS, overseas: 0 }), benefitsWith(over)]).toEqual([[noBenefit], [noBenefit]]);
  expect([hasBenefits(pricing), hasBenefits(extrasWith(over)), hasBenefits(extrasWith({}))]).toEqual([
    false,
    false,
    true,
  ]);
});

test('[DC-04 CP-19] a rate gives at most its share and at most its maximum, up to its threshold', () => {
  const maxDiscountAmount = won(3000);
  expect(benefitsWith({ discountRate: 5, baseAmount: won(70_000), maxDiscountAmount })).toEqual([
    noBenefit,
    { room: 30_000, overseasRoom: Infinity, lines: [line(0.05, 5000), line(0, 3000)] },
  ]);
  const linesAt = (discountRate: number) => benefitsWith({ discountRate, maxDiscountAmount: undefined })[1]?.lines;
  expect([25, 100, 120].flatMap(linesAt)).toEqual([line(0.25, 25_000), line(1, GOODS), line(1, GOODS)]);
  expect(benefitsWith({ baseAmount: won(0) })[1]?.room).toBe(Infinity);
});

test('[DC-04 CP-19] an amount gives at most itself, the cost of the goods, and its maximum', () => {
  const linesFor = (baseAmount: number, maxDiscountAmount: ExtraDiscountCandidate['maxDiscountAmount']) =>
    benefitsWith({ unit: 'Amount', baseAmount: won(baseAmount), discountAmount: won(900), maxDiscountAmount })[1]
      ?.lines;
  expect(linesFor(899, undefined)).toEqual([line(0, 900), line(1, GOODS)]);
  expect(linesFor(899, won(800))).toEqual([line(0, 900), line(1, GOODS), line(0, 800)]);
  // if the minimum is at least the amount, the discount never exceeds the goods
  expect(linesFor(900, undefined)).toEqual([line(0, 900)]);
});

test('[DC-04 CP-19] from the threshold of a benefit on, no line is below the benefit', () => {
  const given = arbExtraDiscount(testNow).map((one) => ({ ...one, endDate: new Date(testNow).toISOString() }));
  const roundings = fc.constantFrom(undefined, 'HalfUp' as const, 'HalfEven' as const, 'Up' as const);
  laws(300).forAll([given, fc.nat(2_000_000), fc.nat(2_000_000), roundings], (candidate, above, saved, rounding) => {
    const goods = won(candidate.baseAmount + above);
    const pricing = { ...extrasWith(candidate), rounding };
    const lines = benefitsOf(pricing, { all: goods + saved, overseas: 0 })[1]?.lines ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const { share, most } of lines)
      expect(most - share * saved).toBeGreaterThanOrEqual(extraWorth(candidate, goods, rounding) - 1e-6);
  });
});

test('[DC-04 OV-11 CP-19] free overseas shipping is limited by its own goods, an extra discount by all goods', () => {
  const unit = aUnit();
  const { fees, selectedCompany, unavailable } = anOversea('EMS', [unit.cartUnitId]);
  const oversea = { fees, selectedCompany, unavailable, freeFrom: won(60_000) };
  const of = (baseAmount: number) =>
    benefitsOf(
      {
        ...pricingInput(withAllSelected(anOpenCart([unit]))),
        oversea,
        extraDiscounts: { now: testNow, candidates: [anExtraDiscount({ baseAmount: won(baseAmount) })] },
      },
      { all: GOODS, overseas: 80_000 },
    ).map(({ room, overseasRoom }) => [room, overseasRoom]);
  expect(of(70_000)).toEqual([
    [Infinity, Infinity],
    [30_000, Infinity],
    [Infinity, 20_000],
    [30_000, 20_000],
  ]);
  // the overseas goods are a part of all goods
  expect(of(60_000).at(-1)).toEqual([Infinity, 20_000]);
});
