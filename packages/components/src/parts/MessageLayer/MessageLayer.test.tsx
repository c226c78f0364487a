import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aLayer } from '../../testing/page-views.ts';
import { MessageLayer } from './MessageLayer.tsx';

const html = (over: Parameters<typeof aLayer>[0] = {}): string =>
  renderToStaticMarkup(<MessageLayer layer={aLayer(over)} onAnswer={() => undefined} />);

test('[LY-04] is a modal alert dialog named by its title and described by its message', () => {
  const dialog = html();
  expect(dialog).toMatch(
    /role="alertdialog" aria-modal="true" aria-labelledby="layer-1-title" aria-describedby="layer-1-message"/,
  );
  expect(dialog).toMatch(/<h2 [^>]*id="layer-1-title">상품 삭제<\/h2>/);
  expect(dialog).toMatch(/<div [^>]*id="layer-1-message"><p>선택한 상품을 삭제하시겠어요\?<\/p><\/div>/);
});

test('the least destructive button is first and focused', () => {
  const buttons = [...html().matchAll(/<button [^>]*class="line[^>]*>|<button [^>]*class="primary[^>]*>/g)].map(String);
  expect(buttons).toHaveLength(2);
  expect(buttons[0]).toContain('data-initial-focus');
  expect(buttons[1]).not.toContain('data-initial-focus');
});

test('is inert once it is answered or covered', () => {
  expect(html()).not.toContain('inert');
  expect(html({ isTop: false })).toMatch(/^<div [^>]*inert=""/);
  expect(html({ isTop: false, isClosing: true })).toMatch(/^<div class="root closing" inert=""/);
});

test('its backdrop is not a button if closing is not allowed', () => {
  expect(html()).toMatch(/<button [^>]*tabindex="-1" aria-label="닫기"/);
  expect(html({ closeAnswer: undefined })).not.toContain('닫기');
});

test('escapes a message from outside and turns its lines into paragraphs', () => {
  const message = '가격이 바뀌었어요.\n<img src=x onerror=alert(1)>';
  expect(html({ message })).toContain('<p>가격이 바뀌었어요.</p><p>&lt;img src=x onerror=alert(1)&gt;</p>');
});
