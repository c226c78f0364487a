import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOutdated } from './outdated-browser.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = (os: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;
const ipad = (os: string) => `Mozilla/5.0 (iPad; CPU OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`;

/** For each family: the last version that is too old, and the first supported one. */
test.each([
  ['Chrome', `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36`, '122'],
  ['Chromium', `${windows} AppleWebKit/537.36 Chromium/121.0 Safari/537.36`, '122'],
  ['Edge', `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Safari/537.36 Edg/121.0.0.0`, '122'],
  ['Whale', `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/121.0.0.0 Whale/3.25 Safari/537.36`, '122'],
  ['Samsung Internet', `${android} SamsungBrowser/99.0 Chrome/121.0.0.0 Mobile Safari/537.36`, '122'],
  ['a view in an app', `${android} Version/4.0 Chrome/121.0.0.0 Mobile Safari/537.36`, '122'],
  ['Firefox', `${windows} Gecko/20100101 Firefox/126.0`, '127'],
] as const)('[PG-11] %s is too old before its oldest version, and not from it on', (_, last, first) => {
  const from = last.replaceAll(/12[16]\.0/gu, `${first}.0`);
  expect([isOutdated(last), isOutdated(from)]).toEqual([true, false]);
  expect(isOutdated(last.replaceAll(/12[16]\.0/gu, '99.0'))).toBe(true);
  expect(isOutdated(last.replaceAll(/12[16]\.0/gu, '1000.0'))).toBe(false);
});

test.each([
  ['Safari', (version: string) => `${mac} Version/${version} Safari/605.1.15`],
  ['Safari of an iPhone', (version: string) => `${iphone('18_6')} Version/${version} Mobile/15E148 Safari/604.1`],
  [
    'Chrome of an iPhone',
    (version: string) => `${iphone(version.replace('.', '_'))} CriOS/90.0 Mobile/15E148 Safari/604.1`,
  ],
  ['Firefox of an iPad', (version: string) => `${ipad(`${version.replace('.', '_')}_1`)} FxiOS/90.0 Mobile/15E148`],
  ['a view in an app of an iPhone', (version: string) => `${iphone(version.replace('.', '_'))} Mobile/15E148`],
])('[PG-11] %s is too old before 17.4, and not from it on', (_, at) => {
  expect(['16.6', '17.0', '17.3', '4.0', '9.9'].map((version) => isOutdated(at(version)))).not.toContain(false);
  expect(['17.4', '17.10', '18.0', '26.1'].map((version) => isOutdated(at(version)))).not.toContain(true);
});

test.each([
  'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
  'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)',
  `${windows.replace(')', '')}; Trident/7.0; rv:11.0) like Gecko`,
  `${windows} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0 Safari/537.36 Edge/18.19042`,
  'Mozilla/5.0 (Linux; U; Android 4.3; ko-kr) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
])('[PG-11] %s is too old in every version', (userAgent) => expect(isOutdated(userAgent)).toBe(true));

test.each([
  '',
  'Mozilla/5.0',
  'A browser of tomorrow/1.0',
  'Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/12.16',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  `${android} Chrome/41.0.2272.96 Mobile Safari/537.36 (compatible; Googlebot/2.1)`,
  `${windows} AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/100.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (compatible; bingbot/2.0) Chrome/100.0',
  'facebookexternalhit/1.1 Firefox/3.0',
  'Mozilla/5.0 (compatible; Yahoo! Slurp) Chrome/100.0',
  'curl/8.5.0',
  `${'x'.repeat(500)} Chrome/1.0`,
])('[PG-11] %j is not known, or reads for a machine: it is told nothing', (userAgent) =>
  expect(isOutdated(userAgent)).toBe(false),
);

test('[PG-11] never throws on a user agent; older versions of an outdated browser are outdated too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(typeof isOutdated(text)).toBe('boolean');
    }),
  );
  fc.assert(
    fc.property(fc.nat(300), fc.nat(300), (one, other) => {
      const [older, newer] = [Math.min(one, other), Math.max(one, other)].map((version) =>
        isOutdated(`${windows} Chrome/${version}.0 Safari/537.36`),
      );
      if (newer === true) expect(older).toBe(true);
    }),
  );
});
