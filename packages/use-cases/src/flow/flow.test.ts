import { concat, delay, map, of, Subject, timer } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { sendFirstReqOnly, sendFirstReqOnlyPer, takeLastResOnly } from './flow.ts';
import { serializeLatestPer } from '../quantity/save-queue.ts';

interface Req {
  readonly key: string;
  readonly n: number;
  readonly ms: number;
}

const req = (key: string, n: number, ms: number): Req => ({ key, n, ms });
const answer = ({ key, n, ms }: Req) => timer(ms).pipe(map(() => `${key}${n}`));
const keyOf = ({ key }: Req): string => key;

const run = async (operator: ReturnType<typeof sendFirstReqOnly<Req, string>>, ...requests: readonly Req[]) => {
  const source = new Subject<Req>();
  const answers: string[] = [];
  source.pipe(operator).subscribe((value) => answers.push(value));
  for (const request of requests) source.next(request);
  await vi.runAllTimersAsync();
  return { answers, source };
};

test('[CM-51] sendFirstReqOnly drops later requests during a request, and takes the next after it', async () => {
  const { answers, source } = await run(sendFirstReqOnly(answer), req('a', 1, 30), req('a', 2, 10));
  expect(answers).toEqual(['a1']);
  source.next(req('a', 3, 10));
  await vi.runAllTimersAsync();
  expect(answers).toEqual(['a1', 'a3']);
});

test('[CM-51] takeLastResOnly drops the answer of an older request, however slow it is', async () => {
  const { answers } = await run(takeLastResOnly(answer), req('a', 1, 30), req('a', 2, 10));
  expect(answers).toEqual(['a2']);
});

test('[CM-51] sendFirstReqOnlyPer blocks its own key only', async () => {
  const { answers } = await run(sendFirstReqOnlyPer(keyOf, answer), req('a', 1, 30), req('a', 2, 5), req('b', 1, 10));
  expect(answers).toEqual(['b1', 'a1']);
});

test('[CM-51 QT-06] serializeLatestPer sends in sequence, skips intermediate values, and reports overtaken ones', async () => {
  const sent: string[] = [];
  const overtaken: string[] = [];
  const operator = serializeLatestPer<Req, string, string>(keyOf, (value, isOvertaken) => {
    sent.push(`${value.key}${value.n}`);
    return answer(value).pipe(
      map((text) => {
        if (isOvertaken()) overtaken.push(text);
        return text;
      }),
    );
  });
  const { source } = await run(operator, req('a', 1, 30), req('a', 2, 5), req('a', 3, 5), req('b', 1, 10));
  expect([sent, overtaken]).toEqual([['a1', 'b1', 'a3'], ['a1']]);
  source.next(req('a', 4, 5));
  await vi.runAllTimersAsync();
  expect(sent.at(-1)).toBe('a4');
});

test('[CM-51] a request with an immediate answer frees its key', async () => {
  const now = ({ key, n }: Req) => of(`${key}${n}`);
  const requests = [req('a', 1, 0), req('a', 2, 0)];
  expect((await run(serializeLatestPer(keyOf, now), ...requests)).answers).toEqual(['a1', 'a2']);
  expect((await run(sendFirstReqOnlyPer(keyOf, now), ...requests)).answers).toEqual(['a1', 'a2']);
});

test('[CM-51] keeps a request that arrives while an answer is processed', async () => {
  const source = new Subject<number>();
  const sent: number[] = [];
  source
    .pipe(
      serializeLatestPer(
        () => 'one',
        (n) => {
          sent.push(n);
          return concat(of(n), of(n).pipe(delay(10)));
        },
      ),
    )
    .subscribe((n) => {
      if (n < 3) source.next(n + 1);
    });
  source.next(1);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([1, 2, 3]);
});
