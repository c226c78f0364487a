import { languages, type Language } from '@baguni/domain/internal';
import { aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { moreViews } from '../testing/printed.ts';

const memoIn = (memo: string | undefined, language: Language = 'ko', units = [aUnit()]) =>
  moreViews(units, memo === undefined ? {} : { memo }, { language }).memo;

const open = { type: 'OpenSideLayer', layer: 'CartMemo' };

test.each([undefined, ''])('[LY-08] with the memo %j there is a button to write one but none to clear it', (memo) => {
  expect(memoIn(memo)).toMatchObject({ heading: '주문 메모', text: '', open: { label: '메모 쓰기', command: open } });
  expect(memoIn(memo)?.layer).toMatchObject({ title: '주문 메모', text: '', clear: undefined, isDimmed: false });
});

test('[LY-08] shows a memo unchanged, with buttons to change and clear it', () => {
  const memo = memoIn('<b>문 앞에</b>');
  expect(memo).toMatchObject({ text: '<b>문 앞에</b>', open: { label: '메모 수정', command: open } });
  expect(memo?.layer.text).toBe('<b>문 앞에</b>');
  expect(memo?.layer.clear).toMatchObject({ label: '메모 지우기', command: { type: 'SaveMemo', text: '' } });
});

test('[LY-08] an empty cart has no memo to write', () => {
  expect(memoIn('before', 'ko', [])).toBeUndefined();
});

test('[LY-08] counts the normalized bytes of a draft and shows by how many it is too long', () => {
  const draftOf = memoIn('')?.layer.draftOf;
  expect(draftOf?.('')).toEqual({ count: '0 / 100바이트', error: undefined });
  expect(draftOf?.(' 가\n\na ')).toEqual({ count: '4 / 100바이트', error: undefined });
  expect(draftOf?.('가'.repeat(50))).toEqual({ count: '100 / 100바이트', error: undefined });
  expect(draftOf?.(`${'가'.repeat(50)}a`)).toEqual({ count: '101 / 100바이트', error: '1바이트를 줄여 주세요.' });
});

test.each(languages)('[LY-08] heading, buttons, count and error are in the language %s', (language) => {
  const memo = memoIn('x', language);
  const heading = { ko: '주문 메모', en: 'Order memo', cn: '订单备注', jp: '注文メモ' }[language];
  const draft = memo?.layer.draftOf('가'.repeat(60));
  expect([memo?.heading, memo?.layer.title]).toEqual([heading, heading]);
  expect(draft?.count).toMatch(/^120 \/ 100/u);
  expect(draft?.error).toContain('20');
  if (language !== 'ko') expect(JSON.stringify([memo, draft])).not.toMatch(/[가-힣]/u);
});
