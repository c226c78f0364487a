import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LiveRegion } from './LiveRegion.tsx';

test('renders one polite message that is visually hidden', () => {
  const announcer = { announcement: { key: 2, text: '12개 중 7개 선택. 결제 예상 금액 56,820원' } };
  expect(renderToStaticMarkup(<LiveRegion announcer={announcer} />)).toMatch(
    /^<output class="visually-hidden"[^>]*><span>12개 중 7개 선택. 결제 예상 금액 56,820원<\/span><\/output>$/,
  );
});
