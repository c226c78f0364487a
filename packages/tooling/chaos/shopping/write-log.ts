import type { Outcome, Shown, Told, Trace, Write } from '../history.ts';
import { fieldOf } from '../fields.ts';

/** What is written down while shoppers shop. */
export interface ShoppingLog {
  readonly writes: () => readonly Write[];
  readonly told: readonly Told[];
  readonly shown: readonly Shown[];
  readonly broken: readonly string[];
  readonly tell: (tab: string, what: string) => void;
  readonly leave: (tab: string, what: string) => void;
  readonly show: (tab: string, lines: Shown['lines']) => void;
  /** What happened in a tab, in a line, to be read after a violation. */
  readonly trace: (tab: string, what: string) => void;
  readonly traces: readonly Trace[];
  readonly breakDown: (what: string) => void;
  /** One attempt of a change has been sent; answers what takes its end: an answer, or null where none came. */
  readonly sent: (attempt: Attempt) => (answer: Answer | null) => void;
}

/** One time that a change was sent. */
export interface Attempt {
  readonly shopper: string;
  readonly tab: string;
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
}

/** An answer as the page got it. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const SUCCESS = '0000';
/** The request is not done and may be sent again; of a key that is still worked on nobody knows. */
const isOpen = ({ status, body }: Answer): boolean =>
  status >= 500 || (status === 409 && fieldOf(body, 'resultCode') === '9409');

const outcomeOf = (answer: Answer | null): Outcome => {
  if (answer === null || isOpen(answer)) return 'Unknown';
  const code = fieldOf(answer.body, 'resultCode');
  if (typeof code !== 'string') return 'Unknown';
  return answer.status === 200 && code === SUCCESS ? 'Acknowledged' : 'Refused';
};

/** What is known of a change after one more attempt: success stays, and a refusal says nothing of earlier attempts. */
const joined = (before: Outcome | undefined, now: Outcome): Outcome => {
  if (before === 'Acknowledged' || now === 'Acknowledged') return 'Acknowledged';
  return before === 'Unknown' ? 'Unknown' : now;
};

const nowMs = (): number => performance.now();

/** An empty log. */
export const shoppingLog = (): ShoppingLog => {
  const writes = new Map<string, Write>();
  const told: Told[] = [];
  const shown: Shown[] = [];
  const traces: Trace[] = [];
  const broken: string[] = [];
  return {
    writes: () => [...writes.values()],
    told,
    shown,
    broken,
    tell: (tab, what) => void told.push({ tab, type: 'Said', at: nowMs(), what }),
    leave: (tab, what) => void told.push({ tab, type: 'Left', at: nowMs(), what }),
    show: (tab, lines) => void shown.push({ tab, at: nowMs(), lines }),
    trace: (tab, what) => void traces.push({ tab, at: nowMs(), what }),
    traces,
    breakDown: (what) => void broken.push(what),
    sent: (attempt) => {
      const before = writes.get(attempt.key);
      const begunAt = before?.begunAt ?? nowMs();
      writes.set(attempt.key, {
        data: null,
        ...before,
        ...attempt,
        begunAt,
        endedAt: nowMs(),
        outcome: before?.outcome === 'Acknowledged' ? 'Acknowledged' : 'Unknown',
      });
      return (answer) => {
        const outcome = joined(before?.outcome, outcomeOf(answer));
        const data = outcome === 'Acknowledged' ? (before?.data ?? fieldOf(answer?.body, 'data')) : null;
        writes.set(attempt.key, { ...attempt, begunAt, endedAt: nowMs(), outcome, data });
      };
    },
  };
};
