import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aBox } from '../../testing/views.ts';
import { Checkbox } from './Checkbox.tsx';

const html = (over: Parameters<typeof aBox>[0], showsLabel = false): string =>
  renderToStaticMarkup(<Checkbox box={aBox(over)} send={() => undefined} showsLabel={showsLabel} />);

test('a native box with a name; checked when all are chosen', () => {
  expect(html({ state: 'all', accessibleName: '사과 선택' })).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/);
  expect(html({ state: 'none', accessibleName: '사과 선택' })).not.toContain('checked=""');
  expect(html({ accessibleName: '사과 선택' })).toContain('aria-label="사과 선택"');
});

test('[PG-13] a box over nothing that can be ordered is disabled', () => {
  expect(html({ isEnabled: false })).toContain('disabled=""');
});

test('the label is printed only where it is asked for', () => {
  expect(html({ label: '전체 선택' }, true)).toContain('>전체 선택</span>');
  expect(html({ label: '전체 선택' })).not.toContain('>전체 선택<');
});

test('[SE-01] before any script has run the markup says that only some are chosen, and no browser fills the box in', () => {
  expect(html({ state: 'mixed' })).toContain('data-box="mixed"');
  expect(html({ state: 'all' })).toContain('data-box="all"');
  expect(html({})).toMatch(/autocomplete="off"/iu);
});
