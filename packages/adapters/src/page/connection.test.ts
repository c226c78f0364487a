import { expect, test, vi } from 'vitest';
import { connection, type ConnectionWindow } from './connection.ts';
import { UNANSWERED } from './browser-page.ts';

const answering = (...answers: readonly boolean[]) => {
  const left = [...answers];
  return vi.fn<() => Promise<boolean>>(() => Promise.resolve(left.shift() ?? true));
};

/** A page with scripted answers of the shop, its notifications and its timers. */
const aPage = (answers = answering(), onLine = true) => {
  const waiting = new Map<number, () => void>();
  const target = new EventTarget();
  const window = Object.assign(target, {
    navigator: { onLine },
    setTimeout: (go: () => void) => waiting.set(waiting.size + 1, go).size,
    clearTimeout: (id: number) => waiting.delete(id),
  }) as unknown as ConnectionWindow;
  const heard: boolean[] = [];
  const way = connection(window, answers);
  const stop = way.changes((isOnline) => heard.push(isOnline));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    way,
    heard,
    stop,
    happens: (type: string) => {
      target.dispatchEvent(new Event(type));
      return settled();
    },
    later: () => {
      const [due] = waiting;
      if (due) {
        waiting.delete(due[0]);
        due[1]();
      }
      return settled();
    },
  };
};

test.each([true, false])('[ER-02] initially trusts the browser’s online state: %s', (onLine) => {
  expect(aPage(answering(), onLine).way.isOnline()).toBe(onLine);
});

test('[ER-02] reports connection changes until unsubscribed', async () => {
  const { heard, stop, happens } = aPage();
  await happens('offline');
  await happens('online');
  stop();
  await happens('offline');
  await happens(UNANSWERED);
  expect(heard).toEqual([false, true]);
});

test('[ER-02] checks the shop after an unanswered call, and reports no change if it responds', async () => {
  const answers = answering(true);
  const { heard, happens, later } = aPage(answers);
  await happens(UNANSWERED);
  await later();
  expect([answers.mock.calls.length, heard]).toEqual([1, []]);
});

test('[ER-02] reports a lost connection if the shop does not respond, and retries until it does', async () => {
  const answers = answering(false, false, true, false);
  const { heard, happens, later } = aPage(answers);
  await happens(UNANSWERED);
  expect(heard).toEqual([false]);
  // calls that fail meanwhile start no further check
  await happens(UNANSWERED);
  await later();
  expect([answers.mock.calls.length, heard]).toEqual([2, [false]]);
  await later();
  expect(heard).toEqual([false, true]);
  await later();
  expect(answers).toHaveBeenCalledTimes(3);
  await happens(UNANSWERED);
  expect(heard).toEqual([false, true, false]);
});

test('[ER-02] an event of the browser ends the check', async () => {
  const answers = answering(false, true);
  const { heard, happens, later } = aPage(answers);
  await happens(UNANSWERED);
  await happens('online');
  await later();
  expect([answers.mock.calls.length, heard]).toEqual([1, [false, true]]);
});

test('[ER-02] an offline browser sends no check', async () => {
  const answers = answering(false);
  const { heard, happens } = aPage(answers, false);
  await happens(UNANSWERED);
  expect([answers.mock.calls.length, heard]).toEqual([0, []]);
});
