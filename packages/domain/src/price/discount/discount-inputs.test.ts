import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { aDiscount, aDiscountPolicy, anItem, anOpenCart, aUnit, withAllSelected } from '../../testing/index.ts';
import type { DiscountPolicy } from '../../entities/discount/discount.ts';
import type { DiscountInputs } from '../ledger/ledger-inputs.ts';
import { pricedOf } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';

const said = (...policies: readonly Partial<DiscountPolicy>[]): readonly DiscountInputs[] => {
  const discounts = policies.map((policy) => aDiscount({ displayName: '가을', policy: aDiscountPolicy(policy) }));
  const unit = aUnit({ quantity: 3, discounts, item: anItem({ itemSellPrice: won(999) }) });
  return pricedOf(withAllSelected(anOpenCart([unit]))).entries.flatMap((entry) =>
    entry.rule === 'SellerDiscount' ? [entry.inputs] : [],
  );
};

const amount = { calcType: 'Amount', discountPrice: won(100), discountRate: 7 } as const;

test('[PR-08] an entry has the rate or amount, per piece or once, and the basis', () => {
  const of = { name: '가을', basis: 2997, quantity: 3 };
  expect(said({})).toEqual([{ ...of, rate: 10 }]);
  expect(said({ calcTypeSub: O.some('Each') })).toEqual([{ ...of, rate: 10, perPiece: 297 }]);
  expect(said(amount)).toEqual([{ ...of, each: 100 }]);
  expect(said({ ...amount, calcTypeSub: O.some('Total') })).toEqual([{ ...of, once: 100 }]);
});

test('[PR-08] an entry has the discounted pieces and their price', () => {
  expect(said({ maxAppliedQuantity: O.some(2) })).toEqual([{ name: '가을', rate: 10, basis: 1998, quantity: 2 }]);
});

test('[PR-08] an entry has the limit if it reduced the discount, but not if it was just reached', () => {
  const limits = (most: number) => said({ maxDiscountPrice: O.some(won(most)) }).map(({ limit }) => limit);
  expect(limits(298)).toEqual([298]);
  expect(limits(299)).toEqual([undefined]);
  expect(limits(300)).toEqual([undefined]);
});

test('[PR-07 PR-08] an entry has the remaining price if it reduced the discount', () => {
  const cuts = (second: number) =>
    said(
      { ...amount, discountPrice: won(900) },
      { ...amount, calcTypeSub: O.some('Total'), discountPrice: won(second) },
    ).map(({ cutTo }) => cutTo);
  expect(cuts(296)).toEqual([undefined, undefined]);
  expect(cuts(297)).toEqual([undefined, undefined]);
  expect(cuts(298)).toEqual([undefined, 297]);
});
