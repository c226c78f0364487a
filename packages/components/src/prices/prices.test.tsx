import type { GaugeView } from '@baguni/presentation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aLedger, aPriceBlock } from '../testing/views.ts';
import { Gauge } from './Gauge/Gauge.tsx';
import { Ledger } from './Ledger/Ledger.tsx';
import { PriceBlock } from './PriceBlock/PriceBlock.tsx';

const htmlGauge = (gauge: GaugeView): string => renderToStaticMarkup(<Gauge gauge={gauge} send={() => undefined} />);

test('[FG-01] renders no gauge for an empty selection', () => {
  expect(htmlGauge({ type: 'NONE' })).toBe('');
});

test('[FG-01] a meter shows the progress in words and as a number', () => {
  const command = { type: 'OpenFreeShipping', sellerGroupKey: 'farm' } as const;
  const meter = htmlGauge({ type: 'GAUGE', percent: 72, text: '4,200원 더', label: '과수원 무료배송까지', command });
  expect(meter).toMatch(/<meter[^>]*aria-label="과수원 무료배송까지"[^>]*value="72"/);
  expect(meter).toContain('>4,200원 더</button>');
  expect(meter).toContain('width="72"');
});

test('[FG-01] shows free shipping in words without a meter', () => {
  const free = htmlGauge({ type: 'FREE_SHIPPING', text: '무료배송이에요' });
  expect(free).toContain('무료배송이에요');
  expect(free).toContain('class="root free"');
  expect(free).not.toContain('<meter');
});

test('[FG-01] shows the number of parcels that ship free', () => {
  const some = htmlGauge({ type: 'PARTLY_FREE', text: '배송 3건 중 2건 무료배송이에요', percent: 66 });
  expect(some).toContain('배송 3건 중 2건 무료배송이에요');
  expect(some).toContain('width="66"');
  expect(some).not.toContain('<meter');
  expect(some).not.toContain('class="root free"');
});

test('[FG-02] keeps its space while the fee loads', () => {
  const pending = htmlGauge({ type: 'PENDING' });
  expect(pending).toContain('<svg');
  expect(pending.replaceAll(/<[^>]*>/gu, '').trim()).toBe('');
});

test('[PR-08] each line shows its text and amount, in order', () => {
  const lines = aLedger();
  const html = renderToStaticMarkup(<Ledger lines={lines} />);
  const amounts = [...html.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map((found) => found[1]);
  expect(amounts).toEqual(lines.map(({ amount }) => amount));
  for (const { text } of lines) expect(html).toContain(text);
});

test('a ledger escapes its texts', () => {
  const lines = aLedger().map((line) => ({ ...line, text: '<img src=x onerror=alert(1)>', place: '<b>x</b>' }));
  const html = renderToStaticMarkup(<Ledger lines={lines} />);
  expect(html).not.toMatch(/<img|<b>/);
  expect(html).toContain('&lt;img');
});

const htmlPriceBlock = (over: Parameters<typeof aPriceBlock>[0] = {}): string =>
  renderToStaticMarkup(<PriceBlock price={aPriceBlock(over)} renderLedger={() => <dl />} id="ledger" nameId="name" />);

test('[PG-18] shows struck old price, percent and final price, read as one sentence', () => {
  expect(htmlPriceBlock()).toMatch(/<s[^>]*>59,800원<\/s>/);
  expect(htmlPriceBlock()).toMatch(/>10%</);
  expect(htmlPriceBlock()).toMatch(/<strong[^>]*>53,820원<\/strong>/);
  expect(htmlPriceBlock()).toMatch(/visually-hidden">할인 전 59,800원, 10% 할인, 판매가 53,820원</);
});

test('a price omits missing values', () => {
  const plain = htmlPriceBlock({ oldPrice: undefined, percent: undefined, accessibleText: '판매가' });
  expect(plain).not.toMatch(/<s[ >]|%|쿠폰/);
});

test('the name of the ledger button contains the item', () => {
  expect(htmlPriceBlock()).toMatch(/<button[^>]*aria-expanded="false"[^>]*aria-labelledby="[^" ]+ name"/);
  expect(htmlPriceBlock()).not.toContain('<dl');
});
