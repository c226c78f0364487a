import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aStorefront } from '../../testing/builders/cart.ts';
import { appActions, appAddress, closingAddress, isAppAddress } from './app-scheme.ts';
import { appTypes } from './app-of.ts';
import { languages, tenants, type Language, type Tenant } from '../storefront.ts';
import { forAll } from '../../testing/laws.ts';

const inApp = (appType: string, appVersion = '8.0.1') => O.some({ appType, appVersion, isAndroid: true });

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
    ['escrow', 'openwindow', 'openbrowser', 'getcontact', 'checkinstall', 'webviewclose', 'webviewrefresh'].map(
      (path) => O.some(`${scheme}://${path}`),
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
  expect(appAddress(aStorefront({ tenant, language, app: inApp(appType) }), 'OpenWindow')).toEqual(O.none);
});

test('[AB-02] the Global app older than 1.6.2 has no schemes', () => {
  const address = (version: string) =>
    appAddress(aStorefront({ language: 'en', app: inApp('G', version) }), 'OpenWindow');
  expect([address('1.6.1'), address('1.6.2')]).toEqual([O.none, O.some('baguni-global://openwindow')]);
});

test('[RT-11] only in the outlet app, closing a page also closes its view', () => {
  const closing = (tenant: Tenant, language: Language, appType: string) =>
    closingAddress(aStorefront({ tenant, language, app: inApp(appType) }));
  expect(closing('outlet', 'ko', 'IAC')).toEqual(O.some('baguni-iac://webviewclose'));
  expect([
    closing('marketplace', 'ko', 'MG'),
    closing('marketplace', 'en', 'G'),
    closing('marketplace', 'ko', 'IAC'),
  ]).toEqual([O.none, O.none, O.none]);
  expect(closingAddress(aStorefront({ tenant: 'outlet' }))).toEqual(O.none);
});

test('[AB-03] a browser never uses an app scheme', () => {
  for (const tenant of tenants)
    for (const language of languages)
      for (const action of appActions) expect(appAddress(aStorefront({ tenant, language }), action)).toEqual(O.none);
});

test('[AB-01] passes an address along completely, whatever it contains', () => {
  forAll([fc.webUrl({ withQueryParameters: true, withFragments: true })], (url) => {
    const address = appAddress(aStorefront({ app: inApp('MG') }), 'OpenWindow', url);
    const text = O.toNullable(address) ?? '';
    expect(text.split(/[?&#]/u)).toEqual(['baguni-mg://openwindow', `url=${encodeURIComponent(url)}`]);
    expect(isAppAddress(text)).toBe(true);
  });
});

test.each([
  'https://openwindow',
  'javascript://openwindow',
  'baguni-mg:openwindow',
  'baguni-mg://nothing',
  'xbaguni-mg://escrow',
  'https://evil.example/?baguni-mg://escrow',
  'javascript:alert(1)//baguni-mg://escrow',
  'baguni-mg://escrow#x',
  'baguni-mg://escrow/x',
  'baguni-mg://openwindow?url=a&url=b',
  'baguni-mg://openwindow?url=a b',
  '',
])('[RT-12] %j is no address of an app', (address) => expect(isAppAddress(address)).toBe(false));

test.each(['baguni-mg://webviewclose', 'baguni-iac://escrow', 'baguni-global://openwindow?url=https%3A%2F%2Fa'])(
  '[RT-12] %j is an app address',
  (address) => expect(isAppAddress(address)).toBe(true),
);

test('[AB-04] every type of app has a scheme in some storefront', () => {
  const has = (appType: string): boolean =>
    tenants.some((tenant) =>
      languages.some((language) =>
        O.isSome(appAddress(aStorefront({ tenant, language, app: inApp(appType) }), 'Escrow')),
      ),
    );
  expect(appTypes.filter((appType) => !has(appType))).toEqual([]);
});
