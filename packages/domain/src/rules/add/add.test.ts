import { either as E, option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageParams } from '../../messages/keys.ts';
import { arbBuyer } from '../../testing/arbitraries/buyer.ts';
import { arbUnit } from '../../testing/arbitraries/unit.ts';
import { aUnit } from '../../testing/builders/unit.ts';
import { adding } from '../../testing/rules.ts';
import { diagnose } from '../../rule/judge.ts';
import { checkQuantity } from '../quantity/index.ts';
import type { AddFacts } from './facts.ts';
import { addRules, checkAdd } from './index.ts';

const arbAddFacts = fc.record<AddFacts>({
  unit: arbUnit,
  buyer: arbBuyer,
  cartUnitCount: fc.constantFrom(0, 1, 99, 100, 101, 200),
  piecesInCart: fc.constantFrom(0, 0, 1, 3, 998),
  hasAddress: fc.boolean(),
});

test('[CM-06] an ordinary item can be added', () => {
  const facts = adding();
  expect(checkAdd(facts)).toEqual(E.right(facts));
});

test('[CM-06] rules check the buyer first, then the place, then the quantity', () => {
  const facts = adding(
    { flags: ['isAdult', 'isMembersOnly'], cartUnitType: 'ExpressShop', quantity: 1000, stock: O.some(1) },
    { buyer: { isUnder19: true, memberType: 'NonMember' }, cartUnitCount: 100, hasAddress: false },
  );
  expect(diagnose(addRules)(facts).map(({ code }) => code)).toEqual([
    'CART-BR1-27',
    'CART-BR1-26',
    'CART-BR1-08',
    'CART-BR1-43',
    'CART-BR1-32',
    'CART-BR1-01',
  ]);
});

test('[CM-06] the first of all reasons is the result of the check, each with its message values', () => {
  fc.assert(
    fc.property(arbAddFacts, (facts) => {
      const all = diagnose(addRules)(facts);
      const checked = checkAdd(facts);
      expect(E.isLeft(checked) ? checked.left : undefined).toEqual(all[0]);
      for (const { code, params } of all) expect(Object.keys(params)).toEqual(messageParams[code]);
    }),
  );
});

test('[CM-06 QT-02] an added unit is within every quantity limit', () => {
  fc.assert(
    fc.property(arbAddFacts, (facts) => {
      fc.pre(E.isRight(checkAdd(facts)));
      const pieces = facts.unit.quantity + facts.piecesInCart;
      // an existing unit with a discount agreement follows other limits (QT-03)
      const unit = aUnit({ ...facts.unit, quantity: pieces, isItemDiscountAgreement: false });
      expect(checkQuantity({ unit, asked: String(pieces), hasCoupon: false })).toEqual(E.right(pieces));
    }),
  );
});
