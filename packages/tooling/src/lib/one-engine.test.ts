import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testFiles } from '../../rooms.ts';
import { root } from './root.ts';

/** The rooms of page and server, which judge by the check that they are handed. */
const product =
  '{packages/{use-cases,adapters,presentation,components,backend,scenarios,contract},apps/{cart-web,cart-server}}/src/**/*.{ts,tsx}';

/** How the marketplace judges, by its names. */
const marketplaces =
  /\b(?:checkoutRules|marketplaceRules|marketplaceCheck|marketplaceEngine|smallestChange|checkOrder|marketplaceChanges|checkQuantity|checkAdd|quantityRules|addRules)\b/u;

test('[EN-09] page and server name the marketplace’s rules in one file, where another engine takes their place', () => {
  const files = globSync(product, { cwd: root }).filter((file) => !new RegExp(testFiles, 'u').test(file));
  expect(files.length).toBeGreaterThan(1000);
  const naming = files.filter((file) => marketplaces.test(readFileSync(`${root}${file}`, 'utf8')));
  expect(naming).toEqual(['packages/contract/src/order-check.ts']);
});

test('[EN-09] the server names neither the marketplace’s rules on coupons nor its limit of units', () => {
  const named = globSync('packages/backend/src/**/*.ts', { cwd: root })
    .filter((file) => !new RegExp(testFiles, 'u').test(file))
    .filter((file) =>
      /\b(?:judgeRequestedCoupons|couponRules|MAX_ORDER_UNITS)\b/u.test(readFileSync(`${root}${file}`, 'utf8')),
    );
  expect(named).toEqual([]);
});
