import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aFailure } from '../../testing/frame-views.ts';
import { FailureView } from './FailureView.tsx';

test('[PG-04] announces the message, with a retry and a link home', () => {
  const html = renderToStaticMarkup(<FailureView failure={aFailure()} send={() => undefined} />);
  expect(html).toMatch(/^<div [^>]*role="alert"/);
  expect(html).toMatch(/<h2 [^>]*id="cart-list" tabindex="-1">장바구니를 불러오지 못했습니다<\/h2>/);
  expect(html).toMatch(/<a [^>]*href="\/home">홈으로 가기<\/a>/);
  expect(html).toMatch(/<button [^>]*>다시 시도<\/button>/);
});
