import { slotKey } from '@baguni/domain/internal';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aBlockedOrderBar, aBlocker, anOrderBar, someBlockers } from '../testing/frame-views.ts';
import { aPaidOrderPage, anOrderLayer, anOrderPage } from '../testing/page-views.ts';
import { Blockers, BlockersBar } from './Blockers/Blockers.tsx';
import { OrderBar } from './OrderBar/OrderBar.tsx';
import { OrderLayer } from './OrderLayer/OrderLayer.tsx';
import { OrderPage } from './OrderPage/OrderPage.tsx';

const htmlBlockers = (over: Parameters<typeof someBlockers>[0] = {}): string =>
  renderToStaticMarkup(<Blockers blockers={someBlockers(over)} send={() => undefined} />);

test('[CK-18] a strip shows the number of reasons and fixes all of them, and names the list', () => {
  const id = /aria-labelledby="([^"]+)"/.exec(htmlBlockers())?.[1] ?? 'none';
  expect(htmlBlockers()).toMatch(
    new RegExp(
      `^<div class="strip"><p id="${id}" tabindex="-1">.*2건</p><button .*한 번에 해결</button></div><fieldset `,
    ),
  );
  expect(htmlBlockers({ fixAll: undefined })).not.toContain('한 번에 해결');
});

test('[CK-18] each reason is a line that opens to pictures, names and fixes', () => {
  const reasons = htmlBlockers().split('<li').slice(1);
  const opened = reasons.map((reason) => reason.replace(/<summary.*<\/summary>/, ''));
  expect(opened.map((part) => part.match(/<img /g)?.length)).toEqual([2, 1]);
  expect(opened.map((part) => part.match(/<button /g)?.length)).toEqual([2, 1]);
  expect(opened[0]).toMatch(/<details><p>.*<span>제주 감귤 3kg, 무항생제 특란 30구<\/span><\/p>/);
});

test('[CK-18] a single reason is open', () => {
  expect(htmlBlockers({ reasons: [aBlocker()] })).toContain('<details open="">');
});

test('[CK-18] several fixes of one reason show full names, a single fix its label', () => {
  expect(htmlBlockers()).toContain('>선택 해제: 무항생제 특란 30구</button>');
  expect(htmlBlockers()).toMatch(/aria-label="3개로 바꾸기: 샤인머스캣 2kg">3개로 바꾸기<\/button>/);
});

test('[CK-18] a reason without a fix on the page has no button, and texts are escaped', () => {
  const page = htmlBlockers({ fixAll: undefined, reasons: [aBlocker({ text: '<b>판매</b>가 끝났어요.' })] });
  expect(page).toContain('&lt;b&gt;판매&lt;/b&gt;가 끝났어요.</span>');
  expect(page).not.toContain('<button');
});

const htmlOrderBar = (over: Parameters<typeof anOrderBar>[0] = {}): string =>
  renderToStaticMarkup(<OrderBar orderBar={anOrderBar(over)} send={() => undefined} />);

test('[PG-09] shows payable, discount and order button in a landmark', () => {
  expect(htmlOrderBar()).toMatch(/^<section [^>]*aria-label="주문하기"/);
  expect(htmlOrderBar()).toContain('>283,507원</dd>');
  expect(htmlOrderBar()).toContain('총 할인 51,593원');
  expect(htmlOrderBar()).toContain('>상품 9개 주문하기</button>');
});

test('hides the discount if there is none', () => {
  expect(htmlOrderBar({ discountText: undefined })).not.toContain('할인');
});

test('[CK-18] the number of reasons is above the button and opens them', () => {
  const blocked = renderToStaticMarkup(
    <OrderBar orderBar={aBlockedOrderBar()} send={() => undefined} Blockers={BlockersBar} />,
  );
  expect(blocked).toMatch(/<button [^>]*aria-expanded="false"[^>]*>.*주문 전에 확인할 내용 2건/);
  expect(blocked.indexOf('2건')).toBeLessThan(blocked.indexOf('상품 9개 주문하기'));
  expect(blocked).not.toContain('<fieldset');
  expect(blocked).toContain('>한 번에 해결</button>');
  expect(htmlOrderBar()).not.toContain('aria-expanded');
});

test('[LY-06] shows ordered and remaining items with picture, name, options and kind, and escapes texts', () => {
  const html = renderToStaticMarkup(<OrderLayer layer={anOrderLayer()} onAnswer={() => undefined} />);
  expect([...html.matchAll(/<h3 [^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
    '지금 주문할 상품 1개',
    '장바구니에 남는 상품 1개',
  ]);
  expect(html).toContain('>설치 상품<');
  expect(html).toContain('&lt;b&gt;보일러&lt;/b&gt;');
  expect(html.match(/<li class="item">/g)).toHaveLength(2);
});

const htmlOrderPage = (order = anOrderPage()): string =>
  renderToString(<OrderPage order={order} onPay={() => undefined} onRetry={() => undefined} />);

test('[CK-13] shows the ordered items, their cost and the payment button', () => {
  const page = htmlOrderPage();
  expect(page).toMatch(/<h2 [^>]*>결제를 기다리고 있어요<\/h2>/);
  expect(page).toContain('주문 번호 7f3a9c');
  expect(page.match(/<li class="line"/g)).toHaveLength(2);
  expect(page.match(/data-row=/g)).toHaveLength(5);
  expect(page).toMatch(/<button [^>]*>283,507원 결제하기<\/button>/);
  expect(page).toMatch(/<a [^>]*href="\/ko\/pc\/cart">장바구니로 돌아가기<\/a>/);
  expect(page).toMatch(/aria-current="step">주문·결제</);
});

test('[CK-13] lists additions under their item, and a paid order links to the shop', () => {
  expect(htmlOrderPage()).toMatch(/구성: 가정용 \+ 중량: 5\u{A0}kg<\/p><p [^>]*>포장: 쇼핑백 × 1개<\/p>/u);
  expect(htmlOrderPage(aPaidOrderPage())).toMatch(/<a [^>]*href="\/home">계속 쇼핑하기<\/a>/);
  expect(htmlOrderPage()).not.toContain('계속 쇼핑하기');
});

test('[CK-13] shows arrival, address, payment method and cashback, with links to change them before payment', () => {
  const termsIn = (page: string) => /<dl class="terms">.*?<\/dl>/.exec(page)?.[0] ?? '';
  const unpaid = termsIn(htmlOrderPage());
  expect([...unpaid.matchAll(/data-term="(\w+)"/g)].map(([, key]) => key)).toEqual([
    'Arrival',
    'Address',
    'PaymentMethod',
    'Cashback',
  ]);
  expect([...unpaid.matchAll(/href="([^"]+)">([^<]+)</g)].map(([, ...link]) => link)).toEqual([
    ['/ko/pc/cart/stardelivery', '배송지 변경'],
    ['/ko/pc/cart', '결제 수단 변경'],
  ]);
  expect(unpaid).toContain('<p>11월\u{A0}21일\u{A0}(토) 도착 보장</p>');
  expect(htmlOrderPage().match(/<p class="arrival">/g)).toHaveLength(1);
  expect(termsIn(htmlOrderPage(aPaidOrderPage()))).not.toContain('<a ');
  expect(htmlOrderPage(aPaidOrderPage())).toContain('href="/orders">주문 내역 보기</a>');
});

test('a paid order has no payment button', () => {
  const page = htmlOrderPage(aPaidOrderPage());
  expect(page).not.toContain('결제하기');
  expect(page).toMatch(/aria-current="step">주문 완료</);
});

test('the button is busy and disabled during payment', () => {
  const page = htmlOrderPage(anOrderPage({ pay: { label: '결제하고 있어요', isEnabled: false, isBusy: true } }));
  expect(page).toMatch(/<button [^>]*aria-disabled="true" aria-busy="true"[^>]*>결제하고 있어요/);
});

test('announces a failed payment at once', () => {
  expect(htmlOrderPage(anOrderPage({ notice: '재고가 부족해요.' }))).toMatch(/role="alert">재고가 부족해요\.</);
});

test('[CK-15] announces changes of a re-prepared order at once and escapes them', () => {
  const page = htmlOrderPage(anOrderPage({ news: ['금액이 바뀌었어요.', '<b>배</b>'] }));
  expect(page).toMatch(/role="alert"><p>금액이 바뀌었어요\.<\/p><p>&lt;b&gt;배&lt;\/b&gt;<\/p>/);
  expect(htmlOrderPage()).toMatch(/<div class="news" role="alert"><\/div>/);
});

test('shows a loading message, and a failure with a retry and a link back', () => {
  expect(htmlOrderPage(anOrderPage({ body: 'Loading' }))).toMatch(
    new RegExp(`<output [^>]*>.*${anOrderPage().loadingText}`),
  );
  const failed = htmlOrderPage(anOrderPage({ body: 'Failure' }));
  expect(failed).toMatch(new RegExp(`role="alert".*${anOrderPage().failureText}`));
  expect(failed).toContain('>다시 시도</button>');
  expect(failed).toContain('href="/ko/pc/cart"');
});

test('[LY-09] shows the delivery times of branches as text', () => {
  const slot = { key: slotKey('S1'), branch: '<b>성수점</b>', htmlLang: 'ko', text: ' · 내일' } as const;
  const page = htmlOrderPage(anOrderPage({ delivery: { heading: '배송 시간', slots: [slot] } }));
  expect(page).toMatch(
    /<h2 [^>]*>배송 시간<\/h2><p [^>]*><span lang="ko">&lt;b&gt;성수점&lt;\/b&gt;<\/span> · 내일<\/p>/,
  );
});

test('[LY-08] shows the memo as text, and no memo if it is empty', () => {
  const page = htmlOrderPage(anOrderPage({ memo: { heading: '주문 메모', text: '<b>문 앞에</b>' } }));
  expect(page).toMatch(/<h2 [^>]*>주문 메모<\/h2><p [^>]*>&lt;b&gt;문 앞에&lt;\/b&gt;<\/p>/);
  expect(htmlOrderPage()).not.toContain('주문 메모');
});
