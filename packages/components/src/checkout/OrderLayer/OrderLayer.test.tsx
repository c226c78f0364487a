import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anOrderLayer } from '../../testing/page-views.ts';
import { OrderLayer } from './OrderLayer.tsx';

test('[LY-06] shows ordered and remaining items with picture, name, options and kind, and escapes texts', () => {
  const html = renderToStaticMarkup(<OrderLayer layer={anOrderLayer()} onAnswer={() => undefined} />);
  expect([...html.matchAll(/<h3 [^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
    '지금 주문할 상품 1개',
    '장바구니에 남는 상품 1개',
  ]);
  expect(html).toContain('>설치 상품<');
  expect(html).toContain('&lt;b&gt;보일러&lt;/b&gt;');
  expect(html.match(/<li class="item">/g)).toHaveLength(2);
});
