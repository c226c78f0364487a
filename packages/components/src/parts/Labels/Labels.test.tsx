import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Labels } from './Labels.tsx';

test('each label shows its word, without a nested list', () => {
  const html = renderToStaticMarkup(
    <Labels
      labels={[
        { kind: 'Used', text: '중고' },
        { kind: 'LowStock', text: '3개 남았어요' },
      ]}
    />,
  );
  expect([...html.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map((found) => found[1])).toEqual(['중고', '3개 남았어요']);
  expect(html).not.toMatch(/<[uo]l|<li/);
});

test('renders no labels if there are none', () => {
  expect(renderToStaticMarkup(<Labels labels={[]} />)).toBe('');
});
