import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anImage } from '../../testing/views.ts';
import { ItemImage } from './ItemImage.tsx';

const html = (over: Parameters<typeof anImage>[0] = {}): string =>
  renderToStaticMarkup(<ItemImage image={anImage(over)} />);

test('a picture has an empty alternative text, because the name follows', () => {
  expect(html()).toMatch(/<img[^>]*alt=""/);
});

test('[PG-14] a missing picture is replaced by the placeholder', () => {
  expect(html({ src: undefined })).not.toContain('<img');
  expect(html({ src: undefined })).toContain('data-testid="no-image"');
});

test('an address from data cannot break out of its attribute', () => {
  expect(html({ src: '"><script>alert(1)</script>' })).not.toContain('<script');
});
