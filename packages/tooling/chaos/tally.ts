import type { Fault, NetworkFault } from './faults.ts';
import type { History, Outcome } from './history.ts';
import { violationsIn } from './invariants/index.ts';
import type { Tally } from './report.ts';

type Outcomes = Readonly<Record<Outcome, number>>;

const none: Outcomes = { Acknowledged: 0, Refused: 0, Unknown: 0 };
const plus = (counts: Outcomes, outcome: Outcome): Outcomes => ({ ...counts, [outcome]: counts[outcome] + 1 });

/** A round as it was played. */
export interface PlayedRound {
  readonly history: History;
  readonly commands: number;
  readonly calmMs: number;
  /** The faults that changes have met, by their keys. */
  readonly met: ReadonlyMap<string, readonly NetworkFault[]>;
  /** How often each fault happened in it. */
  readonly faults: ReadonlyMap<Fault, number>;
}

const metIn = ({ history, met }: PlayedRound, before: Tally['met']): Tally['met'] => {
  const counts = new Map(before);
  for (const { key, outcome } of history.writes)
    for (const fault of new Set(met.get(key))) counts.set(fault, plus(counts.get(fault) ?? none, outcome));
  return counts;
};

const added = <Key>(
  before: ReadonlyMap<Key, number>,
  more: Iterable<readonly [Key, number]>,
): ReadonlyMap<Key, number> => {
  const counts = new Map(before);
  for (const [key, count] of more) counts.set(key, (counts.get(key) ?? 0) + count);
  return counts;
};

/** No round has been played yet. */
export const emptyTally = (database: string): Tally => ({
  database,
  rounds: 0,
  commands: 0,
  faults: new Map(),
  changes: none,
  met: new Map(),
  violations: new Map(),
  longestCalmMs: 0,
});

/** A tally with one more round. */
export const withRound = (tally: Tally, round: PlayedRound): Tally => ({
  ...tally,
  rounds: tally.rounds + 1,
  commands: tally.commands + round.commands,
  faults: added(tally.faults, round.faults),
  changes: round.history.writes.reduce((counts, { outcome }) => plus(counts, outcome), tally.changes),
  met: metIn(round, tally.met),
  violations: added(
    tally.violations,
    violationsIn(round.history).map(({ invariant }) => [invariant, 1] as const),
  ),
  longestCalmMs: Math.max(tally.longestCalmMs, round.calmMs),
});
