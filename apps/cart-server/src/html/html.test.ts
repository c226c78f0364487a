import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html } from './html.ts';

test('escapes inserted values as text', () => {
  const name = `<img src=x onerror="alert('1')">&`;
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">' +
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</p>',
  );
});

test('keeps its own markup, alone and in lists', () => {
  const items = ['a', '<b>'].map((one) => html`<li>${one}</li>`);
  expect(
    html`<ul>
      ${items}
    </ul>`.text.replace(/\s/gu, ''),
  ).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
});

test('lets no text open a tag or end an attribute', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(html`${text}`.text).not.toMatch(/[<>"']/u);
    }),
  );
});
