import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Labels } from './Labels.tsx';

test('each label says its word, and is no list inside the list of items', () => {
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

test('nothing where there is nothing to say', () => {
  expect(renderToStaticMarkup(<Labels labels={[]} />)).toBe('');
});
