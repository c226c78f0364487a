/** The databases that chaos runs on. */
export const databaseNames = ['postgres', 'sqlite'] as const;
/** A database that chaos runs on. */
export type DatabaseName = (typeof databaseNames)[number];

/** What a run was asked for. */
export interface Options {
  /** The same seed makes the same choices. */
  readonly seed: string;
  readonly databases: readonly DatabaseName[];
  /** Rounds on each database; a long run goes on until there were faults enough. */
  readonly rounds: number;
  /** Goes on until so many faults have happened, and writes the tables of `docs/reliability.md`; 0 for a short run. */
  readonly untilFaults: number;
  /** A long run ends after so many minutes at the latest. */
  readonly minutes: number;
}

/** What a run must show at the least before anything is written of it. */
const GOAL = 10_000;
const SHORT_ROUNDS = 2;
const MOST_MINUTES = 120;

const valueOf = (words: readonly string[], name: string): string | undefined => {
  const at = words.indexOf(name);
  return at < 0 ? undefined : (words[at + 1] ?? '');
};

const known: ReadonlySet<string> = new Set(['--seed', '--rounds', '--database', '--long', '--faults', '--minutes']);

const countOf = (text: string | undefined, otherwise: number, name: string): number => {
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,6}$/u.test(text)) throw new Error(`${name} is "${text}"; it must be a number above 0`);
  return Number(text);
};

const databasesOf = (text: string | undefined): readonly DatabaseName[] => {
  if (text === undefined) return databaseNames;
  const chosen = databaseNames.filter((name) => name === text);
  if (chosen.length === 0) throw new Error(`--database is "${text}"; it must be ${databaseNames.join(' or ')}`);
  return chosen;
};

/** Reads the words after `npm run chaos --`; throws with one clear line. @param newSeed a seed where none is given */
export const readOptions = (words: readonly string[], newSeed: string): Options => {
  const unknown = words.find((word) => word.startsWith('--') && !known.has(word));
  if (unknown !== undefined) throw new Error(`chaos does not know ${unknown}; it knows ${[...known].join(', ')}`);
  const isLong = words.includes('--long');
  return {
    seed: valueOf(words, '--seed') ?? newSeed,
    databases: databasesOf(valueOf(words, '--database')),
    rounds: countOf(valueOf(words, '--rounds'), SHORT_ROUNDS, '--rounds'),
    untilFaults: isLong ? countOf(valueOf(words, '--faults'), GOAL, '--faults') : 0,
    minutes: countOf(valueOf(words, '--minutes'), MOST_MINUTES, '--minutes'),
  };
};

/** The seed of a round: of the first one the run's own, so that any round can be played again as the first of a run. */
export const seedOfRound = (seed: string, round: number): string => (round === 0 ? seed : `${seed}.${round}`);
