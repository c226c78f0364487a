import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { apiReference, doorsOf, publicApi } from './testing/api-reference.ts';

const domain = fileURLToPath(new URL('../../domain/', import.meta.url));
const doors = doorsOf(JSON.parse(readFileSync(`${domain}package.json`, 'utf8')));
const api = publicApi(`${domain}src`, doors);
const every = [...api.values()].flat();

test('[EN-05] the reference is current: run with -u to write it anew', async () => {
  await expect(apiReference(api)).toMatchFileSnapshot('../../../docs/api.md');
});

test('[EN-05] every export is described', () => {
  expect(every.length).toBeGreaterThan(400);
  expect(every.filter(({ doc }) => doc === '').map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

test('[EN-02 EN-05] the reference says how each question is asked', () => {
  const signatures = every.map(({ signature }) => signature);
  expect(signatures).toContain('checkOrder(state: CartState, now: number): readonly Finding[]');
  expect(signatures).toContain(
    'bestCoupons(state: CartState, now: number, nodeLimit?: number, timeLimit?: TimeLimit): BestCombination',
  );
  expect(signatures.find((text) => text.startsWith('judge<'))).toMatch(
    /^judge<Facts>\(rules: .+\) => \(facts: Facts\)/u,
  );
  expect(signatures).toContain('type CartState');
  expect(signatures).toContain('plainUnit: CartUnit');
});

test('[EN-04] the testing kit has arbitraries of carts, coupons, policies and buyers', () => {
  const kit = [...api].find(([{ name }]) => name === '@baguni/domain/testing')?.[1].map(({ name }) => name) ?? [];
  expect(kit).toEqual(
    expect.arrayContaining([
      'arbCart',
      'arbCartState',
      'arbInitialCart',
      'arbHeldCoupon',
      'arbPolicyOf',
      'arbBuyer',
      'arbUnits',
    ]),
  );
});
