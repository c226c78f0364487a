import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aBlockedOrderBar, anOrderBar } from '../../testing/frame-views.ts';
import { BlockersBar } from '../Blockers/Blockers.tsx';
import { OrderBar } from './OrderBar.tsx';

const html = (over: Parameters<typeof anOrderBar>[0] = {}): string =>
  renderToStaticMarkup(<OrderBar orderBar={anOrderBar(over)} send={() => undefined} />);

test('[PG-09] shows payable, discount and order button in a landmark', () => {
  expect(html()).toMatch(/^<section [^>]*aria-label="주문하기"/);
  expect(html()).toContain('>283,507원</dd>');
  expect(html()).toContain('총 할인 51,593원');
  expect(html()).toContain('>상품 9개 주문하기</button>');
});

test('hides the discount if there is none', () => {
  expect(html({ discountText: undefined })).not.toContain('할인');
});

test('[CK-18] the number of reasons is above the button and opens them', () => {
  const blocked = renderToStaticMarkup(
    <OrderBar orderBar={aBlockedOrderBar()} send={() => undefined} BlockersBar={BlockersBar} />,
  );
  expect(blocked).toMatch(/<button [^>]*aria-expanded="false"[^>]*>.*주문 전에 확인할 내용 2건/);
  expect(blocked.indexOf('2건')).toBeLessThan(blocked.indexOf('상품 9개 주문하기'));
  expect(blocked).not.toContain('<fieldset');
  expect(blocked).toContain('>한 번에 해결</button>');
  expect(html()).not.toContain('aria-expanded');
});
