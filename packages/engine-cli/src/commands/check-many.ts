import type { Messages } from '@baguni/domain';
import type { ShopFinding } from '@baguni/domain/shop';
import type { ReadCart } from '../input/read-cart.ts';
import type { Problem } from '../input/problem.ts';
import type { Outcome } from '../output/outcome.ts';
import { padEnd, printable, widthOf } from '../output/printable.ts';
import { problemJson, problemTextInFile } from '../translations/problem-text.ts';
import { messageOf, type Wording } from './naming.ts';

/** Whether the cart of a file can be ordered. */
export interface Verdict {
  readonly isOrderable: boolean;
  readonly findings: readonly ShopFinding[];
}

/** A file of which a cart was asked: its verdict, or why it could not be read. */
export type CheckedFile = { readonly file: string } & (Verdict | { readonly problems: readonly Problem[] });

/** Whether a cart can be ordered (CK-18). @param now ms since 1970 UTC */
export const verdictOf = ({ cart, engine }: ReadCart, now: number): Verdict => {
  const findings = engine.checkOrder(cart, now);
  return { isOrderable: findings.length === 0, findings };
};

/** What a row says of a file: its name, the verdict, and the first reason for it. */
type Row = readonly [file: string, verdict: string, first: string];

const rowOf = (checked: CheckedFile, wording: Wording, messages: Messages): Row => {
  const { notRead, canOrder, cannotOrder } = wording.translations.verdict;
  // names may hold what is printed as its number: that is what is measured
  const file = printable(checked.file);
  if ('problems' in checked) {
    const [first] = checked.problems;
    return [file, notRead, first ? problemTextInFile(wording.translations, first) : ''];
  }
  const [first] = checked.findings;
  if (!first) return [file, canOrder, ''];
  return [file, cannotOrder(checked.findings.length), `${first.code}  ${messageOf(wording, messages, first)}`];
};

const widest = (texts: readonly string[]): number => Math.max(...texts.map(widthOf));

const worded = (checked: CheckedFile, wording: Wording, messages: Messages) =>
  'problems' in checked
    ? {
        ...checked,
        problems: checked.problems.map((one) => problemJson(wording.translations, one)),
      }
    : {
        ...checked,
        findings: checked.findings.map((one) => ({ ...one, message: messageOf(wording, messages, one) })),
      };

/**
 * `baguni check` over several files: a row each, with its verdict and the first reason. The exit code is that of the worst:
 * 2 where a file could not be read, else 1 where an order is blocked (CK-18, EN-03).
 */
export const checkMany = (files: readonly CheckedFile[], wording: Wording, messages: Messages): Outcome => {
  const rows = files.map((checked) => rowOf(checked, wording, messages));
  const [fileWidth, verdictWidth] = [widest(rows.map(([file]) => file)), widest(rows.map(([, verdict]) => verdict))];
  const unread = files.filter((checked) => 'problems' in checked).length;
  const orderable = files.filter((checked) => 'isOrderable' in checked && checked.isOrderable).length;
  const blocked = files.length - orderable - unread;
  return {
    lines: [
      ...rows.map(([file, verdict, first]) => `${padEnd(file, fileWidth)}  ${padEnd(verdict, verdictWidth)}  ${first}`),
      '',
      wording.translations.verdict.counted(orderable, blocked, unread),
    ],
    json: { orderable, blocked, unread, carts: files.map((checked) => worded(checked, wording, messages)) },
    exitCode: unread > 0 ? 2 : blocked > 0 ? 1 : 0,
  };
};
