import { expect, test } from 'vitest';
import fc from 'fast-check';
import { aBsdEvent, aBsdTag, aStorefront } from '../../testing/index.ts';
import { itemNo } from '../../money/ids.ts';
import { bsdBanners, isOn, contrastOf, readableColours } from './bsd-event.ts';
import { law } from '../../testing/laws.ts';

const [start, end] = [Date.parse(aBsdEvent().startDate), Date.parse(aBsdEvent().endDate)];
const answer = { tag: aBsdTag(), events: [aBsdEvent()] };

test.each([
  [start - 1, false],
  [start, true],
  [end, true],
  [end + 1, false],
])('[PG-15] the banner shows between its start and end dates: at %i %s', (now, isShown) => {
  expect(isOn(aBsdEvent(), now)).toBe(isShown);
  expect(bsdBanners(answer, aStorefront(), now).length > 0).toBe(isShown);
});

test('[PG-15] an event with unreadable dates is never active', () => {
  for (const over of [{ startDate: '' }, { endDate: 'soon' }]) expect(isOn(aBsdEvent(over), start)).toBe(false);
});

const inApp = { appType: 'MG', appVersion: '8.0.1', isAndroid: true };
test.each([
  [aStorefront({ device: 'pc' }), aBsdEvent().dwebImageUrl],
  [aStorefront({ device: 'm' }), aBsdEvent().mwebImageUrl],
  [aStorefront({ device: 'pc', app: inApp }), aBsdEvent().mwebImageUrl],
  [aStorefront({ device: 'm', app: inApp }), aBsdEvent().mwebImageUrl],
])('[PG-15] the image is the device’s, the mobile one in the app: %#', (storefront, image) => {
  expect(bsdBanners(answer, storefront, start)[0]?.imageUrl).toBe(image);
});

test.each([
  ['ko', aBsdTag().commonImgUrl],
  ['en', aBsdTag().globalImgUrl],
  ['jp', aBsdTag().globalImgUrl],
] as const)('[PG-15 CM-30] in %s the tag’s image replaces a missing one while the tag is active', (language, image) => {
  const events = [aBsdEvent({ dwebImageUrl: '' })];
  const tags = [aBsdTag(), null, aBsdTag({ endDate: '2000-01-01T00:00:00Z' })];
  const shown = tags.map((tag) => bsdBanners({ tag, events }, aStorefront({ language }), start)[0]?.imageUrl);
  expect(shown).toEqual([image, '', '']);
});

test('[PG-15 CM-31] two events at once have a banner each, with exactly their items', () => {
  const other = aBsdEvent({ itemNo: itemNo('2'), bigSmile: false });
  const over = aBsdEvent({ itemNo: itemNo('3'), endDate: '2000-01-01T00:00:00Z' });
  const more = aBsdEvent({ itemNo: itemNo('4') });
  const second = aBsdEvent({ itemNo: itemNo('5'), bannerText: 'Weekend sale' });
  const events = [other, over, aBsdEvent(), second, more];
  const banners = bsdBanners({ tag: null, events }, aStorefront(), start);
  expect(banners.map(({ text, itemNos }) => [text, itemNos])).toEqual([
    [aBsdEvent().bannerText, [aBsdEvent().itemNo, '4']],
    ['Weekend sale', ['5']],
  ]);
  expect(bsdBanners({ tag: null, events: [other, over] }, aStorefront(), start)).toEqual([]);
});

const colour = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

law('[PG-15] the text is readable whatever colours the marketplace chooses', [colour, colour], (textColor, bgColor) => {
  const shown = readableColours({ textColor, bgColor });
  expect(contrastOf(shown)).toBeGreaterThanOrEqual(4.5);
  expect(shown.bgColor).toBe(bgColor);
});

test.each([
  ['#767676', '#ffffff', '#767676'],
  ['#777777', '#ffffff', '#000000'],
  ['#333333', '#1a1a1a', '#ffffff'],
])('[PG-15] %s on %s is shown as %s', (textColor, bgColor, shown) => {
  expect(readableColours({ textColor, bgColor }).textColor).toBe(shown);
});

test('black on white has the greatest contrast; identical colours have none', () => {
  expect(contrastOf({ textColor: '#000000', bgColor: '#ffffff' })).toBeCloseTo(21, 5);
  expect(contrastOf({ textColor: '#2f6fed', bgColor: '#2f6fed' })).toBe(1);
});
