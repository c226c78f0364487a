import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anOrderPage, aPaidOrderPage } from '../../testing/page-views.ts';
import { OrderPage } from './OrderPage.tsx';

const html = (order = anOrderPage()): string =>
  renderToString(<OrderPage order={order} onPay={() => undefined} onRetry={() => undefined} />);

test('[CK-13] shows the ordered items, their cost and the payment button', () => {
  const page = html();
  expect(page).toMatch(/<h2 [^>]*>결제를 기다리고 있어요<\/h2>/);
  expect(page).toContain('주문 번호 7f3a9c');
  expect(page.match(/<li class="line"/g)).toHaveLength(2);
  expect(page.match(/data-row=/g)).toHaveLength(5);
  expect(page).toMatch(/<button [^>]*>56,820원 결제하기<\/button>/);
  expect(page).toMatch(/<a [^>]*href="\/ko\/pc\/cart">장바구니로 돌아가기<\/a>/);
  expect(page).toMatch(/aria-current="step">주문·결제</);
});

test('[CK-13] lists additions under their item, and a paid order links to the shop', () => {
  expect(html()).toMatch(/포장:가정용 \/ 중량:5kg<\/p><p [^>]*>포장 종이 가방 × 2<\/p>/);
  expect(html(aPaidOrderPage())).toMatch(/<a [^>]*href="\/">계속 쇼핑하기<\/a>/);
  expect(html()).not.toContain('계속 쇼핑하기');
});

test('a paid order has no payment button', () => {
  const page = html(aPaidOrderPage());
  expect(page).not.toContain('결제하기');
  expect(page).toMatch(/aria-current="step">주문 완료</);
});

test('the button is busy and disabled during payment', () => {
  const page = html(anOrderPage({ pay: { label: '결제하고 있어요', isEnabled: false, isBusy: true } }));
  expect(page).toMatch(/<button [^>]*aria-disabled="true" aria-busy="true"[^>]*>결제하고 있어요/);
});

test('announces a failed payment at once', () => {
  expect(html(anOrderPage({ notice: '재고가 부족합니다.' }))).toMatch(/role="alert">재고가 부족합니다\.</);
});

test('[CK-15] announces changes of a re-prepared order at once and escapes them', () => {
  const page = html(anOrderPage({ news: ['금액이 바뀌었습니다.', '<b>배</b>'] }));
  expect(page).toMatch(/role="alert"><p>금액이 바뀌었습니다\.<\/p><p>&lt;b&gt;배&lt;\/b&gt;<\/p>/);
  expect(html()).toMatch(/<div class="news" role="alert"><\/div>/);
});

test('shows a loading message, and a failure with a retry and a link back', () => {
  expect(html(anOrderPage({ body: 'Loading' }))).toMatch(/<output [^>]*>.*주문을 불러오고 있어요/);
  const failed = html(anOrderPage({ body: 'Failure' }));
  expect(failed).toMatch(/role="alert".*주문을 불러오지 못했습니다/);
  expect(failed).toContain('>다시 시도</button>');
  expect(failed).toContain('href="/ko/pc/cart"');
});

test('[LY-09] shows the delivery times of branches as text', () => {
  const page = html(anOrderPage({ delivery: { heading: '배송 시간', text: '<b>성수점</b> · 내일' } }));
  expect(page).toMatch(/<h2 [^>]*>배송 시간<\/h2><p [^>]*>&lt;b&gt;성수점&lt;\/b&gt; · 내일<\/p>/);
});

test('[LY-08] shows the memo as text, and no memo if it is empty', () => {
  const page = html(anOrderPage({ memo: { heading: '주문 메모', text: '<b>문 앞에</b>' } }));
  expect(page).toMatch(/<h2 [^>]*>주문 메모<\/h2><p [^>]*>&lt;b&gt;문 앞에&lt;\/b&gt;<\/p>/);
  expect(html()).not.toContain('주문 메모');
});
