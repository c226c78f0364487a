import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPriceBlock } from '../../testing/views.ts';
import { PriceBlock } from './PriceBlock.tsx';

const html = (over: Parameters<typeof aPriceBlock>[0] = {}): string =>
  renderToStaticMarkup(<PriceBlock price={aPriceBlock(over)} renderLedger={() => <dl />} nameId="name" />);

test('[PG-18] shows struck old price, percent and final price, read as one sentence', () => {
  expect(html()).toMatch(/<s[^>]*>59,800원<\/s>/);
  expect(html()).toMatch(/>10%</);
  expect(html()).toMatch(/<strong[^>]*>53,820원<\/strong>/);
  expect(html()).toMatch(/visually-hidden">할인 전 59,800원, 10% 할인, 판매가 53,820원</);
});

test('omits missing values', () => {
  const plain = html({ oldPrice: undefined, percent: undefined, accessibleText: '판매가' });
  expect(plain).not.toMatch(/<s[ >]|%|쿠폰/);
});

test('the name of the ledger button contains the item', () => {
  expect(html()).toMatch(/<button[^>]*aria-expanded="false"[^>]*aria-labelledby="[^" ]+ name"/);
  expect(html()).not.toContain('<dl');
});
