import type { GaugeView } from '@baguni/presentation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gauge } from './Gauge.tsx';

const html = (gauge: GaugeView): string => renderToStaticMarkup(<Gauge gauge={gauge} />);

test('[FG-01] renders no gauge for an empty selection', () => {
  expect(html({ type: 'NONE' })).toBe('');
});

test('[FG-01] a meter shows the progress in words and as a number', () => {
  const meter = html({ type: 'GAUGE', percent: 72, text: '4,200원 더', label: '과수원 무료배송까지' });
  expect(meter).toMatch(/<meter[^>]*aria-label="과수원 무료배송까지"[^>]*value="72"/);
  expect(meter).toContain('>4,200원 더</span>');
  expect(meter).toContain('width="72"');
});

test('[FG-01] shows free shipping in words without a meter', () => {
  const free = html({ type: 'FREE_SHIPPING', text: '무료배송이에요' });
  expect(free).toContain('무료배송이에요');
  expect(free).toContain('class="root free"');
  expect(free).not.toContain('<meter');
});

test('[FG-01] shows the number of parcels that ship free', () => {
  const some = html({ type: 'PARTLY_FREE', text: '배송 3건 중 2건 무료배송이에요', percent: 66 });
  expect(some).toContain('배송 3건 중 2건 무료배송이에요');
  expect(some).toContain('width="66"');
  expect(some).not.toContain('<meter');
  expect(some).not.toContain('class="root free"');
});

test('[FG-02] keeps its space while the fee loads', () => {
  const pending = html({ type: 'PENDING' });
  expect(pending).toContain('<svg');
  expect(pending.replaceAll(/<[^>]*>/gu, '').trim()).toBe('');
});
