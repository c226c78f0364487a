import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printInWindow } from './print-window.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothing = { attributes: [], setAttribute: () => undefined };
const aDocument = () => {
  const appended: unknown[] = [];
  return {
    title: '',
    appended,
    documentElement: nothing,
    baseURI: 'http://localhost/',
    head: { append: () => undefined },
    body: { append: (node: unknown) => void appended.push(node) },
    querySelectorAll: () => [],
    importNode: (node: unknown) => node,
  };
};
const part = { querySelectorAll: () => [] } as unknown as Element;

const windows = () => {
  const [print, close, document] = [vi.fn(), vi.fn(), aDocument()];
  const opened = { document, print, close, setTimeout: (run: () => void, ms: number) => setTimeout(run, ms) };
  const open = vi.fn(() => opened as unknown as Window);
  const window = { open, document: aDocument() as unknown as Document };
  return { window, open, print, close, document };
};

test('[ES-04] prints a titled window of 520×1000 after 500 ms and closes it after another 500', () => {
  const { window, open, print, close, document } = windows();
  expect(printInWindow(window, part, '견적서_20261122100203')).toBe(true);
  expect(open).toHaveBeenCalledWith('', '', 'width=520,height=1000');
  expect([document.title, document.appended]).toEqual(['견적서_20261122100203', [part]]);
  vi.advanceTimersByTime(499);
  expect(print).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([print.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(499);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('[XS-11] prints a copy of the node and writes no HTML strings', () => {
  // the fake document has no `write`, so a call would throw
  const { window, document } = windows();
  const copy = { querySelectorAll: () => [] };
  const copied: unknown[] = [];
  Object.assign(document, { importNode: (...args: unknown[]) => (copied.push(args), copy) });
  expect(printInWindow(window, part, '<b>견적서</b>')).toBe(true);
  expect(copied).toEqual([[part, true]]);
  expect([document.title, document.appended]).toEqual(['<b>견적서</b>', [copy]]);
});

test('[ES-04 FR-6] returns false if the browser blocks the window', () => {
  expect(printInWindow({ ...windows().window, open: () => null }, part, '')).toBe(false);
});
