import fc from 'fast-check';
import * as E from '../money/either.ts';
import { expect, test } from 'vitest';
import { messageParams } from '../messages/keys.ts';
import { won } from '../money/won.ts';
import { overseaGauges } from '../overseas/usage.ts';
import { diagnose, judge } from '../rule/rule.ts';
import { lawRuns } from '../testing/law-runs.ts';
import { afterFix, arbOverseaOrder, parcel, shipping } from '../testing/oversea-rules.ts';
import { isBroken } from '../testing/rules.ts';
import { checkoutRules } from './checkout-rules.ts';
import type { CheckoutFacts } from './facts.ts';
import { gaugesWith } from './overseas-order.ts';
import { overseaPaperRules, overseaRules as shippingRules, overseaVerificationRules } from './overseas.ts';

const runs = { numRuns: lawRuns(300) };
const law = (holds: (facts: CheckoutFacts) => void) => fc.assert(fc.property(arbOverseaOrder, holds), runs);
const overseaRules = [...shippingRules, ...overseaVerificationRules, ...overseaPaperRules];

const codes = (facts: CheckoutFacts) => diagnose(overseaRules)(facts).map(({ code }) => code);

test('[OV-14] no rule applies at home, or on a tenant without overseas shipping', () => {
  law((facts) => {
    expect(diagnose(overseaRules)({ ...facts, oversea: undefined })).toEqual([]);
  });
});

test('[CK-18] each reason has a fix that resolves it and names ordered units', () => {
  law((facts) => {
    const ids = facts.chosen.map(({ cartUnitId }) => cartUnitId);
    for (const rule of overseaRules) {
      const found = rule.broken(facts);
      if (!found) continue;
      expect(Object.keys(found.params)).toEqual(messageParams[found.code]);
      expect(rule.codes).toContain(found.code);
      expect(found.units.every((id) => ids.includes(id))).toBe(true);
      expect(found.fixes.length).toBeGreaterThan(0);
      for (const fix of found.fixes) expect([fix, isBroken(rule, afterFix(facts, fix))]).toEqual([fix, false]);
    }
  });
});

test('[CK-18] an offered company exceeds no limit and carries all units; only papers may be required', () => {
  const others = /^(ASK|VERIFY)-|-39$/;
  law((facts) => {
    const offered = diagnose(overseaRules)(facts)
      .flatMap(({ fixes }) => fixes)
      .filter(({ type }) => type === 'ChooseCompany');
    const left = offered.flatMap((fix) => codes(afterFix(facts, fix)).filter((code) => !others.test(code)));
    expect(left).toEqual([]);
  });
});

test('[OV-06 OV-07 OV-08] adding a unit never resolves a limit', () => {
  const arbMore = fc.record({
    facts: arbOverseaOrder,
    price: fc.integer({ min: 0, max: 200_000 }),
    grams: fc.integer({ min: 0, max: 9_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  });
  const holds = fc.property(arbMore, ({ facts, price, grams, quantity }) => {
    const oversea = facts.oversea;
    if (!oversea) return;
    const another = parcel(99, { itemSellPrice: won(price), shippingWeight: grams / 1000 }, { quantity });
    const payableWithoutShipping = won(facts.payableWithoutShipping + price * quantity);
    const over = (order: Pick<CheckoutFacts, 'chosen' | 'payableWithoutShipping'>) =>
      gaugesWith(order, oversea, oversea.selectedCompany)
        .filter(({ isOver }) => isOver)
        .map(({ kind }) => kind);
    const more = over({ chosen: [...facts.chosen, another], payableWithoutShipping });
    expect(more).toEqual(expect.arrayContaining(over(facts)));
  });
  fc.assert(holds, runs);
});

test('[OV-04 OV-06 OV-07 OV-08] no quantity limit is resolved by adding a unit', () => {
  const howMuch = overseaRules.filter(({ code }) => /^CART-BR7-(19|20|24|25|26|41|42)/.test(code));
  const seen = new Set<string>();
  const arbMore = fc.record({ facts: arbOverseaOrder, grams: fc.nat(9000), quantity: fc.integer({ min: 1, max: 9 }) });
  const holds = fc.property(arbMore, ({ facts, grams, quantity }) => {
    const another = parcel(99, { itemSellPrice: won(0), shippingWeight: grams / 1000 }, { quantity });
    for (const rule of howMuch.filter((one) => isBroken(one, facts))) {
      seen.add(rule.code);
      expect([rule.code, isBroken(rule, { ...facts, chosen: [...facts.chosen, another] })]).toEqual([rule.code, true]);
    }
  });
  fc.assert(holds, runs);
  expect(seen.size).toBeGreaterThan(3);
});

test('[CK-13 OV-03] the first of all reasons is the result of judge, also overseas', () => {
  law((facts) => {
    const judged = judge(checkoutRules)(facts);
    expect(E.isLeft(judged) ? judged.left : undefined).toEqual(diagnose(checkoutRules)(facts)[0]);
  });
});

test('[OV-04 OV-06 OV-07] a gauge is above its limit exactly if the limit is exceeded', () => {
  law((facts) => {
    const oversea = facts.oversea;
    if (!oversea) return;
    for (const { kind, used, max, isOver } of gaugesWith(facts, oversea, oversea.selectedCompany))
      expect(isOver).toBe(kind === 'HealthFood' ? used >= max : used > max);
  });
});

test('[OV-04] an empty order uses no limit', () => {
  const { country, exchangeRates } = shipping('China', 'SFExpress', []).oversea ?? {
    country: '',
    exchangeRates: [],
  };
  expect(overseaGauges({ chosen: [], payableWithoutShipping: won(0), country, exchangeRates }, 'SFExpress')).toEqual(
    [],
  );
});
