import { networkFaults, worldFaults, type Fault } from './faults.ts';
import type { Outcome } from './history.ts';
import { invariants } from './invariants/index.ts';

/** What one database's rounds came to. */
export interface Tally {
  readonly database: string;
  readonly rounds: number;
  readonly commands: number;
  /** How often each fault happened. */
  readonly faults: ReadonlyMap<Fault, number>;
  /** Changes that shoppers asked for, by how they ended for the page. */
  readonly changes: Readonly<Record<Outcome, number>>;
  /** Of the changes that met a fault of the network, by that fault. */
  readonly met: ReadonlyMap<Fault, Readonly<Record<Outcome, number>>>;
  /** Violations, by their invariant. */
  readonly violations: ReadonlyMap<string, number>;
  /** The longest that pages took to calm down after the last fault of a round, in ms. */
  readonly longestCalmMs: number;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, one) => total + one, 0);

const shown = (count: number): string => count.toLocaleString('en');

const table = (lines: readonly (readonly string[])[]): string =>
  [lines[0] ?? [], (lines[0] ?? []).map((_, at) => (at === 0 ? '---' : '---:')), ...lines.slice(1)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const descriptions: Readonly<Record<Fault, string>> = { ...networkFaults, ...worldFaults };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those of the record
const allFaults = Object.keys(descriptions) as readonly Fault[];

const outcomesOf = (tallies: readonly Tally[], fault: Fault): string => {
  if (!(fault in networkFaults)) return '';
  const of = (outcome: Outcome): number => sum(tallies.map(({ met }) => met.get(fault)?.[outcome] ?? 0));
  return `${shown(of('Acknowledged'))} / ${shown(of('Refused'))} / ${shown(of('Unknown'))}`;
};

const faultTable = (tallies: readonly Tally[]): string =>
  table([
    ['fault', 'what happens', ...tallies.map(({ database }) => database), 'changes that met it'],
    ...allFaults.map((fault) => [
      fault,
      descriptions[fault],
      ...tallies.map(({ faults }) => shown(faults.get(fault) ?? 0)),
      outcomesOf(tallies, fault),
    ]),
    ['**all**', '', ...tallies.map(({ faults }) => `**${shown(sum(faults.values()))}**`), ''],
  ]);

const outcomeTable = (tallies: readonly Tally[]): string =>
  table([
    ['Count', ...tallies.map(({ database }) => database)],
    ['rounds', ...tallies.map(({ rounds }) => shown(rounds))],
    ['commands', ...tallies.map(({ commands }) => shown(commands))],
    ['changes, acknowledged', ...tallies.map(({ changes }) => shown(changes.Acknowledged))],
    ['changes, refused by a rule or by a newer version', ...tallies.map(({ changes }) => shown(changes.Refused))],
    ['changes without an answer that counts', ...tallies.map(({ changes }) => shown(changes.Unknown))],
    [
      'calm after the last fault at the latest, s',
      ...tallies.map(({ longestCalmMs }) => (longestCalmMs / 1_000).toFixed(1)),
    ],
    ...invariants.map(({ name }) => [
      `broken: ${name}`,
      ...tallies.map(({ violations }) => shown(violations.get(name) ?? 0)),
    ]),
  ]);

/** The two tables of a run: what was done, and what came of it. */
export const reportOf = (tallies: readonly Tally[]): string => `${faultTable(tallies)}\n\n${outcomeTable(tallies)}`;

const [BEGIN, END] = ['<!-- chaos -->', '<!-- end of chaos -->'];

/** The document with the tables of a run written anew; its marks must be there. */
export const withReport = (document: string, report: string): string => {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('the document has no place for the tables of chaos');
  return `${document.slice(0, begin)}${BEGIN}\n\n${report}\n\n${document.slice(end)}`;
};
