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

test('[LY-04] is a named modal dialog with initial focus on its title', () => {
  expect(html()).toMatch(
    /<div [^>]*id="layer-1"[^>]*role="dialog"[^>]*aria-modal="true"[^>]*aria-labelledby="layer-1-title"/,
  );
  expect(html()).toMatch(/<h2 [^>]*id="layer-1-title" tabindex="-1" data-initial-focus="true">쿠폰 선택<\/h2>/);
});

test('is inert once it is answered or covered', () => {
  expect(html()).not.toContain('inert');
  expect(html({ isTop: false, isClosing: true })).toMatch(/^<div class="root panel closing" inert=""/);
});

test('has no close button if closing is not allowed', () => {
  expect(html()).toContain('aria-label="닫기"');
  const open = renderToStaticMarkup(
    <DialogLayer layer={aDialog()} shape="card" onClose={undefined}>
      <p>내용</p>
    </DialogLayer>,
  );
  expect(open).not.toContain('<button');
});
