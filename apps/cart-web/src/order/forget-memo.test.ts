import { expect, test } from 'vitest';
import { MEMO_KEY } from '@baguni/contract';
import { forgetMemo } from './order-page.tsx';

const aTab = (remembered: string) => {
  const kept = new Map([
    [MEMO_KEY, remembered],
    ['baguni.selection', '1'],
  ]);
  return { kept, getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
};

test('[LY-08] forgets only the memo of the paid order', () => {
  const tab = aTab('문 앞에 두세요');
  forgetMemo(tab)({ memo: '문 앞에 두세요' });
  expect([...tab.kept]).toEqual([
    [MEMO_KEY, ''],
    ['baguni.selection', '1'],
  ]);
});

test.each([['문 앞에'], [undefined]])('[LY-08] keeps a memo that was written later for the next order (%s)', (memo) => {
  const tab = aTab('문 앞에 두세요');
  forgetMemo(tab)(memo === undefined ? {} : { memo });
  expect(tab.kept.get(MEMO_KEY)).toBe('문 앞에 두세요');
});

test('[LY-08] pays even if the browser denies storage', () => {
  const denied = (): never => {
    throw new Error('denied');
  };
  expect(() => forgetMemo({ getItem: denied, setItem: denied })({ memo: 'a' })).not.toThrow();
});
