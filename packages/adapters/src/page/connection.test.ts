import { expect, test, vi } from 'vitest';
import { connection, type ConnectionWindow } from './connection.ts';
import { UNANSWERED } from './unanswered.ts';

const answering = (...answers: readonly boolean[]) => {
  const left = [...answers];
  return vi.fn<() => Promise<boolean>>(() => Promise.resolve(left.shift() ?? true));
};

/** A page whose shop answers so, in turn; what it hears, and how time passes in it. */
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

test.each([true, false])('[ER-02] at first whether there is a connection is what the browser says: %s', (onLine) => {
  expect(aPage(answering(), onLine).way.isOnline()).toBe(onLine);
});

test('[ER-02] a connection that goes and comes is heard of, until nobody listens', async () => {
  const { heard, stop, happens } = aPage();
  await happens('offline');
  await happens('online');
  stop();
  await happens('offline');
  await happens(UNANSWERED);
  expect(heard).toEqual([false, true]);
});

test('[ER-02] after a call without an answer the shop is asked; where it answers nothing is heard', async () => {
  const answers = answering(true);
  const { heard, happens, later } = aPage(answers);
  await happens(UNANSWERED);
  await later();
  expect([answers.mock.calls.length, heard]).toEqual([1, []]);
});

test('[ER-02] a shop that cannot be reached is lost, though the browser is online, and asked until it answers', async () => {
  const answers = answering(false, false, true, false);
  const { heard, happens, later } = aPage(answers);
  await happens(UNANSWERED);
  expect(heard).toEqual([false]);
  // calls that fail meanwhile ask nothing more
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

test('[ER-02] what the browser itself says ends the asking', async () => {
  const answers = answering(false, true);
  const { heard, happens, later } = aPage(answers);
  await happens(UNANSWERED);
  await happens('online');
  await later();
  expect([answers.mock.calls.length, heard]).toEqual([1, [false, true]]);
});

test('[ER-02] a browser that is offline asks nobody', async () => {
  const answers = answering(false);
  const { heard, happens } = aPage(answers, false);
  await happens(UNANSWERED);
  expect([answers.mock.calls.length, heard]).toEqual([0, []]);
});
