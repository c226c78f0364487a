import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageParams } from '../messages/keys.ts';
import type { Cart } from '../cart/cart.ts';
import { arbOrderState } from '../testing/arbitraries/state.ts';
import { arbSmallOrder } from '../testing/arbitraries/small-order.ts';
import { diagnose, judge } from '../rule/judge.ts';
import type { Finding, Fix } from '../rule/rule.ts';
import { checkoutFactsOf } from '../rules/checkout/checkout-facts.ts';
import { withFix } from './fix.ts';
import { checkoutRules } from '../rules/checkout-rules.ts';
import { laws } from '../testing/laws.ts';

const { forAll } = laws(150);

const findings = (state: Cart): readonly Finding[] => diagnose(checkoutRules)(checkoutFactsOf(state));

const isStill = (before: Finding, after: Finding): boolean =>
  after.code === before.code && after.units.every((id) => before.units.includes(id));

test('[CK-18] applying a fix removes its reason: the rule no longer returns it for any of these units', () => {
  forAll([fc.oneof(arbOrderState, arbSmallOrder)], (state) => {
    const facts = checkoutFactsOf(state);
    // two rules may share a code, so each is checked separately (CART-BR7-45)
    for (const rule of checkoutRules) {
      for (const found of diagnose([rule])(facts))
        for (const fix of found.fixes) {
          const left = diagnose([rule])(checkoutFactsOf(withFix(state, fix)));
          expect([fix, left.filter((after) => isStill(found, after))]).toEqual([fix, []]);
        }
    }
  });
});

test('[CK-18] the first reason equals the result of judge; each has its values and concerns units of the order', () => {
  forAll([arbOrderState], (state) => {
    const facts = checkoutFactsOf(state);
    const all = findings(state);
    const judged = judge(checkoutRules)(facts);
    expect(E.isLeft(judged) ? judged.left : undefined).toEqual(all[0]);
    const chosen = facts.chosen.map(({ cartUnitId }) => cartUnitId);
    for (const { code, params, units } of all) {
      expect(Object.keys(params)).toEqual(messageParams[code]);
      expect(units.filter((id) => !chosen.includes(id))).toEqual([]);
    }
  });
});

/** Reasons without a fix in the cart: customer service or a new registration resolves them. */
const beyondTheCart = ['CART-BR7-16', 'CART-BR7-17'];

/**
 * Measure that each fix reduces, in lexicographic order: overseas, units in the cart, selected units, invalid
 * quantities, pieces, coupons, missing proofs, and unanswered choices.
 */
const measure = (state: Cart): readonly number[] => {
  const { chosen, oversea, buyer } = checkoutFactsOf(state);
  const { papers } = state.oversea;
  const all = findings(state);
  const fixes = all.flatMap((found) => found.fixes);
  return [
    oversea._tag === 'Some' ? 1 : 0,
    state.units.length,
    chosen.length,
    // a quantity below its minimum is raised, once
    all.filter(({ code }) => code.startsWith('CART-BR3') || code === 'CART-BR1-55' || code === 'STOCK-SHARED').length,
    chosen.reduce((pieces, { quantity }) => pieces + quantity, 0),
    state.appliedCoupons.length,
    [buyer.isLogin, buyer.memberType !== 'NonMember', buyer.isIdentityVerified, buyer.isCertificatedAdult].filter(
      (one) => !one,
    ).length,
    fixes.filter(({ type }) => type === 'GivePapers').length +
      [papers.isConsented, papers.hasChinaIdImage].filter((one) => !one).length,
    fixes.filter(({ type }) => type === 'ChooseCompany').length,
    fixes.filter(({ type }) => type === 'ChooseDeliveryTime').length,
    fixes.filter(({ type }) => type === 'Agree').length,
  ];
};

const isLess = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
};

test('[CK-18] applying any sequence of fixes ends: ordered, empty, or without a fix in the cart', () => {
  forAll([arbOrderState, fc.infiniteStream(fc.nat(1000))], (start, dice) => {
    let state = start;
    for (;;) {
      if (checkoutFactsOf(state).chosen.length === 0) return;
      const all = findings(state);
      const fixes: readonly Fix[] = all.flatMap((found) => found.fixes);
      const stuck = all.filter((found) => found.fixes.length === 0).map(({ code }) => code);
      expect(stuck.filter((code) => !beyondTheCart.includes(code))).toEqual([]);
      const fix = fixes[dice.next().value % Math.max(1, fixes.length)];
      if (!fix) return;
      const next = withFix(state, fix);
      expect([fix, isLess(measure(next), measure(state))]).toEqual([fix, true]);
      state = next;
    }
  });
});
