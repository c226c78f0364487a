import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testFiles } from '../../rooms.ts';
import { root } from './root.ts';

/** The rooms of page and server, which price, judge and search by the engine that they are handed. */
const product =
  '{packages/{use-cases,adapters,presentation,components,backend,scenarios,contract},apps/{cart-web,cart-server}}/src/**/*.{ts,tsx}';

const isTest = new RegExp(testFiles, 'u');
const files = globSync(product, { cwd: root }).filter((file) => !isTest.test(file));
const naming = (words: RegExp): readonly string[] =>
  files.filter((file) => words.test(readFileSync(`${root}${file}`, 'utf8'))).toSorted();

test('[EN-09] page and server name the parts of the marketplace’s engine in one folder, where another engine takes their place', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(naming(/\bmarketplace(?:Prices|Check|Offers|Parts|Rules|Changes)\b/u)).toEqual([
    'packages/contract/src/engine/offers.ts',
    'packages/contract/src/engine/orders.ts',
    'packages/contract/src/engine/prices.ts',
  ]);
});

test('[EN-09] page and server call no check or search of the marketplace by name', () => {
  const judging =
    /\b(?:checkoutRules|smallestChange|checkOrder|checkQuantity|checkAdd|quantityRules|addRules|couponRules|orderCouponRules|judgeRequestedCoupons|bestCombination\(|nothingAgainst)\b/u;
  expect(naming(judging)).toEqual([]);
  // a coupon box also needs the rules of the shop
  expect(naming(/\bcouponBoxOf\([^,()]+(?:\(\))?\)/u)).toEqual([]);
});

test('[EN-09] only the code that prepares a state for pricing folds events into it', () => {
  expect(naming(/\b(?:evolve|transition|replay)\(/u)).toEqual([
    // the first view, the one loop, and the fold itself
    'packages/use-cases/src/cart/read-first-view.ts',
    'packages/use-cases/src/loop/cart-session.ts',
    'packages/use-cases/src/session/evolve.ts',
  ]);
});
