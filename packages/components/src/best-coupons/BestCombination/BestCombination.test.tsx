import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aBestCombination } from '../../testing/coupon-views.ts';
import { BestCombination } from './BestCombination.tsx';

const html = (over: Parameters<typeof aBestCombination>[0] = {}): string =>
  renderToStaticMarkup(<BestCombination bestCombination={aBestCombination(over)} isTop send={() => undefined} />);

test('[CP-19] previews the saving, both totals, each coupon with its target, and the proof', () => {
  expect(html()).toMatch(/>−21,783원<.*>252,558원<.*>230,775원</);
  expect(html().match(/class="line"/g)).toHaveLength(9);
  expect(html().match(/class="share"/g)).toHaveLength(2);
  expect(html()).toMatch(/지금 쓰는 쿠폰 해제<.*>\+2,011원</);
  expect(html()).toMatch(/data-is-proved="true">.*이보다 저렴한 조합은 없어요/);
  expect(html()).toMatch(/<button [^>]*>이 조합 적용<\/button>/);
});

test('has no apply button while searching or if the current coupons are the best', () => {
  expect(html({ body: 'Nothing' })).not.toContain('이 조합 적용');
  expect(html({ body: 'Searching', text: '찾고 있어요' })).toMatch(/<output>찾고 있어요<\/output>/);
});
