import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aDialog } from '../../testing/coupon-views.ts';
import { DialogLayer } from './DialogLayer.tsx';

const nothing = (): void => undefined;

const html = (over: Parameters<typeof aDialog>[0] = {}): string =>
  renderToStaticMarkup(
    <DialogLayer layer={aDialog(over)} shape="panel" onClose={nothing} foot={<p>합계</p>}>
      <p>내용</p>
    </DialogLayer>,
  );

test('[LY-04] a named modal dialog whose title has the focus first', () => {
  expect(html()).toMatch(
    /<div [^>]*id="layer-1"[^>]*role="dialog"[^>]*aria-modal="true"[^>]*aria-labelledby="layer-1-title"/,
  );
  expect(html()).toMatch(/<h2 [^>]*id="layer-1-title" tabindex="-1" data-initial-focus="true">쿠폰 선택<\/h2>/);
});

test('what is answered, or lies under another, is inert at once', () => {
  expect(html()).not.toContain('inert');
  expect(html({ isTop: false, isClosing: true })).toMatch(/^<div class="root panel closing" inert=""/);
});

test('where it may not be closed there is no button for it', () => {
  expect(html()).toContain('aria-label="닫기"');
  const open = renderToStaticMarkup(
    <DialogLayer layer={aDialog()} shape="card" onClose={undefined}>
      <p>내용</p>
    </DialogLayer>,
  );
  expect(open).not.toContain('<button');
});
