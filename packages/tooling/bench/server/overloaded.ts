import { rounds } from '../report.ts';
import { spreadOf, type Row } from '../row.ts';
import { overload, secondsUntilUsual } from './overload.ts';
import { startServer, type Running } from './processes.ts';
import { row, SLICE_MS } from './rounds.ts';
import { aBareShopper, aShopper, itemsForSale, type Shopper } from './shoppers.ts';
import { sliceOf, type Slice } from './slices.ts';

/** Times of what can be served that is asked for, and for how long. */
const OVERLOAD = { times: 10, ms: 30_000 };

/** Items that begin their carts, one after another. */
const KINDS = 16;

/** Guests with small carts. */
const small = async (server: Running, count: number): Promise<readonly Shopper[]> => {
  const items = await itemsForSale(server.port);
  const shoppers: Shopper[] = [];
  for (let index = 0; index < count; index += 1)
    shoppers.push(await aShopper(server.port, items.slice(index % KINDS), 1));
  return shoppers;
};

/** How long a server takes that refuses everything at once, asked by as many at the same rate. */
const bareRefusals = async (count: number, perSecond: number): Promise<readonly number[]> => {
  const server = await startServer(['packages/tooling/bench/floors/bare-refusal.ts'], {}, { status: 503 });
  const shoppers = await Promise.all(Array.from({ length: count }, () => aBareShopper(server.port, 1)));
  const { refusals } = await overload(shoppers, perSecond, rounds(OVERLOAD.ms) / 3);
  for (const { close } of shoppers) close();
  await server.stop();
  return refusals;
};

/** Ten times as many shoppers as usual ask ten times as often as can be served, which is measured before and afterwards. */
export const overloaded = async (name: string, server: Running, connections: number): Promise<readonly Row[]> => {
  const shoppers = await small(server, OVERLOAD.times * connections);
  const usual = { server, shoppers: shoppers.slice(0, connections) };
  const served = (): Promise<Slice> => sliceOf(usual, (shopper) => shopper.set(), 2 * SLICE_MS);
  await served();
  const before = await served();
  const asked = OVERLOAD.times * before.rate;
  const { rate, offered, refusals, others } = await overload(shoppers, asked, rounds(OVERLOAD.ms));
  if (others > 0) throw new Error(`${others} answers were neither good nor refusals`);
  const [first] = shoppers;
  const back = first ? await secondsUntilUsual(first, spreadOf(before.times).p50) : 0;
  const peak = (before.rate + (await served()).rate) / 2;
  for (const { close } of shoppers) close();
  return [
    row(`good answers under overload, ${name}`, '%', [(100 * rate) / peak]),
    row(`asked under overload, ${name}`, 'req/s', [offered], [peak]),
    row(`refusal under overload, ${name}`, 'ms', refusals, await bareRefusals(shoppers.length, asked)),
    row(`back after overload, ${name}`, 's', [back]),
  ];
};
