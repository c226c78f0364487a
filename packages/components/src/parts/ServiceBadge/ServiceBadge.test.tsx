import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceBadge } from './ServiceBadge.tsx';

test('shows the service name with the look of the service', () => {
  const html = renderToStaticMarkup(<ServiceBadge badge={{ service: 'SmileFresh', label: '스마일프레시' }} />);
  expect(html).toMatch(/class="[^"]*SmileFresh[^"]*">스마일프레시</);
});
