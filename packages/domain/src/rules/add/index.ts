import type { Either } from 'fp-ts/Either';
import { judge } from '../../rule/judge.ts';
import type { Finding, Rule } from '../../rule/rule.ts';
import { noAddressToAdd } from './condition/CART-BR1-08-no-address.ts';
import { notByExpress } from './condition/CART-BR1-45-not-by-express.ts';
import { oneDepartmentPiece } from './quantity/CART-BR1-11-one-at-a-time.ts';
import { ownItemToAdd } from './role/CART-BR1-25-own-item-put-in.ts';
import { under19ToAdd } from './role/CART-BR1-26-under-19-put-in.ts';
import { membersOnlyToAdd } from './role/CART-BR1-27-members-only.ts';
import { restrictedToAdd } from './role/CART-BR1-29-restricted-buyer.ts';
import { belowMinimumToAdd } from './quantity/CART-BR1-34-below-minimum.ts';
import { clubOnlyToAdd } from './role/CART-BR1-36-club-members-only.ts';
import { growingRules } from './quantity/fitting-pieces.ts';
import { businessOnlyToAdd } from './role/CART-BR1-38-business-only.ts';
import { withdrawnToAdd } from './role/CART-BR1-39-withdrawn-member.ts';
import { cartIsFull } from './quantity/CART-BR1-43-cart-is-full.ts';
import { employeeMallToAdd } from './role/EMPLOYEE-MALL-ONLY-put-in-elsewhere.ts';
import { notItsChoice } from './choice/CART-BR1-04-not-its-choice.ts';
import { saleStopped } from './choice/CART-BR1-20-sale-stopped.ts';
import { notOffered } from './choice/CART-BR1-45-not-offered.ts';
import type { ChoiceFacts } from './choice/choice-facts.ts';
import type { AddFacts } from './facts.ts';

/** Rules on adding an item, in evaluation order: buyer, place, quantity (CM-06). */
export const addRules: readonly Rule<AddFacts>[] = [
  restrictedToAdd,
  withdrawnToAdd,
  membersOnlyToAdd,
  clubOnlyToAdd,
  businessOnlyToAdd,
  ownItemToAdd,
  under19ToAdd,
  employeeMallToAdd,
  noAddressToAdd,
  notByExpress,
  cartIsFull,
  oneDepartmentPiece,
  belowMinimumToAdd,
  ...growingRules,
];

export const choiceRules: readonly Rule<ChoiceFacts>[] = [notOffered, saleStopped, notItsChoice];

/**
 * Whether there is such a thing to put in, or the first reason against it (CM-06).
 * @example
 * const item = O.some({ options: [anOption({ optionNo: 'red' })], additions: [] });
 * const verdicts = ['red', 'blue'].map((no) =>
 *   checkChoice({ item, isStopped: false, choice: { optionNos: [no], additions: [] } }),
 * );
 * verdicts.map((verdict) => (E.isLeft(verdict) ? verdict.left.code : 'fits')); // [ 'fits', 'CART-BR1-04' ]
 */
export const checkChoice: (facts: ChoiceFacts) => Either<Finding, ChoiceFacts> = /* @__PURE__ */ judge(choiceRules);

/**
 * Whether an item may be put in, or the first reason against it (CM-06).
 * @example
 * const facts = { unit: aUnit(), buyer: aBuyer(), piecesInCart: 0, hasAddress: true };
 * const verdicts = [2, 100].map((cartUnitCount) => checkAdd({ ...facts, cartUnitCount }));
 * verdicts.map((verdict) => (E.isLeft(verdict) ? verdict.left.code : 'fits')); // [ 'fits', 'CART-BR1-43' ]
 */
export const checkAdd: (facts: AddFacts) => Either<Finding, AddFacts> = judge(addRules);
