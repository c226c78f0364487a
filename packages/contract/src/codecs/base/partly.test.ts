import { arbSpoiled } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { list, parts, strict, partly } from './codec.ts';
import { percent, pieces, whole, choice } from './values.ts';
import { percentOrWon } from '../coupon.ts';

const offer = strict({ rate: percent });
const unit = strict({ quantity: pieces, offers: parts('Discount', offer, 5) });
const fee = strict({ won: whole(0, 10) });
const answer = partly(
  strict({
    units: parts('NoPrice', unit, 3),
    fees: parts('ShippingFee', fee, 3),
    all: list(fee, 3),
    version: pieces,
  }),
);

const wire = (over: object = {}) => ({
  units: [
    { quantity: 1, offers: [{ rate: 1 }, { rate: 2 }] },
    { quantity: 2, offers: [] },
  ],
  fees: [{ won: 1 }, { won: 2 }],
  all: [{ won: 1 }],
  version: 1,
  ...over,
});

test('[CM-53] returns a valid reply unchanged, without a list of unreadable fields', () => {
  expect(answer.decode(wire())).toEqual(E.right(wire()));
});

test('[CM-53] drops the smallest unreadable entry and reports its path and the missing price part', () => {
  const units = [
    { quantity: 1, offers: [{ rate: 1e9 }, { rate: 2 }] },
    { quantity: 2, offers: [] },
  ];
  const { units: _, ...rest } = wire();
  expect(answer.decode({ ...rest, units })).toEqual(
    E.right({
      ...rest,
      units: [{ quantity: 1, offers: [{ rate: 2 }] }, units[1]],
      unreadable: ['units.0.offers.0.rate'],
      missing: ['Discount'],
    }),
  );
});

test('[CM-53] drops the enclosing entry if it is also invalid; entries without a price are not missing from the total', () => {
  const units = [{ quantity: 0.5, offers: [{ rate: -1 }] }, { quantity: 2, offers: [] }, 'text'];
  expect(answer.decode(wire({ units }))).toMatchObject({
    right: { units: [{ quantity: 2 }], unreadable: ['units.0.quantity', 'units.0.offers.0.rate', 'units.2'] },
  });
  expect(answer.decode(wire({ units: [{ quantity: 0, offers: [] }] }))).toMatchObject({ right: { missing: [] } });
});

test('[CM-53] reports each missing price part once', () => {
  const bad = { won: -50_000 };
  expect(answer.decode(wire({ fees: [bad, { won: 3 }, bad] }))).toMatchObject({
    right: { fees: [{ won: 3 }], unreadable: ['fees.0.won', 'fees.2.won'], missing: ['ShippingFee'] },
  });
});

test.each([
  ['a field of the answer itself', { version: 0 }],
  ['an entry of a list that must fit whole', { all: [{ won: -1 }] }],
  ['a list that is none', { fees: 7 }],
  ['a list that is too long', { fees: [1, 2, 3, 4].map((won) => ({ won })) }],
])('[CM-53] %s makes the complete reply invalid', (_, over) => {
  expect(E.isLeft(answer.decode(wire({ units: [{ quantity: 0, offers: [] }], ...over })))).toBe(true);
});

const coupons = partly(
  strict({
    coupons: parts(
      'Coupon',
      percentOrWon(strict({ discountUnitType: choice(['Rate', 'Amount']), discountValue: whole(0, 1e12) })),
      9,
    ),
  }),
);

test('[CM-53][CP-03] reads a coupon value as per cent or won by its type, and drops a coupon that fits neither', () => {
  const rate = (discountValue: number) => ({ discountUnitType: 'Rate', discountValue });
  const off = (discountValue: number) => ({ discountUnitType: 'Amount', discountValue });
  const sent = [rate(100), rate(101), off(101), off(1e12 + 1)];
  expect(coupons.decode({ coupons: sent })).toEqual(
    E.right({
      coupons: [rate(100), off(101)],
      unreadable: ['coupons.1.discountValue', 'coupons.3.discountValue'],
      missing: ['Coupon'],
    }),
  );
});

test('[CM-53] the same codec without partial reading refuses invalid values on the server', () => {
  expect(E.isLeft(unit.decode({ quantity: 1, offers: [{ rate: 101 }] }))).toBe(true);
});

test('[CM-53] never throws and returns only valid values, whatever the numbers', () => {
  fc.assert(
    fc.property(arbSpoiled(wire()), (spoiled) => {
      const read = answer.decode(spoiled);
      if (E.isRight(read)) expect(answer.is(read.right)).toBe(true);
    }),
  );
});
