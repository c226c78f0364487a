import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anOrderBar } from '../../testing/frame-views.ts';
import { OrderBar } from './OrderBar.tsx';

const html = (over: Parameters<typeof anOrderBar>[0] = {}): string =>
  renderToStaticMarkup(<OrderBar orderBar={anOrderBar(over)} send={() => undefined} />);

test('[PG-09] payable, discount and the order button in a named part of the page', () => {
  expect(html()).toMatch(/^<section [^>]*aria-label="주문하기"/);
  expect(html()).toContain('>56,820원</dd>');
  expect(html()).toContain('총 할인 −5,980원');
  expect(html()).toContain('>3개 주문하기</button>');
});

test('nothing taken off, nothing said', () => {
  expect(html({ discountText: undefined })).not.toContain('할인');
});
