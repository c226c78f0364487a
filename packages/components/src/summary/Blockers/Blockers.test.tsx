import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { someBlockers } from '../../testing/frame-views.ts';
import { Blockers } from './Blockers.tsx';

const html = (blockers = someBlockers()): string =>
  renderToStaticMarkup(<Blockers label="주문 전에 확인해 주세요" blockers={blockers} send={() => undefined} />);

test('[CK-18] a named list of reasons, each with what removes it', () => {
  const id = /aria-labelledby="([^"]+)"/.exec(html())?.[1] ?? 'none';
  expect(html()).toMatch(new RegExp(`^<p class="label" id="${id}">.*주문 전에 확인해 주세요</p><fieldset `));
  const reasons = html().split('<li').slice(1);
  expect(reasons.map((reason) => reason.match(/<button /g)?.length)).toEqual([2, 1]);
  expect(reasons[1]).toContain('<p>남은 수량보다 많이 담았습니다. 3개까지 살 수 있습니다.</p>');
});

test('[CK-18] several fixes of one reason print whole names, one alone its label', () => {
  expect(html()).toContain('>선택 해제: 무항생제 특란 30구</button>');
  expect(html()).toMatch(/aria-label="3개로 바꾸기: 샤인머스캣 2kg">3개로 바꾸기<\/button>/);
});

test('[CK-18] a reason that nothing on the page removes stands without a button; texts are text', () => {
  const page = html([{ key: '0', text: '<b>판매</b>가 끝났습니다.', fixes: [] }]);
  expect(page).toContain('<p>&lt;b&gt;판매&lt;/b&gt;가 끝났습니다.</p>');
  expect(page).not.toContain('<button');
});

test('nothing blocks, nothing said', () => {
  expect(html([])).toBe('');
});
