import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEngine } from '../engine/create-engine.ts';
import { defineRule, type Broken, type ShopFacts } from '../engine/rule.ts';
import { cartUnitId } from '../money/ids.ts';
import { USD } from '../money/currency.ts';
import { arbCartOf } from './carts/arb-cart.ts';
import { checkRule } from './check-rule.ts';

const engine = createEngine({ currency: USD });
const rule = (broken: (facts: ShopFacts) => Broken<'{missing}'> | undefined, message = 'From {missing} on.') =>
  defineRule({ code: 'LEAST', message: { en: message as '{missing}' }, broken });
const violation = { params: { missing: 1 } };
const isSmall = ({ payable }: ShopFacts): boolean => payable < 2000;
const least = rule((facts) => (isSmall(facts) ? violation : undefined));

test('[EN-09] accepts a valid rule and reports how many carts it refuses', () => {
  const { runs, refused } = checkRule(least, { engine, runs: 100, seed: 1 });
  expect(runs).toBe(100);
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThan(100);
});

const Kept = Date;
test.each<readonly [string, ReturnType<typeof rule>, string]>([
  [
    'throws',
    rule(() => {
      throw new Error('boom');
    }),
    'it throws nothing: Error: boom',
  ],
  ['reads a clock', rule(() => (Kept.now() % 7 > 3 ? violation : undefined)), 'it reads no clock'],
  ['rolls dice', rule(() => (Math.random() < 0.5 ? violation : undefined)), 'it leaves nothing to chance'],
  [
    'looks at the first unit',
    rule(({ chosen: [first] }) => (first?.cartUnitId === 1 ? violation : undefined)),
    'the order of units means nothing',
  ],
  [
    'lacks a value of its message',
    rule((facts) => (isSmall(facts) ? violation : undefined), '{missing} of {least}'),
    'it has each value that its message names: "least"',
  ],
  [
    'names a unit that is not there',
    rule((facts) => (isSmall(facts) ? { ...violation, units: [cartUnitId(99)] } : undefined)),
    'it names units of the cart: [99]',
  ],
  [
    'mends by half a piece',
    rule(({ chosen }) => ({
      ...violation,
      fixes: chosen.map(({ cartUnitId: id }) => ({ type: 'SetQuantity', cartUnitId: id, quantity: 1.5 }) as const),
    })),
    'in whole pieces',
  ],
  [
    'mends by an unknown fix',
    rule((facts) => (isSmall(facts) ? { ...violation, fixes: [{ type: 'Wish' } as never] } : undefined)),
    'each fix has a known type: "Wish"',
  ],
])('[EN-09] a rule that %s is found out, with the smallest cart', (_, broken, says) => {
  const check = () => checkRule(broken, { engine, runs: 200, seed: 7 });
  expect(check).toThrow(/^LEAST, seed 7: violated law: /u);
  expect(check).toThrow(says);
  expect(check).toThrow('\nin a plain cart of ');
});

test('[EN-09] a rule that refuses none or all of the carts is reported, because the check would prove too little', () => {
  const carts = arbCartOf(engine, { prices: [5000, 9000], units: [1, 3], leftOut: false, discounts: 0, coupons: 0 });
  expect(() => checkRule(least, { engine, carts, runs: 20 })).toThrow('LEAST refuses none of 20 carts');
  const always = rule(() => violation);
  expect(() => checkRule(always, { engine, runs: 20 })).toThrow('LEAST refuses each of 20 carts');
});

test('[EN-09] a rule of custom fields is checked on carts with their values', () => {
  interface Fields {
    readonly item: { readonly limited: boolean };
  }
  const fields = { item: (input: unknown) => input as Fields['item'] };
  const shop = createEngine({ currency: USD, fields });
  const oneLimited = defineRule<'LIMITED', { readonly en: '' }, Fields>({
    code: 'LIMITED',
    message: { en: '' },
    broken: ({ chosen }) => (chosen.filter(({ item }) => item.fields.limited).length > 1 ? { params: {} } : undefined),
  });
  const hint = 'the generated carts have no custom fields: give `carts`, e.g. arbCartOf(shop, { fields: ';
  expect(() => checkRule(oneLimited, { engine: shop, seed: 1 })).toThrow(hint);
  const carts = arbCartOf(shop, { fields: { item: [{ limited: false }, { limited: true }] } });
  const broken = defineRule({ code: 'BROKEN', message: { en: '' }, broken: () => JSON.parse('') as undefined });
  expect(() => checkRule(broken, { engine: shop, carts })).toThrow(/violated law: it throws nothing: [^]*\nin /u);
  expect(() => checkRule(broken, { engine: shop, carts })).not.toThrow(hint);
  expect(checkRule(oneLimited, { engine: shop, carts, seed: 1 }).refused).toBeGreaterThan(10);
  const found = fc.check(
    fc.property(carts, (cart) => cart.units.every(({ item }) => !item.fields.limited)),
    { seed: 3 },
  );
  expect(fc.stringify(found.counterexample?.[0])).toBe(
    'a plain cart of 1 unit in USD, but for\n  unit 1: item.fields {"limited":true}',
  );
});

test('[EN-09] rejects unknown options by name', () => {
  // @ts-expect-error the name of an option
  expect(() => checkRule(least, { cart: 1 })).toThrow('checkRule knows no ‘cart’: ‘carts’ was meant');
  expect(() => checkRule(least, { runs: 0 })).toThrow('runs cannot be 0');
});

test('[EN-09] rejects a rule without a text, and a value that is no rule', () => {
  const silent = defineRule({ code: 'SILENT', message: {}, broken: () => undefined });
  expect(() => checkRule(silent)).toThrow('message of SILENT: expected a text in at least one language, not {}');
  expect(() => checkRule(undefined as never)).toThrow('rule: expected a rule of `defineRule`, not undefined');
});
