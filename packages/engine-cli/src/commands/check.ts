import type { ShopFinding } from '@baguni/domain/internal';
import { loadWording, momentOf, type Call, type Command, type Outcome } from '../input/command.ts';
import { padEnd, printable, widthOf } from '../output/printable.ts';
import { type Problem, problemJson, problemTextInFile, Refusal } from '../input/problem.ts';
import { readCart, readShop, rejectSecondInput } from '../input/read-input.ts';
import { fixText, messageOf, unitNames, type Wording } from '../output/wording.ts';
import { answerCart } from './price.ts';

const checkOne = answerCart(({ state, cart, engine }, now, wording) => {
  const findings = engine.checkOrder(cart, now).map((found) => ({ ...found, message: messageOf(wording, found) }));
  const isOrderable = findings.length === 0;
  const lines = findings.flatMap(({ code, message, units, fixes }) => [
    `${code}  ${message}`,
    ...(units.length > 0 ? [`  concerns: ${unitNames(state, units)}`] : []),
    ...fixes.map((fix) => `  way out: ${fixText(state, fix, engine.terms)}`),
  ]);
  return {
    lines: isOrderable
      ? ['This cart can be ordered.']
      : [`This cart cannot be ordered. Reasons: ${findings.length}`, '', ...lines],
    json: { isOrderable, findings },
    exitCode: isOrderable ? 0 : 1,
  };
});

/** A file with the findings of its cart, or with the problems that prevent reading it. */
type CheckedFile = { readonly file: string } & (
  | { readonly isOrderable: boolean; readonly findings: readonly ShopFinding[] }
  | { readonly problems: readonly Problem[] }
);

const toRow = (checked: CheckedFile, wording: Wording): readonly [file: string, verdict: string, reason: string] => {
  const file = printable(checked.file);
  if ('problems' in checked) {
    const [first] = checked.problems;
    return [file, 'not read', first ? problemTextInFile(first) : ''];
  }
  const [first] = checked.findings;
  if (!first) return [file, 'can be ordered', ''];
  return [file, `blocked: ${checked.findings.length}`, `${first.code}  ${messageOf(wording, first)}`];
};

const toJson = (checked: CheckedFile, wording: Wording): object =>
  'problems' in checked
    ? { ...checked, problems: checked.problems.map(problemJson) }
    : { ...checked, findings: checked.findings.map((one) => ({ ...one, message: messageOf(wording, one) })) };

const widest = (texts: readonly string[]): number => Math.max(...texts.map(widthOf));

const tableOf = (files: readonly CheckedFile[], wording: Wording): Outcome => {
  const rows = files.map((checked) => toRow(checked, wording));
  const [fileWidth, verdictWidth] = [widest(rows.map(([file]) => file)), widest(rows.map(([, verdict]) => verdict))];
  const unread = files.filter((checked) => 'problems' in checked).length;
  const orderable = files.filter((checked) => 'isOrderable' in checked && checked.isOrderable).length;
  const blocked = files.length - orderable - unread;
  return {
    lines: [
      ...rows.map(([file, verdict, first]) => `${padEnd(file, fileWidth)}  ${padEnd(verdict, verdictWidth)}  ${first}`),
      '',
      `Can be ordered: ${orderable} · blocked: ${blocked} · not read: ${unread}`,
    ],
    json: { orderable, blocked, unread, carts: files.map((checked) => toJson(checked, wording)) },
    exitCode: unread > 0 ? 2 : blocked > 0 ? 1 : 0,
  };
};

const checkMany = async (call: Call): Promise<Outcome> => {
  rejectSecondInput(call);
  const shop = await readShop(call);
  const checkFile = async (file: string): Promise<CheckedFile> => {
    try {
      const { cart, state, engine } = await readCart(call, file, shop);
      const findings = engine.checkOrder(cart, momentOf(call, state));
      return { file, isOrderable: findings.length === 0, findings };
    } catch (error) {
      if (error instanceof Refusal) return { file, problems: error.problems };
      throw error;
    }
  };
  const files: CheckedFile[] = [];
  // one after the other, so that only one of a thousand carts is in memory
  for (const file of call.operands) files.push(await checkFile(file));
  return tableOf(files, await loadWording(call, shop.engine));
};

/** `baguni check`: prints all findings of one cart, or a table of several carts (CK-18, EN-03). */
export const check: Command = (call) => (call.operands.length > 1 ? checkMany : checkOne)(call);
