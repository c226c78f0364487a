import { languages, type Language } from '@baguni/domain';
import { expect, test } from 'vitest';
import { testWords } from '../testing/context.ts';
import { TestTimers } from '../testing/timers.ts';
import { ToastStore, toastView } from './toasts.ts';

const notice = { type: 'ServerText', text: '담았어요' } as const;

test('a toast stays for 3.6 s', () => {
  const timers = new TestTimers();
  const store = new ToastStore(timers.after);
  store.notify(notice);
  timers.pass(3599);
  expect(store.toasts).toHaveLength(1);
  timers.pass(1);
  expect(store.toasts).toEqual([]);
});

test('shows toasts in order of arrival', () => {
  const timers = new TestTimers();
  const store = new ToastStore(timers.after);
  store.notify(notice);
  timers.pass(1000);
  store.notify(notice);
  timers.pass(2600);
  expect(store.toasts.map(({ key }) => key)).toEqual(['toast-2']);
});

test('a hovered toast waits, then stays for another 3.6 s', () => {
  const timers = new TestTimers();
  const store = new ToastStore(timers.after);
  store.notify(notice);
  store.hold('toast-1');
  timers.pass(10_000);
  expect(store.toasts).toHaveLength(1);
  store.release('toast-1');
  timers.pass(3600);
  expect(store.toasts).toEqual([]);
  store.release('toast-1');
  timers.pass(3600);
  expect(store.toasts).toEqual([]);
});

test('[WA-11] a toast shows its notice in the page language', () => {
  const notice = { type: 'Message', code: 'CART-BR4-09', params: {} } as const;
  const said = (language: Language): string => toastView(testWords(language), { key: 'toast-1', notice }).text;
  expect(said('ko')).toBe('삭제할 상품을 선택해 주십시오.');
  expect(new Set(languages.map(said)).size).toBe(languages.length);
});
