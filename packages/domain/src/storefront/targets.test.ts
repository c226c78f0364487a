import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedHostsOf } from './hosts.ts';
import { safeTarget } from './targets.ts';
import { laws } from '../testing/laws.ts';

// Available in every runtime.
declare const URL: new (address: string) => Readonly<Record<'protocol' | 'hostname' | 'port' | 'username', string>>;

const rules = {
  base: 'https://cart.marketplace.example/ko/pc/cart?returnUrl=x#y',
  allowedHosts: allowedHostsOf('production', 'marketplace'),
};
const local = { base: 'http://localhost:3000/ko/pc/cart', allowedHosts: allowedHostsOf('local', 'marketplace') };

test.each([
  ['a path', '/ko/pc/cart', 'https://cart.marketplace.example/ko/pc/cart'],
  ['a relative path', 'order/1?a=b#c', 'https://cart.marketplace.example/ko/pc/order/1?a=b#c'],
  ['a query', '?tab=1', 'https://cart.marketplace.example/ko/pc/cart?tab=1'],
  ['the main page', 'https://www.marketplace.example/', 'https://www.marketplace.example/'],
  ['the mobile page', 'https://m.marketplace.example/x', 'https://m.marketplace.example/x'],
  ['the default port', 'https://www.marketplace.example:443/', 'https://www.marketplace.example/'],
  ['its host in capitals', 'HTTPS://WWW.Marketplace.Example/A', 'https://www.marketplace.example/A'],
  [
    'an encoded target in a query',
    '/ko/pc/cart?next=https%3A%2F%2Fevil.example',
    'https://cart.marketplace.example/ko/pc/cart?next=https%3A%2F%2Fevil.example',
  ],
  ['an encoded text', '/%EC%82%AC%EA%B3%BC', 'https://cart.marketplace.example/%EC%82%AC%EA%B3%BC'],
])('[RT-12] data may redirect to %s', (_, value, target) => expect(safeTarget(value, rules)).toEqual(target));

const naughty: readonly unknown[] = [
  '',
  ' ',
  null,
  undefined,
  7,
  {},
  ['https://www.marketplace.example/'],
  '\\\\evil.example',
  '/\\evil.example',
  'https:\\\\www.marketplace.example\\',
  'https://www.marketplace.example\\@evil.example/',
  '/ko\\pc',
  ' https://www.marketplace.example/',
  'https://www.marketplace.example/ ',
  '\thttps://www.marketplace.example/',
  '\u00a0/ko/pc/cart',
  '/ko/pc/cart\u3000',
  '\ufeff/ko/pc/cart',
  '/ko/\npc/cart',
  'https://www.market\tplace.example/',
  '/ko\u0000',
  '/ko\u007f',
  '/\ud800',
  'java\nscript:alert(1)',
  'https://www。marketplace。example.evil.example/',
  'https://ｅvil.example/',
  'https://www.marketplacе.example/',
  `/${'a'.repeat(2_048)}`,
  `https://www.marketplace.example/${'a'.repeat(2_048)}`,
  ...[
    'https://evil.example/ //evil.example ///evil.example ////evil.example/ https:evil.example https:/evil.example',
    'http://www.marketplace.example/ http://cart.marketplace.example/ //www.marketplace.example:8443/',
    'https://www.marketplace.example:8443/ https://www.marketplace.example.evil.example/',
    'https://evil.example/https://www.marketplace.example/ https://evil.example?www.marketplace.example',
    'https://evil.example#www.marketplace.example https://evilwww.marketplace.example/ https://marketplace.example/',
    'https://sub.www.marketplace.example/ https://img.marketplace.example/ https://www.marketplace.example./',
    'https://www.outlet.example/ https://cart.outlet.example/ https://localhost/',
    'https://dev-cart.marketplace.example/ https://www.marketplace.example@evil.example/',
    'https://user:pw@www.marketplace.example/ https://@www.marketplace.example/ https://:@www.marketplace.example/',
    '//user@www.marketplace.example/ ///user@www.marketplace.example/ https://www.marketplace.example%40evil.example/',
    'javascript:alert(1) JaVaScRiPt:alert(1) javascript://www.marketplace.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script> vbscript:msgbox(1) blob:https://www.marketplace.example/1',
    'blob:https://cart.marketplace.example/1 file:///etc/passwd ftp://www.marketplace.example/ about:blank',
    'ws://www.marketplace.example/ filesystem:https://cart.marketplace.example/x',
    'view-source:https://www.marketplace.example/ intent://www.marketplace.example/#Intent;end',
    'marketplaceapp://openwindow escrow://x tel:1 mailto:a@b.example https:// https://[ http: https://%00/',
  ].flatMap((addresses) => addresses.split(' ')),
];

test.each(naughty)('[RT-12] data never redirects to %j', (value) => expect(safeTarget(value, rules)).toBeUndefined());

test('[RT-12 RD-7] a local page redirects to its own origin over http, to no other port or tenant', () => {
  expect(safeTarget('/ko/pc/cart', local)).toEqual('http://localhost:3000/ko/pc/cart');
  expect(safeTarget('http://localhost:3000/demo', local)).toEqual('http://localhost:3000/demo');
  expect(safeTarget('http://localhost:3001/demo', local)).toBeUndefined();
  expect(safeTarget('http://outlet.localhost:3000/demo', local)).toBeUndefined();
  expect(safeTarget('/demo', { ...local, base: 'no address' })).toBeUndefined();
});

test('[RT-12] any result has an allowed host and is a stable input', () => {
  const signs = 'https: http: / // \\ @ : . ? # evil.example www.marketplace.example %2f %40 a 443'.split(' ');
  const arbMixed = fc.array(fc.constantFrom(...signs, '\t'), { maxLength: 10 }).map((list) => list.join(''));
  laws(2_000).forAll([fc.oneof(arbMixed, fc.webUrl(), fc.string())], (text) => {
    const target = safeTarget(text, rules);
    if (target === undefined) return;
    const { protocol, hostname, port, username } = new URL(target);
    expect([protocol, port, username]).toEqual(['https:', '', '']);
    expect(rules.allowedHosts).toContain(hostname);
    expect(safeTarget(target, rules)).toEqual(target);
  });
});
