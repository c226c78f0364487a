import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anEstimateAction, aToolbar } from '../../testing/frame-views.ts';
import { Toolbar } from './Toolbar.tsx';

const html = (over: Parameters<typeof aToolbar>[0] = {}): string =>
  renderToStaticMarkup(<Toolbar toolbar={aToolbar(over)} send={() => undefined} />);

test('[PG-07] has select all, the number of selected units, and delete', () => {
  expect(html()).toMatch(/^<fieldset [^>]*aria-label="목록 도구"/);
  expect(html()).toContain('aria-label="전체 선택, 16개 중 9개 선택"');
  expect(html()).toMatch(/<button [^>]*aria-label="선택 삭제, 상품 9개">선택 삭제<\/button>/);
});

test('[PG-07] draws the estimate button for a domestic business buyer only', () => {
  expect(html()).not.toContain('견적서');
  expect(html({ estimate: anEstimateAction() })).toMatch(/<button [^>]*>견적서 출력<\/button>/u);
});
