import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { someOverlays } from '../../testing/page-views.ts';
import { Toasts } from './Toasts.tsx';

test('is a permanent polite region whose texts are escaped and contain no controls', () => {
  const html = (toasts: readonly { readonly key: string; readonly text: string }[]): string =>
    renderToStaticMarkup(<Toasts overlays={someOverlays({ toasts })} />);
  expect(html([])).toMatch(/^<output class="root"><\/output>$/);
  expect(html([{ key: 'toast-1', text: '<b>쿠폰</b>이 취소됐습니다.' }])).toContain(
    '>&lt;b&gt;쿠폰&lt;/b&gt;이 취소됐습니다.<',
  );
  expect(html([{ key: 'toast-1', text: 'x' }])).not.toMatch(/<button|<a |tabindex/);
});
