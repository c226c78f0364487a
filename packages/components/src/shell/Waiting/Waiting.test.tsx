import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Waiting } from './Waiting.tsx';

test('[LY-04] a placeholder layer is hidden from screen readers and takes no focus', () => {
  const html = renderToStaticMarkup(<Waiting isTop onLeave={() => undefined} />);
  expect(html).toMatch(/^<div class="root" aria-hidden="true">/);
  expect(html).not.toMatch(/<button|<a |<input|tabindex/);
});
