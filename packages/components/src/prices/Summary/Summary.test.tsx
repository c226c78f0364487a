import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aSummary, aBestCombinationAction, someBlockers, someOffers } from '../../testing/frame-views.ts';
import { Blockers } from '../../checkout/Blockers/Blockers.tsx';
import { Offers } from './Offers.tsx';
import { Summary } from './Summary.tsx';

const html = (over: Parameters<typeof aSummary>[0] = {}, hasOrderButton = true): string =>
  renderToStaticMarkup(
    <Summary summary={aSummary(over)} send={() => undefined} Blockers={Blockers} hasOrderButton={hasOrderButton} />,
  );

test('[PG-09] is a landmark with its rows, the payable total and the order button', () => {
  const id = /aria-labelledby="([^"]+)"/.exec(html())?.[1];
  expect(html()).toMatch(/^<section [^>]*id="order-summary" tabindex="-1"/);
  expect(html()).toContain(`<h2 class="title" id="${id}">주문 예상 금액</h2>`);
  expect(html().match(/data-row=/g)).toHaveLength(5);
  expect(html()).toMatch(/<dd class="payableAmount">283,507원<\/dd>/);
  expect(html()).toMatch(/<button [^>]*>상품 9개 주문하기<\/button>/);
});

test('[PR-08] a row with lines is a button that opens them, and a row without is not', () => {
  expect(html()).toMatch(/<button aria-expanded="false" [^>]*aria-label="상품 금액 자세히 보기">상품 금액/);
  const rows = aSummary().rows.map((row) => ({ ...row, hasLines: false, lines: [] }));
  expect(html({ rows })).toMatch(/<dt class="label">상품 금액<\/dt>/);
});

test('notices and blockers are above the button, and several fixes of one reason have distinct names', () => {
  const page = html({ notices: ['배송비를 알 수 없어요.'] });
  expect(page.indexOf('배송비를 알 수 없어요.')).toBeLessThan(page.indexOf('주문하기'));
  expect(page).toContain('>선택 해제: 제주 감귤 3kg</button>');
  expect(page).toMatch(/aria-label="3개로 바꾸기: 샤인머스캣 2kg">3개로 바꾸기<\/button>/);
});

test('[CP-19] the best-coupons button is below the order button, if there is one', () => {
  const page = renderToStaticMarkup(
    <Summary summary={aSummary()} send={() => undefined} bestCombination={aBestCombinationAction()} Offers={Offers} />,
  );
  expect(page.indexOf('최저가 쿠폰 조합 찾기')).toBeGreaterThan(page.indexOf('주문하기</button>'));
  expect(html()).not.toContain('최저가 쿠폰 조합 찾기');
});

test('[PG-10] offers wait until the coupons are known, because the best-coupons button is above them', () => {
  const page = (isAwaited: boolean): string =>
    renderToStaticMarkup(<Offers offers={someOffers({ isAwaited })} send={() => undefined} />);
  expect(page(true)).toBe('');
  expect(page(false)).toContain('class="cashback"');
});

test('[PG-09] the total follows its rows, then blockers and order button, then all that loads late', () => {
  const page = renderToStaticMarkup(
    <Summary
      summary={aSummary()}
      send={() => undefined}
      Blockers={Blockers}
      bestCombination={aBestCombinationAction()}
      offers={someOffers()}
      Offers={Offers}
    />,
  );
  const parts = [
    'data-row="Shipping"',
    'data-total',
    'class="strip"',
    '<fieldset ',
    'class="foot"',
    '주문하기</button>',
    '최저가 쿠폰 조합 찾기',
    'data-nudge',
    'data-row="Cashback"',
  ];
  expect(parts.toSorted((one, other) => page.indexOf(one) - page.indexOf(other))).toEqual(parts);
  for (const part of parts) expect(page).toContain(part);
});

test('while prices load the total is busy and announced', () => {
  expect(html({ isUpdating: true })).toMatch(/aria-busy="true"/);
  expect(html({ isUpdating: true })).toContain('금액을 다시 계산하고 있어요');
});

test('on mobile the order bar has the button', () => {
  expect(html({}, false)).not.toContain('주문하기</button>');
  expect(html({}, false)).toMatch(/<dd class="payableAmount">283,507원<\/dd>/);
});

test('[CK-18] server-rendered blockers show before the rules are loaded, and are disabled', () => {
  const summary = aSummary();
  const drawn = renderToStaticMarkup(
    <Summary
      summary={summary}
      send={() => undefined}
      drawnBlockers={<Blockers blockers={someBlockers()} send={() => undefined} isDisabled />}
    />,
  );
  expect(drawn).toMatch(/<fieldset class="reasons" aria-labelledby="[^"]+" disabled="">.*다른 배송 서비스/u);
  expect(drawn).toMatch(/<button [^>]*aria-disabled="true"[^>]*>한 번에 해결/u);
  expect(renderToStaticMarkup(<Summary summary={summary} send={() => undefined} drawnBlockers={null} />)).not.toContain(
    'fieldset',
  );
});

test('[OV-13] shows amounts in the chosen currency under those in won, and none if won is chosen', () => {
  const rows = aSummary().rows.map((row) => ({ ...row, inCurrency: row.key === 'Items' ? '약 41.20 USD' : undefined }));
  const page = html({ rows, payableInCurrency: '약 39.14 USD' });
  expect(page).toMatch(/329,600원<small>약 41\.20 USD<\/small>/);
  expect(page).toMatch(/283,507원<small>약 39\.14 USD<\/small>/);
  expect(html()).not.toContain('<small>');
});
