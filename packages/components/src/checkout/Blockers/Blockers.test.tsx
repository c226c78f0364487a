import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aBlocker, someBlockers } from '../../testing/frame-views.ts';
import { Blockers } from './Blockers.tsx';

const html = (over: Parameters<typeof someBlockers>[0] = {}): string =>
  renderToStaticMarkup(<Blockers blockers={someBlockers(over)} send={() => undefined} />);

test('[CK-18] a strip shows the number of reasons and fixes all of them, and names the list', () => {
  const id = /aria-labelledby="([^"]+)"/.exec(html())?.[1] ?? 'none';
  expect(html()).toMatch(
    new RegExp(`^<div class="strip"><p id="${id}">.*2건</p><button .*한 번에 해결</button></div><fieldset `),
  );
  expect(html({ fixAll: undefined })).not.toContain('한 번에 해결');
});

test('[CK-18] each reason is a line with pictures that opens to names and fixes', () => {
  const reasons = html().split('<li').slice(1);
  expect(reasons.map((reason) => reason.match(/<summary.*<\/summary>/)?.[0].match(/<img /g)?.length)).toEqual([2, 1]);
  expect(reasons.map((reason) => reason.match(/<button /g)?.length)).toEqual([2, 1]);
  expect(reasons[0]).toMatch(/<details><summary.*<\/summary><p>제주 감귤 3kg, 무항생제 특란 30구<\/p>/);
});

test('[CK-18] a single reason is open', () => {
  expect(html({ reasons: [aBlocker()] })).toContain('<details open="">');
});

test('[CK-18] several fixes of one reason show full names, a single fix its label', () => {
  expect(html()).toContain('>선택 해제: 무항생제 특란 30구</button>');
  expect(html()).toMatch(/aria-label="3개로 바꾸기: 샤인머스캣 2kg">3개로 바꾸기<\/button>/);
});

test('[CK-18] a reason without a fix on the page has no button, and texts are escaped', () => {
  const page = html({ fixAll: undefined, reasons: [aBlocker({ text: '<b>판매</b>가 끝났습니다.' })] });
  expect(page).toContain('&lt;b&gt;판매&lt;/b&gt;가 끝났습니다.</span>');
  expect(page).not.toContain('<button');
});
