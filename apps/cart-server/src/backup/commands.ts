import { parseArgs } from 'node:util';
import { buyerOwner } from '@baguni/backend';
import { tenants } from '@baguni/domain/internal';
import { openStore, type Place } from '../store/open-store.ts';
import { backUp, restore } from './backup.ts';

type ReadPlace = () => Place;

/** Prints the line of a finished command, or one line and an exit code if it failed. */
const printing = async (failed: string, work: () => Promise<string>): Promise<void> => {
  try {
    console.log(await work());
  } catch (error) {
    const said = error instanceof Error ? error.message : 'unknown error';
    console.error(`${failed}: ${said.split('\n', 1)[0]}`);
    process.exitCode = 1;
  }
};

const onlyWord = (words: readonly string[], usage: string): string => {
  const [word, ...more] = words;
  if (word === undefined || more.length > 0) throw new Error(`write it as ${usage}`);
  return word;
};

export const runBackup = (readPlace: ReadPlace, words: readonly string[]): Promise<void> =>
  printing('There is no backup', () =>
    backUp(readPlace(), onlyWord(words, 'baguni-server backup FILE or FOLDER'), new Date()),
  );

export const runRestore = (readPlace: ReadPlace, words: readonly string[]): Promise<void> =>
  printing('Nothing was restored', async () => {
    const options = { replace: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    const file = onlyWord(positionals, 'baguni-server restore FILE [--replace]');
    return restore(readPlace(), file, values.replace ?? false);
  });

export const runErase = (readPlace: ReadPlace, words: readonly string[]): Promise<void> =>
  printing('The buyer was not erased', async () => {
    const [name, buyer, ...more] = words;
    const tenant = tenants.find((known) => known === name);
    if (!tenant || !buyer || more.length > 0)
      throw new Error(`write it as baguni-server erase ${tenants.join('|')} BUYER`);
    // it would erase nothing, like a number without data
    if (/^(?:buyer|guest):/u.test(buyer)) throw new Error('BUYER is the number of a buyer, without buyer: or guest:');
    const store = await openStore(readPlace());
    try {
      const { rows, paidOrders } = await store.erase({ tenant, owner: buyerOwner(buyer) });
      return `Erased ${rows} rows. Paid orders that stay, because the law requires them: ${paidOrders}.`;
    } finally {
      await store.close();
    }
  });
