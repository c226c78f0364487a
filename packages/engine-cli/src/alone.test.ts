import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInContext } from 'node:vm';
import { beforeAll, expect, test } from 'vitest';
import { bareWorld, domainScript } from './testing/bare.ts';

const domain = fileURLToPath(new URL('../../domain/src/', import.meta.url));
let script = '';

beforeAll(async () => {
  script = await domainScript();
});

/** Calls each engine function, and returns the answers as JSON. */
const asking = `(() => {
  const none = { _tag: 'None' };
  const item = { ...engine.plainItem, itemNo: 'A', itemName: 'Apples', itemSellPrice: 10000 };
  const units = [{ ...engine.plainUnit, cartUnitId: 1, item }];
  const offered = [{ ...engine.plainCoupon, policyNo: 'P', discountUnitType: 'Rate', discountValue: 10, expiredDate: '2026-12-31T14:59:59Z' }];
  const buyer = { ...engine.guest, isLogin: true, memberType: 'Member' };
  const cart = engine.cartOf(units, { buyer, coupons: { status: 'Known', offered } });
  const now = Date.parse('2026-11-21T00:00:00Z');
  return JSON.stringify({
    price: engine.priceOfCart(cart, now).price,
    findings: engine.checkOrder(cart, now),
    quantity: engine.changeQuantity(cart, 1, '2').value.right,
    left: engine.couponsFor(cart, 1, now).value.sections[0].options[0].priceAfter,
    best: engine.bestCoupons(cart, now).payable,
    said: ['ko', 'en', 'cn', 'jp'].map((name) => engine.explain('CART-BR7-33', { max: 30 }, engine[name]).value.text),
  });
})()`;

test('[EN-01] the engine works without page, process, network, timers, clock and random numbers', () => {
  const world = bareWorld();
  runInContext(`${script};globalThis.engine = engine;`, world);
  const answers = JSON.parse(String(runInContext(asking, world))) as { readonly said: readonly string[] };
  expect(answers).toMatchObject({ price: 10_000, findings: [], quantity: 2, left: 9000, best: 9000 });
  expect(answers.said.map((text) => text.includes('30'))).toEqual([true, true, true, true]);
});

test.each([
  ['the clock', 'Date.now()'],
  ['the clock', 'new Date()'],
  ['chance', 'Math.random()'],
  ['is not defined', 'setTimeout(() => {}, 0)'],
  ['is not defined', 'fetch("/")'],
  ['is not defined', 'document'],
  ['is not defined', 'process'],
  ['is not defined', 'console'],
])('[EN-01] the context of the test lacks what a domain may not use: %s, %s', (says, code) => {
  expect(() => runInContext(code, bareWorld()) as unknown).toThrow(says);
});

const outside =
  /(?<![.\w$'"`])(?:window|document|navigator|location(?=\.)|localStorage|sessionStorage|fetch|XMLHttpRequest|WebSocket|process|Buffer|setTimeout|setInterval|queueMicrotask|performance|crypto|console|globalThis|eval)\b(?!\s*[:'"`?])|\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bfrom '(?!\.{1,2}\/|fp-ts\b|date-fns\b)/u;
/** Removes comments and strings, and the variable that bundlers replace. */
const silent = (code: string): string =>
  code
    .replaceAll('process.env.NODE_ENV', "''")
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gmu, '')
    .replaceAll(/(?<!from )'(?:[^'\\\n]|\\.)*'/gu, "''");

test('[EN-01] no file of the domain uses anything except the language, fp-ts and date-fns', () => {
  const files = globSync('**/*.ts', { cwd: domain, exclude: ['**/*.test.ts', 'testing/**'] });
  expect(files.length).toBeGreaterThan(150);
  const guilty = files.flatMap((file) => {
    const found = outside.exec(silent(readFileSync(`${domain}${file}`, 'utf8')))?.[0];
    return found === undefined ? [] : [`${file}: ${found}`];
  });
  expect(guilty).toEqual([]);
});

test.each(['Date.now()', 'new Date()', 'fetch(url)', 'window.top', 'if (process) {}', "import x from 'react'"])(
  '[EN-01] the check of the files finds %s',
  (code) => {
    expect(outside.test(silent(`const a = 1;\n${code};`))).toBe(true);
  },
);
