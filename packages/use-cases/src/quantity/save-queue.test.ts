import { concat, delay, of, Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { sendFirstReqOnlyPer } from '../flow/flow.ts';
import { serializeLatestPer } from './save-queue.ts';

const keyOf = () => 'one';

test.each([
  ['serializeLatestPer', serializeLatestPer(keyOf, (n: number) => of(n))],
  ['sendFirstReqOnlyPer', sendFirstReqOnlyPer(keyOf, (n: number) => of(n))],
])('[CM-51] a request with an immediate answer frees its key: %s', async (_, operator) => {
  const answers: number[] = [];
  of(1, 2)
    .pipe(operator)
    .subscribe((n) => answers.push(n));
  await vi.runAllTimersAsync();
  expect(answers).toEqual([1, 2]);
});

test('[CM-51 QT-06] keeps a request that arrives while an answer is processed', async () => {
  const source = new Subject<number>();
  const sent: number[] = [];
  const send = (n: number) => {
    sent.push(n);
    return concat(of(n), of(n).pipe(delay(10)));
  };
  source.pipe(serializeLatestPer(keyOf, send)).subscribe((n) => n < 3 && source.next(n + 1));
  source.next(1);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([1, 2, 3]);
});
