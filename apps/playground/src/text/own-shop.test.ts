import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marketplace } from '../engine/marketplace.ts';
import { readShop } from '../engine/read-shop.ts';
import { shopExamples } from '../examples/shop-examples.ts';
import { readExample } from '../testing/read-example.ts';
import { english } from '../testing/wording.ts';
import { listedText } from '../words/problem-text.ts';
import { readText } from './read-text.ts';

const problemsOf = (text: string): readonly string[] =>
  readText(text, readShop, 'shop.json').problems.map(
    (one) => `${one.isWarning ? 'warning' : 'error'} ${listedText(english, one)}`,
  );

test('[EN-20 EN-10] what is wrong with a shop is told where it stands in the shop, all of it as errors', () => {
  const [json] = problemsOf('{ "currency": ');
  expect(json).toMatch(/^error shop\.json/u);
  const [units, unknown] = problemsOf('{ "currency": "USD", "limits": { "units": 0 }, "limit": {} }');
  expect(units).toMatch(/^error shop\.json.*limits\.units/u);
  expect(unknown).toMatch(/^error shop\.json.*limit\b/u);
});

test('[EN-20 EN-08] a cart of another currency, or with a promotion that the shop does not have, is told', () => {
  const { engine } = readExample('bakery');
  const { value, problems } = readText('{ "currency": "KWD", "units": [], "promotions": ["gone"] }', engine.parseCart);
  expect(value).toBeUndefined();
  const paths = problems.map(({ problem }) => 'path' in problem && problem.path);
  expect(paths).toEqual(['currency', 'promotions']);
});

test('[EN-20 EN-10] any text of a shop is read without a throw, and is a shop or has a problem', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { value, problems } = readText(text, readShop, 'shop.json');
      expect(value === undefined).toBe(problems.length > 0);
    }),
  );
});

test('[EN-20 EN-08] without a shop a cart of another currency, or with promotions, is refused as the command line refuses it', () => {
  const [bakery] = shopExamples;
  const { value, problems } = readText(bakery?.texts.cart ?? '', marketplace.parseCart);
  expect(value).toBeUndefined();
  expect(problems.map(({ problem }) => 'path' in problem && problem.path)).toEqual(['currency', 'promotions']);
  expect(readText('{ "currency": "KRW", "units": [] }', marketplace.parseCart).problems).toEqual([]);
});
