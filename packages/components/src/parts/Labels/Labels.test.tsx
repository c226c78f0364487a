import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Labels } from './Labels.tsx';

test('each label is an item of a list and says its word', () => {
  const html = renderToStaticMarkup(
    <Labels
      labels={[
        { kind: 'Used', text: '중고' },
        { kind: 'LowStock', text: '3개 남았어요' },
      ]}
    />,
  );
  expect([...html.matchAll(/<li[^>]*>([^<]*)<\/li>/g)].map((found) => found[1])).toEqual(['중고', '3개 남았어요']);
});

test('no empty list where there is nothing to say', () => {
  expect(renderToStaticMarkup(<Labels labels={[]} />)).toBe('');
});
