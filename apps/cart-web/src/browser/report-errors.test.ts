import type { Report } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { listenForErrors, reactErrors, reportTo } from './report-errors.ts';

const heard = () => {
  const reports: Report[] = [];
  return { reports, onError: reportTo(() => ({ report: (report) => reports.push(report) })) };
};

test('[ER-07] passes errors of the window, promises and React to one handler', () => {
  const { reports, onError } = heard();
  const listeners = new Map<string, (event: never) => void>();
  const told: unknown[] = [];
  const onUnhandled = (thrown: unknown) => {
    told.push(thrown);
    onError(thrown);
  };
  const source = { addEventListener: (name: string, listener: never) => void listeners.set(name, listener) };
  listenForErrors(source, onUnhandled, onError);
  listeners.get('error')?.({ error: new TypeError('one'), message: 'one' } as never);
  listeners.get('error')?.({ error: null, message: 'of a script' } as never);
  listeners.get('unhandledrejection')?.({ reason: 'two' } as never);
  const react = reactErrors(onError);
  react.onCaughtError?.(new Error('three'), {});
  react.onUncaughtError?.(new Error('four'), {});
  expect(reports.map((report) => report.type === 'Unhandled' && report.message)).toEqual([
    'TypeError: one',
    'of a script',
    'two',
    'three',
    'four',
  ]);
  expect(told).toEqual([new TypeError('one'), 'two']);
});

test('survives errors before a page is open', () => {
  expect(() => reportTo(() => undefined)(new Error('early'))).not.toThrow();
});
