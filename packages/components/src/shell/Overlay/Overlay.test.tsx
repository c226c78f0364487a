import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Overlay } from './Overlay.tsx';

test('[PG-10] announces both overlays in a permanent live region', () => {
  const html = (type: 'Cart' | 'Order' | 'None', text: string): string =>
    renderToStaticMarkup(<Overlay loading={{ type, text }} />);
  expect(html('Cart', '장바구니를 불러오고 있어요')).toMatch(/^<output .*장바구니를 불러오고 있어요/);
  expect(html('Order', '주문을 준비하고 있어요')).toMatch(/^<output class="veil" .*주문을 준비하고 있어요/);
  expect(html('None', '')).toMatch(/^<output [^>]*><\/output>$/);
});
