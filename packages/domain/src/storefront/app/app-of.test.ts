import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appOf, appTypes } from './app-of.ts';
import { forAll } from '../../testing/laws.ts';

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test.each([
  [`${android} Baguni-MG/8.0.1`, { appType: 'MG', appVersion: '8.0.1', isAndroid: true }],
  [`${iphone} Baguni-MG/8.0.1`, { appType: 'MG', appVersion: '8.0.1', isAndroid: false }],
  [`${android} Baguni-G/1.6.10 (store)`, { appType: 'G', appVersion: '1.6.10', isAndroid: true }],
  [`Baguni-IAC/12`, { appType: 'IAC', appVersion: '12', isAndroid: false }],
])('[AB-04] %s is an app', (userAgent, app) => expect(appOf(userAgent)).toEqual(O.some(app)));

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
])('[AB-04] %s is a browser', (userAgent) => expect(appOf(userAgent)).toEqual(O.none));

test('[AB-04] reads every type and version at any position; the first one counts', () => {
  const version = fc.array(fc.nat(9999), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'));
  forAll([fc.constantFrom(...appTypes), version, fc.boolean()], (appType, appVersion, isAndroid) => {
    const around = isAndroid ? android : iphone;
    const [first, last] = [`Baguni-${appType}/${appVersion} ${around}`, `${around} Baguni-${appType}/${appVersion}`];
    for (const userAgent of [first, last, `${last} Baguni-MG/0`])
      expect(appOf(userAgent)).toEqual(O.some({ appType, appVersion, isAndroid }));
  });
});
