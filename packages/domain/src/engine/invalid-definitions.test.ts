import { describe, expect, test } from 'vitest';
import { USD } from '../money/currency.ts';
import { cartUnitId } from '../money/ids.ts';
import { withFix } from './cart-verbs.ts';
import { createEngine } from './create-engine.ts';
import { marketplace } from './marketplace.ts';
import { explainCode, formatFinding } from './engine-texts.ts';
import { defineExclusion } from './promotions/exclusion.ts';
import { definePromotion } from './promotions/promotion.ts';
import { defineRule } from './rule.ts';

type Untyped = (...given: readonly unknown[]) => unknown;

const message = { en: 'Off' };
const promotion = { code: 'OFF', params: Number, appliesTo: () => true, worth: () => 0, message };
const exclusion = { code: 'ONE-EACH', message, excludes: () => true };
const rule = { code: 'FEW', message, broken: () => undefined };
const aReader = 'a codec, a schema or a function';

describe('[EN-09] plain JavaScript', () => {
  test.each<readonly [name: string, define: Untyped, valid: object, over: object, expected: string]>([
    ['definePromotion', definePromotion as Untyped, promotion, { worth: undefined }, 'worth: expected a function'],
    ['definePromotion', definePromotion as Untyped, promotion, { appliesTo: true }, 'appliesTo: expected a function'],
    ['definePromotion', definePromotion as Untyped, promotion, { params: {} }, `params: expected ${aReader}, not {}`],
    ['definePromotion', definePromotion as Untyped, promotion, { params: undefined }, `params: expected ${aReader}`],
    [
      'definePromotion',
      definePromotion as Untyped,
      promotion,
      { message: 'Off' },
      'message: expected an object, not "Off"',
    ],
    ['definePromotion', definePromotion as Untyped, promotion, { worht: 1 }, 'no field of a promotion: worht'],
    [
      'defineExclusion',
      defineExclusion as Untyped,
      exclusion,
      { excludes: [] },
      'excludes: expected a function, not []',
    ],
    ['defineExclusion', defineExclusion as Untyped, exclusion, { message: undefined }, 'message: expected an object'],
    [
      'defineExclusion',
      defineExclusion as Untyped,
      exclusion,
      { code: 'one each' },
      'not a code, e.g. NO-WINE-AT-NIGHT',
    ],
    ['defineExclusion', defineExclusion as Untyped, exclusion, { exclude: 1 }, 'no field of an exclusion: exclude;'],
    ['defineRule', defineRule as Untyped, rule, { message: undefined }, 'message: expected an object, not undefined'],
  ])('%s refuses a wrong definition: %#', (_, define, valid, over, expected) => {
    expect(() => define(valid)).not.toThrow();
    expect(() => define({ ...valid, ...over })).toThrow(TypeError);
    expect(() => define({ ...valid, ...over })).toThrow(expected);
  });

  test.each([
    [definePromotion, 'a promotion'],
    [defineExclusion, 'an exclusion'],
    [defineRule, 'a rule'],
  ])('no definition: %o', (define, name) => {
    for (const none of [undefined, null, 'OFF', []])
      expect(() => (define as Untyped)(none)).toThrow(`${name}: expected an object, not ${JSON.stringify(none)}`);
  });

  test('a definition may change later without an effect', () => {
    const own = { ...promotion };
    const defined = definePromotion(own);
    own.code = 'LATER';
    const ownExclusion = { ...exclusion };
    const excluded = defineExclusion(ownExclusion);
    ownExclusion.code = 'LATER';
    expect([defined.code, excluded.code, Object.isFrozen(defined)]).toEqual(['OFF', 'ONE-EACH', true]);
  });

  const shop = createEngine({ currency: USD });
  const cart = shop.cartOf([{ id: 1, item: 'tea', name: 'Tea', price: 250, quantity: 2 }]);

  test('withFix refuses an unknown fix, and a quantity that is no whole number from 1', () => {
    const fixed = (fix: unknown) => () => (withFix as Untyped)(shop, cart, fix) as typeof cart;
    const quantity = (value: unknown) => fixed({ type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: value });
    expect(fixed({ type: 'SetQuantitty' })).toThrow(
      /fix.type: expected one of Deselect, .*; did you mean SetQuantity\?/u,
    );
    for (const none of [undefined, null, {}]) expect(fixed(none)).toThrow('fix.type: expected one of');
    for (const wrong of [-5, 0, 1.5, '2', undefined])
      expect(quantity(wrong)).toThrow(
        new TypeError(`fix.quantity: expected a whole number of 1 or more, not ${JSON.stringify(wrong)}`),
      );
    expect(quantity(1)().units[0]?.quantity).toBe(1);
    expect(fixed({ type: 'RemovePromotion', promotion: 'ten' })().units).toHaveLength(1);
  });

  test.each([
    [{ type: 'Deselect' }, 'fix.cartUnitIds: expected a list of units’ numbers, not undefined'],
    [{ type: 'Delete', cartUnitIds: 1 }, 'fix.cartUnitIds: expected a list of units’ numbers, not 1'],
    [{ type: 'OrderFirst', cartUnitIds: ['1'] }, 'fix.cartUnitIds: expected a list of units’ numbers, not ["1"]'],
    [{ type: 'RemoveCoupons' }, 'fix.cartUnitIds: expected a list of units’ numbers, not undefined'],
    [{ type: 'SetQuantity', quantity: 1 }, 'fix.cartUnitId: expected a unit’s number, not undefined'],
    [{ type: 'RemovePromotion' }, 'fix.promotion: expected a text, not undefined'],
    [{ type: 'RemoveCoupons', cartUnitIds: [1] }, 'accepted'],
    [{ type: 'Deselect', cartUnitIds: [] }, 'accepted'],
    [{ type: 'SignIn' }, 'accepted'],
    [
      { type: 'RemoveCoupons', cartUnitIds: [1], couponIssueNoes: 'C1' },
      'fix.couponIssueNoes: expected a list of texts, not "C1"',
    ],
    [{ type: 'Agree' }, 'fix.code: expected a text, not undefined'],
    [
      { type: 'GivePapers', paper: 'Consents' },
      'fix.paper: expected one of Consent, TaiwanIdNumber, ChinaIdImage, not "Consents"; did you mean Consent?',
    ],
    [{ type: 'ChooseCompany' }, 'fix.company: expected one of EMS, SFExpress, CJ, Unknown, not undefined'],
    [{ type: 'GivePapers', paper: 'Consent' }, 'accepted'],
    [{ type: 'ChooseCompany', company: 'CJ' }, 'accepted'],
  ])('withFix names the invalid field of %j', (fix, message) => {
    const says = (): string => {
      try {
        (withFix as Untyped)(shop, cart, fix);
        return 'accepted';
      } catch (error) {
        return error instanceof TypeError ? error.message : String(error);
      }
    };
    expect(says()).toBe(message);
  });

  test('explainCode returns undefined for a value that is no code, as in the marketplace', () => {
    for (const engine of [shop, marketplace])
      for (const none of [undefined, null, 7, {}])
        expect((explainCode as Untyped)(engine, none, {}, 'en')).toBeUndefined();
  });

  test('formatFinding refuses what has no code', () => {
    const format = (found: unknown) => () => (formatFinding as Untyped)(shop, found, 'en');
    for (const none of [undefined, null, {}, 'OUT_OF_STOCK', { code: 7 }])
      expect(format(none)).toThrow(/^finding\.code: expected a text, not /u);
    expect(format({ code: 'PROMOTION-NOT-OFFERED', params: { promotion: 'x' } })()).toBe('There is no offer ‘x’.');
  });
});
