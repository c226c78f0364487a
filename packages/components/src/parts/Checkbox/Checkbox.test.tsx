import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aBox } from '../../testing/views.ts';
import { Checkbox } from './Checkbox.tsx';

const html = (over: Parameters<typeof aBox>[0], showsLabel = false): string =>
  renderToStaticMarkup(<Checkbox box={aBox(over)} send={() => undefined} showsLabel={showsLabel} />);

test('is a native checkbox with a name, checked if all units are selected', () => {
  expect(html({ state: 'all', accessibleName: '사과 선택' })).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/);
  expect(html({ state: 'none', accessibleName: '사과 선택' })).not.toContain('checked=""');
  expect(html({ accessibleName: '사과 선택' })).toContain('aria-label="사과 선택"');
});

test('[PG-13] a box without orderable units is disabled', () => {
  expect(html({ isEnabled: false })).toContain('disabled=""');
});

test('shows the label only on request', () => {
  expect(html({ label: '전체 선택' }, true)).toContain('>전체 선택</span>');
  expect(html({ label: '전체 선택' })).not.toContain('>전체 선택<');
});

test('[SE-01] the markup alone shows a partial selection, and browsers do not restore old values', () => {
  expect(html({ state: 'mixed' })).toContain('data-box="mixed"');
  expect(html({ state: 'all' })).toContain('data-box="all"');
  expect(html({})).toMatch(/autocomplete="off"/iu);
});
