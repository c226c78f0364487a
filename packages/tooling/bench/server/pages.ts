import type { Row } from '../row.ts';
import { startServer } from './processes.ts';
import { inTurns, row } from './rounds.ts';
import { aBareShopper } from './shoppers.ts';
import type { Side, Slice } from './slices.ts';

/** Pages that are asked for at once: as many as the server draws. */
const PAGES = 4;

/** What a page as HTML costs, compressed as a browser takes it, beside the same rows in plain React. */
export const pages = async (
  product: Side,
  recorded: Readonly<Record<'GET', string>>,
  lines: number,
): Promise<readonly Row[]> => {
  const bare = await startServer(['packages/tooling/bench/floors/bare-page.ts'], {
    NODE_ENV: 'production',
    ...recorded,
  });
  const shoppers = await Promise.all(Array.from({ length: PAGES }, () => aBareShopper(bare.port, 1)));
  const sides = [
    { ...product, shoppers: product.shoppers.slice(0, PAGES) },
    { server: bare, shoppers },
  ];
  const [mine = [], plain = []] = await inTurns(sides, (shopper) => shopper.page());
  for (const { close } of shoppers) close();
  await bare.stop();
  const processor = (slices: readonly Slice[]): readonly number[] => slices.map((slice) => slice.processor);
  const times = (slices: readonly Slice[]): readonly number[] => slices.flatMap((slice) => slice.times);
  return [
    row(`page of ${lines} lines`, 'ms', processor(mine), processor(plain)),
    row(`page of ${lines} lines, time`, 'ms', times(mine), times(plain)),
  ];
};
