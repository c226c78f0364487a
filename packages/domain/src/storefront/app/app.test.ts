import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appOf, appTypes } from './app-of.ts';
import { forAll } from '../../testing/laws.ts';
import { aStorefront } from '../../testing/index.ts';
import { type AppAction, appAddress, closingAddress, isAppAddress } from './app-scheme.ts';
import { languages, tenants, type Language, type Tenant } from '../storefront.ts';
import { compareVersions, hasGlobalFeatures } from './app-version.ts';

const appActions: readonly AppAction[] = [
  'Escrow',
  'OpenWindow',
  'OpenBrowser',
  'GetContact',
  'CheckInstall',
  'WebviewClose',
  'WebviewRefresh',
];
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test.each([
  [`${android} Baguni-MG/8.0.1`, { appType: 'MG', appVersion: '8.0.1', isAndroid: true }],
  [`${iphone} Baguni-MG/8.0.1`, { appType: 'MG', appVersion: '8.0.1', isAndroid: false }],
  [`${android} Baguni-G/1.6.10 (store)`, { appType: 'G', appVersion: '1.6.10', isAndroid: true }],
  [`Baguni-IAC/12`, { appType: 'IAC', appVersion: '12', isAndroid: false }],
])('[AB-04] %s is an app', (userAgent, app) => expect(appOf(userAgent)).toEqual(app));

test.each([
  android,
  iphone,
  '',
  `${android} Baguni-XX/1.0`,
  `${android} Baguni-MG/`,
  `${android} Baguni-MG/1.0x`,
  `${android} Baguni-MG/1..0`,
  `${android} NotBaguni-MG/1.0`,
  `${android} Baguni-MG/1.0-beta`,
  `${android} baguni-mg/1.0`,
])('[AB-04] %s is a browser', (userAgent) => expect(appOf(userAgent)).toBeUndefined());

test('[AB-04] reads every type and version at any position; the first one counts', () => {
  const version = fc.array(fc.nat(9999), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));
  forAll([fc.constantFrom(...appTypes), version, fc.boolean()], (appType, appVersion, isAndroid) => {
    const around = isAndroid ? android : iphone;
    const [first, last] = [`Baguni-${appType}/${appVersion} ${around}`, `${around} Baguni-${appType}/${appVersion}`];
    for (const userAgent of [first, last, `${last} Baguni-MG/0`])
      expect(appOf(userAgent)).toEqual({ appType, appVersion, isAndroid });
  });
});

const inApp = (appType: string, appVersion = '8.0.1') => ({ appType, appVersion, isAndroid: true });

test.each([
  ['marketplace', 'ko', 'MG', 'baguni-mg'],
  ['marketplace', 'en', 'G', 'baguni-global'],
  ['marketplace', 'cn', 'G', 'baguni-global'],
  ['marketplace', 'jp', 'G', 'baguni-global'],
  ['outlet', 'ko', 'IAC', 'baguni-iac'],
  ['outlet', 'en', 'IAC', 'baguni-iac'],
  ['outlet', 'cn', 'IAC', 'baguni-iac'],
  ['outlet', 'jp', 'IAC', 'baguni-iac'],
] as const)('[AB-01] %s in %s, in the app %s: each action by the scheme %s', (tenant, language, appType, scheme) => {
  const storefront = aStorefront({ tenant, language, app: inApp(appType) });
  expect(appActions.map((action) => appAddress(storefront, action))).toEqual(
    ['escrow', 'openwindow', 'openbrowser', 'getcontact', 'checkInstall', 'webviewclose', 'webviewrefresh'].map(
      (path) => `${scheme}://${path}`,
    ),
  );
});

test.each([
  ['marketplace', 'ko', 'G'],
  ['marketplace', 'ko', 'IAC'],
  ['marketplace', 'en', 'MG'],
  ['outlet', 'ko', 'MG'],
  ['outlet', 'en', 'G'],
  ['marketplace', 'ko', 'toString'],
] as const)('[AB-01] %s in %s is not shown by the app %s: no scheme', (tenant, language, appType) => {
  expect(appAddress(aStorefront({ tenant, language, app: inApp(appType) }), 'OpenWindow')).toBeUndefined();
});

test('[AB-02] the Global app older than 1.6.2 has no schemes', () => {
  const address = (version: string) =>
    appAddress(aStorefront({ language: 'en', app: inApp('G', version) }), 'OpenWindow');
  expect([address('1.6.1'), address('1.6.2')]).toEqual([undefined, 'baguni-global://openwindow']);
});

test('[RT-11] only in the outlet app, closing a page also closes its view', () => {
  const closing = (tenant: Tenant, language: Language, appType: string) =>
    closingAddress(aStorefront({ tenant, language, app: inApp(appType) }));
  expect(closing('outlet', 'ko', 'IAC')).toEqual('baguni-iac://webviewclose');
  for (const [language, appType] of [
    ['ko', 'MG'],
    ['en', 'G'],
    ['ko', 'IAC'],
  ] as const)
    expect(closing('marketplace', language, appType)).toBeUndefined();
  expect(closingAddress(aStorefront({ tenant: 'outlet' }))).toBeUndefined();
});

test('[AB-03] a browser never uses an app scheme', () => {
  for (const tenant of tenants)
    for (const language of languages)
      for (const action of appActions) expect(appAddress(aStorefront({ tenant, language }), action)).toBeUndefined();
});

test('[AB-01] passes an address along completely, whatever it contains', () => {
  forAll([fc.webUrl({ withQueryParameters: true, withFragments: true })], (url) => {
    const address = appAddress(aStorefront({ app: inApp('MG') }), 'OpenWindow', url);
    const text = address ?? '';
    expect(text.split(/[?&#]/u)).toEqual(['baguni-mg://openwindow', `url=${encodeURIComponent(url)}`]);
    expect(isAppAddress(text)).toBe(true);
  });
});

test.each([
  '',
  'baguni-mg://openwindow?url=a b',
  ...'https://openwindow javascript://openwindow baguni-mg:openwindow baguni-mg://nothing baguni-mg://checkinstall'.split(
    ' ',
  ),
  ...'xbaguni-mg://escrow https://evil.example/?baguni-mg://escrow javascript:alert(1)//baguni-mg://escrow'.split(' '),
  ...'baguni-mg://escrow#x baguni-mg://escrow/x baguni-mg://openwindow?url=a&url=b'.split(' '),
])('[RT-12] %j is no address of an app', (address) => expect(isAppAddress(address)).toBe(false));

test.each([
  'baguni-mg://webviewclose',
  'baguni-iac://escrow',
  'baguni-mg://checkInstall',
  'baguni-global://openwindow?url=https%3A%2F%2Fa',
])('[RT-12] %j is an app address', (address) => expect(isAppAddress(address)).toBe(true));

test('[AB-04] every type of app has a scheme in some storefront', () => {
  const has = (appType: string): boolean =>
    tenants.some((tenant) =>
      languages.some(
        (language) => appAddress(aStorefront({ tenant, language, app: inApp(appType) }), 'Escrow') !== undefined,
      ),
    );
  expect(appTypes.filter((appType) => !has(appType))).toEqual([]);
});

test.each([
  ['1.6.10', '1.6.2', 1],
  ['1.6', '1.6.0', 0],
  ['01.6', '1.6', 0],
])('[AB-02] %s against %s', (a, b, expected) => expect(Math.sign(compareVersions(a, b))).toBe(expected));

test('[AB-02] compares versions by their numbers, part by part', () => {
  const parts = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 });
  const padded = (numbers: readonly number[]): number =>
    [0, 1, 2, 3].reduce((sum, i) => sum * 100 + (numbers[i] ?? 0), 0);
  forAll([parts, parts], (a, b) => {
    expect(Math.sign(compareVersions(a.join('.'), b.join('.')))).toBe(Math.sign(padded(a) - padded(b)));
    expect(compareVersions(a.join('.'), b.join('.')) + compareVersions(b.join('.'), a.join('.'))).toBe(0);
  });
});

test.each([
  ['G', '1.6.1', false],
  ['G', '1.6.2', true],
  ['G', '1.6.10', true],
  ['G', '2.0', true],
  ['MG', '8.0.1', false],
  ['IAC', '8.0.1', false],
])('[AB-02] the app %s %s has the features of the Global app: %s', (appType, appVersion, expected) => {
  expect(hasGlobalFeatures({ appType, appVersion })).toBe(expected);
});
