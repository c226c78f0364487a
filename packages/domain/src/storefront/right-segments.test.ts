import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charsets, languageOfCharset } from './charset.ts';
import { rightSegments } from './right-segments.ts';
import { devices, languages } from './storefront.ts';
import { forAll } from '../testing/laws.ts';

const at = (device: 'pc' | 'm' | undefined, own: 'pc' | 'm', fromPC = false) =>
  rightSegments({ language: 'ko', device: O.fromNullable(device) }, { device: own, fromPC, charset: O.none }).device;

test.each([
  ['a mobile browser on pc', at('pc', 'm'), 'm'],
  ['a mobile browser on m', at('m', 'm'), 'm'],
  ['a desktop on m', at('m', 'pc'), 'pc'],
  ['a desktop on pc', at('pc', 'pc'), 'pc'],
  ['a mobile browser on no segment', at(undefined, 'm'), 'm'],
  ['a mobile browser on pc with fromPC', at('pc', 'm', true), 'pc'],
  ['a mobile browser on no segment with fromPC', at(undefined, 'm', true), 'm'],
  ['a desktop on m with fromPC, which speaks of mobile browsers alone', at('m', 'pc', true), 'pc'],
])('[RT-05] %s is shown on %s', (_, shown, expected) => expect(shown).toBe(expected));

test.each([
  ['enUS', ['en', 'en', 'en', 'en']],
  ['zhCN', ['cn', 'cn', 'cn', 'cn']],
  ['koKR', languages],
  ['jaJP', languages],
  ['enus', languages],
  ['', languages],
])('[RT-06] the charset %j shows ko, en, cn and jp in %j', (charset, shown) => {
  const browser = { device: 'pc', fromPC: false, charset: languageOfCharset(charset) } as const;
  expect(languages.map((language) => rightSegments({ language, device: O.none }, browser).language)).toEqual(shown);
});

test('[RT-05]a redirect never causes another redirect', () => {
  const device = fc.constantFrom(...devices);
  const language = fc.constantFrom(...languages);
  const charset = fc.constantFrom(...Object.values(charsets), 'x').map(languageOfCharset);
  const asked = fc.record({ language, device: fc.option(device).map(O.fromNullable) });
  forAll([asked, fc.record({ device, fromPC: fc.boolean(), charset })], (place, browser) => {
    const first = rightSegments(place, browser);
    expect(rightSegments({ ...first, device: O.some(first.device) }, browser)).toEqual(first);
  });
});
