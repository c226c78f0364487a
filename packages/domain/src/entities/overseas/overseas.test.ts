import fc from 'fast-check';
import { expect, test } from 'vitest';
import { won } from '../../money/won.ts';
import { laws } from '../../testing/laws.ts';
import { overseaIn } from '../../selectors/situation.ts';
import { anOpenCart, aUnit, testRates } from '../../testing/index.ts';
import { highestWon, inCurrency, isAbove, rateOf } from './exchange.ts';
import { currencyCodes } from './oversea.ts';
import { ID_IMAGE_HEAD_BYTES, ID_IMAGE_MAX_BYTES, idImageRefusal, idImageTypes, type IdImage } from './id-image.ts';

test.each([
  ['SouthKorea', null],
  ['Unknown', null],
  ['Atlantis', null],
  ['toString', null],
  ['', null],
  ['Japan', 'Japan'],
])(
  '[OV-01] a cart to %j ships overseas to %j: South Korea applies unless an overseas country matches',
  (country, to) => {
    expect(overseaIn(anOpenCart([aUnit()], { destination: { country } }))?.country ?? null).toBe(to);
  },
);

test('[OV-13] rounds amounts to the decimals of their currency', () => {
  expect([inCurrency(won(10_000), 1_380.5, 'USD'), inCurrency(won(10_000), 9.2, 'JPY')]).toEqual([7.24, 1_087]);
  expect([inCurrency(won(10_000), 44, 'TWD'), inCurrency(won(10_000), 1, 'KRW')]).toEqual([227, 10_000]);
  expect(inCurrency(won(690_251), 1_380.5, 'USD', 'up')).toBe(500.01);
  expect(inCurrency(won(690_250), 1_380.5, 'USD', 'up')).toBe(500);
});

test('[OV-06] the highest amount in won never exceeds the limit', () => {
  expect([highestWon(500, 1_380.5), highestWon(1, 9.99), highestWon(1, 10)]).toEqual([690_250, 9, 10]);
});

test('[OV-06] finds the rate of a currency; won has rate 1; a missing rate or a rate of 0 is none', () => {
  expect([rateOf(testRates, 'THB'), rateOf([], 'KRW'), rateOf([], 'USD')]).toEqual([40, 1, undefined]);
  expect(rateOf([{ currencyCode: 'USD', exchangeRate: 0 }], 'USD')).toBeUndefined();
});

test('[OV-06] a rounded-up amount is above a limit exactly if its value is above the limit', () => {
  const arbRate = fc.integer({ min: 1, max: 300_000 }).map((hundredths) => hundredths / 100);
  const arbs = [fc.nat(50_000_000), arbRate, fc.constantFrom(...currencyCodes), fc.nat(20_000)] as const;
  laws(1_000).forAll([...arbs], (amount, rate, currency, limit) => {
    expect(inCurrency(won(amount), rate, currency, 'up') > limit).toBe(isAbove(won(amount), limit, rate));
  });
});

const codesOf = (text: string): readonly number[] => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
const heads = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0, 0, 16, ...codesOf('JFIF'), 0, 1],
  png: [0x89, ...codesOf('PNG'), 13, 10, 26, 10, 0, 0, 0, 13],
  webp: [...codesOf('RIFF'), 1, 2, 3, 4, ...codesOf('WEBP')],
};
const photo: IdImage = { type: 'image/jpeg', size: 1_000_000, head: heads.jpeg };
const refusal = (over: Partial<IdImage>) => idImageRefusal({ ...photo, ...over });

test('[OV-10] accepts a JPEG, PNG or WebP photo', () => {
  expect([idImageTypes, refusal({})]).toEqual([['image/jpeg', 'image/png', 'image/webp'], undefined]);
  expect(refusal({ type: 'image/png', head: heads.png })).toBeUndefined();
  expect(refusal({ type: 'image/webp', head: heads.webp })).toBeUndefined();
});

test('[OV-10] refuses a file whose type or content is not one of the three', () => {
  for (const type of ['text/plain', 'application/pdf', 'image/gif', 'image/svg+xml', 'image/heic', 'IMAGE', ''])
    expect(refusal({ type })).toEqual('Type');
  for (const head of [
    ...['hello world.', '%PDF-1.7 abc', '<svg xmlns="', 'GIF89a......'].map(codesOf),
    heads.jpeg.slice(0, 2),
    heads.png.slice(0, 7),
    heads.webp.slice(0, 11),
    [...codesOf('RIFF'), 1, 2, 3, 4, ...codesOf('WAVE')],
    [],
  ])
    expect(refusal({ head })).toEqual('Type');
});

test('[OV-10] accepts up to 10 MB and refuses one byte more', () => {
  expect(ID_IMAGE_MAX_BYTES).toBe(10 * 1024 * 1024);
  expect(refusal({ size: ID_IMAGE_MAX_BYTES })).toBeUndefined();
  expect(refusal({ size: ID_IMAGE_MAX_BYTES + 1 })).toEqual('Size');
  expect(refusal({ size: 12_000_000, type: 'text/plain', head: codesOf('hello world.') })).toEqual('Type');
});

test('[OV-10] accepts arbitrary files only if they are one of the three types and within the limit', () => {
  const arbHead = fc.oneof(
    fc.array(fc.nat(255), { maxLength: ID_IMAGE_HEAD_BYTES }),
    fc.constantFrom(heads.jpeg, heads.png, heads.webp),
  );
  const arbType = fc.oneof(fc.string(), fc.constantFrom(...idImageTypes));
  let taken = 0;
  laws(500).forAll([arbHead, arbType, fc.nat(2 * ID_IMAGE_MAX_BYTES)], (head, type, size) => {
    if (idImageRefusal({ head, type, size }) !== undefined) return;
    expect(idImageTypes).toContain(type);
    expect(size).toBeLessThanOrEqual(ID_IMAGE_MAX_BYTES);
    expect([0xff, 0x89, 0x52]).toContain(head[0]);
    taken += 1;
  });
  expect(taken).toBeGreaterThan(10);
});
