import { mkdirSync, rmdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** How often it is asked whether another test has ended, in ms. */
const ASK_MS = 100;

/** What one test keeps to itself until it ends. */
export interface Turns {
  /** Waits until no other test has it, e.g. a buyer of a tenant. @returns whether this test did not have it yet */
  readonly take: (name: string) => Promise<boolean>;
  readonly giveBack: () => void;
}

/** Makes a folder that must not be there: of several that try at once, one succeeds. */
const make = (folder: string): boolean => {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
};

/**
 * Turns of one test: several run at once, each in a process of its own, and change the same buyers' carts.
 * @param folder where all of them see who has what
 */
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
