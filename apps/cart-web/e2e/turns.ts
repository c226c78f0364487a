import { mkdirSync, rmdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Polling interval, in ms. */
const ASK_MS = 100;

/** Reservations of a test. */
export interface Turns {
  /** Reserves a name, e.g. a buyer of a tenant. Returns false if this test has it already. */
  readonly take: (name: string) => Promise<boolean>;
  readonly giveBack: () => void;
}

/** Creates a folder atomically. Returns false if it exists. */
const make = (folder: string): boolean => {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
};

/** Reserves names across test processes, which change the same carts. @param folder shared by all processes */
export const turnsIn = (folder: string): Turns => {
  const mine = new Set<string>();
  const take: Turns['take'] = async (name) => {
    const place = `${folder}/${name}`;
    if (mine.has(place)) return false;
    mkdirSync(folder, { recursive: true });
    while (!make(place)) await wait(ASK_MS);
    mine.add(place);
    return true;
  };
  return { take, giveBack: () => mine.forEach((place) => rmdirSync(place)) };
};
