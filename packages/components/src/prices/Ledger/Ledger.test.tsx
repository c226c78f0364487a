import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aLedger } from '../../testing/views.ts';
import { Ledger } from './Ledger.tsx';

test('[PR-08] each line shows its text and amount, in order', () => {
  const lines = aLedger();
  const html = renderToStaticMarkup(<Ledger lines={lines} />);
  const amounts = [...html.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map((found) => found[1]);
  expect(amounts).toEqual(lines.map(({ amount }) => amount));
  for (const { text } of lines) expect(html).toContain(text);
});

test('escapes a text from data', () => {
  const lines = aLedger().map((line) => ({ ...line, text: '<img src=x onerror=alert(1)>', place: '<b>x</b>' }));
  const html = renderToStaticMarkup(<Ledger lines={lines} />);
  expect(html).not.toMatch(/<img|<b>/);
  expect(html).toContain('&lt;img');
});
