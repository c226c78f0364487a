import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AddressBar } from './AddressBar.tsx';

test('[PG-06] shows the address with its label and escapes text', () => {
  const html = renderToStaticMarkup(
    <AddressBar addressBar={{ label: '배송지', text: '(06236) 서울 강남구 <b>1</b>' }} send={() => undefined} />,
  );
  expect(html).toMatch(/<dt[^>]*>.*배송지<\/dt><dd[^>]*>\(06236\) 서울 강남구 &lt;b&gt;1&lt;\/b&gt;<\/dd>/);
});
