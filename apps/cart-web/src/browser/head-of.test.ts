import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { headOf } from './links.ts';

const base = 'https://cart.marketplace.example/ko/m/cart';
const place = { base, allowedHosts: ['www.marketplace.example'], app: O.none, closeUrl: O.none };
const app = (appType: string, appVersion: string) => O.some({ appType, appVersion, isAndroid: true });

test.each([
  ['MG', '8.0.1', 'Closable'],
  ['IAC', '1.0', 'Closable'],
  ['G', '1.6.1', 'Closable'],
  ['G', '1.6.2', 'OfApp'],
  ['G', '1.6.10', 'OfApp'],
])('[RT-14] [AB-02] shows in the app %s %s the header %s', (appType, version, head) => {
  expect(headOf({ ...place, app: app(appType, version) })).toBe(head);
});

test.each([
  [O.none, 'Plain'],
  [O.some('/home'), 'Closable'],
  [O.some('https://www.marketplace.example/'), 'Closable'],
  [O.some('https://evil.example/'), 'Plain'],
  [O.some('baguni-mg://webviewclose'), 'Plain'],
])('[RT-14] [RT-12] with closeUrl %j the head of a browser is %s', (closeUrl, head) => {
  expect(headOf({ ...place, closeUrl })).toBe(head);
});
