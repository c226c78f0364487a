import { expect, test } from 'vitest';
import { MEMO_KEY } from '@baguni/contract';
import { txKey } from '@baguni/domain/internal';
import { forgetMemo, goBackTo } from './order-page.tsx';
import { keptRecipient } from './recipient-draft.ts';

const aTab = (remembered: string) => {
  const kept = new Map([
    [MEMO_KEY, remembered],
    ['baguni.selection', '1'],
  ]);
  return { kept, getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
};

test.each([
  ['문 앞에 두세요', ''],
  ['문 앞에', '문 앞에 두세요'],
  [undefined, '문 앞에 두세요'],
])('[LY-08] forgets only the memo of the paid order, not one written later (%s)', (memo, remembered) => {
  const tab = aTab('문 앞에 두세요');
  forgetMemo(tab)(memo === undefined ? {} : { memo });
  expect([...tab.kept]).toEqual([
    [MEMO_KEY, remembered],
    ['baguni.selection', '1'],
  ]);
});

test('[LY-08] pays even if the browser denies storage', () => {
  const denied = (): never => {
    throw new Error('denied');
  };
  expect(() => forgetMemo({ getItem: denied, setItem: denied })({ memo: 'a' })).not.toThrow();
});

test('[CK-20] keeps a typed recipient for its order only, until the order is paid', () => {
  const tab = aTab('');
  const recipient = { name: 'Kim', phone: '010', zipCode: '', address: '' };
  const kept = keptRecipient(tab, txKey('one'));
  expect(kept.recall()).toBeUndefined();
  kept.keep(recipient);
  expect([kept.recall(), keptRecipient(tab, txKey('other')).recall()]).toEqual([recipient, undefined]);
  kept.forget();
  expect([kept.recall(), JSON.stringify([...tab.kept])]).toEqual([undefined, expect.not.stringContaining('Kim')]);
  for (const text of ['{', '[]', '{"txKey":"one","recipient":{"name":1}}']) {
    tab.setItem('baguni.recipient', text);
    expect(kept.recall()).toBeUndefined();
  }
});

test('[CK-20] the recipient can be typed even if the browser denies storage', () => {
  const denied = (): never => {
    throw new Error('denied');
  };
  const kept = keptRecipient({ getItem: denied, setItem: denied }, txKey('one'));
  kept.keep({ name: 'Kim', phone: '', zipCode: '', address: '' });
  expect(kept.recall()).toBeUndefined();
});

const gone = (path: string, length: number, userAgent = '', wasFramed = false): readonly string[] => {
  const steps: string[] = [];
  const window = {
    navigator: { userAgent } as Navigator,
    history: { length, back: () => void steps.push('(back)') },
    location: { replace: (to: string | URL) => void steps.push(`(replace) ${String(to)}`) },
  };
  goBackTo({ window, entriesAtStart: 2, wasFramed: () => wasFramed })(path);
  return steps;
};

test('[RT-10] pops the history if the page added to it, and replaces the page otherwise', () => {
  expect(gone('/ko/m/cart', 3)).toEqual(['(back)']);
  expect(gone('/ko/m/cart', 3, '', true)).toEqual(['(replace) /ko/m/cart']);
  expect(gone('/ko/m/cart', 2)).toEqual(['(replace) /ko/m/cart']);
  expect(gone('/ko/m/cart', 3, 'Mozilla/5.0 (Trident/7.0; rv:11.0)')).toEqual(['(replace) /ko/m/cart']);
});
