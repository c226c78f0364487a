import type { Session } from '@baguni/use-cases';
import { setTimeout as wait } from 'node:timers/promises';
import { nextCommand } from './commands.ts';
import type { Cart, History, PageNow, RollingRestart } from './history.ts';
import { ShoppingLog } from './log.ts';
import type { FaultyNetwork } from './network.ts';
import type { Random } from './random.ts';
import { readRows } from './rows.ts';
import type { Marketplace } from './servers.ts';
import { cartOf, readCart, signIn } from './shopper.ts';
import { openTab, type Tab } from './tab.ts';

/** The least number of commands of each tab, and the faults of the servers. */
const COMMANDS = 24;
const DISTURBANCES = 5;

/** Demo buyers with orderable carts, and the number of tabs of each. */
const shoppers = { 'many-sellers': 2, 'coupon-collector': 2, 'simple-member': 1 } as const;
/** Shoppers only add this item, and few are in stock (`home-printer`). */
const ADDED_ITEM = '310606';

const MOST_PAUSE_MS = 300;
/** Shoppers wait above this number of requests in flight: a slow machine would refuse them as overload. */
const MOST_UNDER_WAY = 20;
const POLL_MS = 20;
/** The longest wait for a cart, in ms. */
const MOST_LOADING_MS = 4_000;
const MOST_BETWEEN_FAULTS_MS = 1_800;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** The longest wait for calm after the last fault, in ms; a lost order is looked up three times. */
const CALM_MS = 20_000;
/** Pages are calm after this quiet time, in ms. */
const QUIET_MS = 700;

const nothing: Cart = { version: 0, lines: [], coupons: [] };

const runningIn = ({ cart: { saving, serverPrices }, deleting, isOrdering, couponBox }: Session): readonly string[] => [
  ...saving.map(({ cartUnitId }) => `saving ${cartUnitId}`),
  ...deleting.map((id) => `deleting ${id}`),
  ...(isOrdering ? ['ordering'] : []),
  ...(serverPrices.status === 'Asking' ? ['asking for prices'] : []),
  ...(couponBox !== undefined && couponBox.isApplying ? ['applying coupons'] : []),
];

const isCalm = (tab: Tab): boolean =>
  tab.isQuiet() && tab.overlays().length === 0 && runningIn(tab.state()).length === 0;

/** Waits until everything is calm, at most CALM_MS. Returns how long it took, in ms. */
const calm = async (tabs: readonly Tab[], network: FaultyNetwork): Promise<number> => {
  const begun = performance.now();
  let quietSince = begun;
  while (performance.now() - quietSince < QUIET_MS && performance.now() - begun < CALM_MS) {
    await wait(25);
    if (network.underWay() > 0 || !tabs.every(isCalm)) quietSince = performance.now();
  }
  return quietSince - begun;
};

/** Reloads every page, again if it fails: a server that was frozen may refuse requests for a second. */
const reloadAll = async (tabs: readonly Tab[], network: FaultyNetwork): Promise<void> => {
  const begun = performance.now();
  let toOpen = tabs;
  while (toOpen.length > 0 && performance.now() - begun < CALM_MS) {
    for (const tab of toOpen) tab.reopen();
    await calm(tabs, network);
    toOpen = tabs.filter((tab) => tab.state().load === 'LoadFailed');
  }
};

/** Sends commands of a shopper, at least COMMANDS and until the last fault is over. */
const shop = async (tab: Tab, network: FaultyNetwork, random: Random, isOver: () => boolean): Promise<void> => {
  for (let count = 0; count < COMMANDS || !isOver(); count += 1) {
    await wait(random.below(MOST_PAUSE_MS));
    while (network.underWay() > MOST_UNDER_WAY) await wait(POLL_MS);
    for (let waited = 0; tab.state().load === 'NotLoaded' && waited < MOST_LOADING_MS; waited += 50) await wait(50);
    const command = nextCommand(tab.state(), random.child(String(count)), ADDED_ITEM);
    if (command) tab.send(command);
  }
};

/** Disturbs the servers. Returns the rolling restarts. */
const disturb = async (
  marketplace: Marketplace,
  random: Random,
  log: ShoppingLog,
): Promise<readonly RollingRestart[]> => {
  const restarts: RollingRestart[] = [];
  for (let count = 0; count < DISTURBANCES; count += 1) {
    const own = random.child(String(count));
    await wait(own.below(MOST_BETWEEN_FAULTS_MS));
    const restart = await marketplace.disturb(own, (what) => log.trace('servers', what));
    if (restart) restarts.push(restart);
  }
  return restarts;
};

const cartIn = ({ cart, cartVersion }: Session): Cart =>
  cartOf(cartVersion, { units: cart.units, appliedCoupons: cart.coupons.applied });

const pageNow = (tab: Tab, tabs: readonly Tab[]): Omit<PageNow, 'reopened'> => ({
  shopper: tab.shopper,
  tab: tab.name,
  isAlone: tabs.filter(({ shopper }) => shopper === tab.shopper).length === 1 && !tab.hasLeftSomething(),
  cart: tab.state().load === 'LoadFailed' ? null : cartIn(tab.state()),
  running: runningIn(tab.state()),
  overlays: tab.overlays(),
});

/** Plays one round. Returns its history, and how long the pages took to calm down, in ms. */
export const playRound = async (
  marketplace: Marketplace,
  network: FaultyNetwork,
  random: Random,
): Promise<{ readonly history: History; readonly calmMs: number }> => {
  const origin = `http://127.0.0.1:${marketplace.ports()[0]}`;
  network.begin(random.child('network'));
  const log = new ShoppingLog();
  const cookies: Record<string, string> = {};
  for (const shopper of Object.keys(shoppers)) cookies[shopper] = await signIn(origin, shopper);
  const carts = async (): Promise<Record<string, Cart>> => {
    const all: Record<string, Cart> = {};
    for (const [shopper, cookie] of Object.entries(cookies))
      all[shopper] = await readCart(origin, cookie, random.child(shopper));
    return all;
  };
  const rowsBefore = await readRows(marketplace.database.query);
  const before = await carts();
  const open = (shopper: string, number: number): Tab => {
    const tab = `${shopper} ${number}`;
    const own = random.child(tab);
    const clockOffMs = own.chance(0.25) ? DAY_MS * (own.chance(0.5) ? 1 : -1) : 0;
    return openTab({ sender: { shopper, tab, cookie: cookies[shopper] ?? '' }, network, random: own, log, clockOffMs });
  };
  const tabs = Object.entries(shoppers).flatMap(([shopper, count]) =>
    Array.from({ length: count }, (_, at) => open(shopper, at + 1)),
  );

  network.hurt(true);
  let isOver = false;
  const shopping = tabs.map((tab) => shop(tab, network, random.child(`${tab.name}/commands`), () => isOver));
  const restarts = await disturb(marketplace, random.child('world'), log).finally(() => {
    isOver = true;
  });
  await Promise.all(shopping);
  network.hurt(false);
  await marketplace.heal();
  const calmMs = await calm(tabs, network);

  const pages = tabs.map((tab) => pageNow(tab, tabs));
  await reloadAll(tabs, network);
  const after = await carts();
  const reopened = tabs.map((tab) => cartIn(tab.state()));
  for (const tab of tabs) tab.close();
  const { writes, told, shown, traces } = log;
  const history = {
    writes,
    told,
    shown,
    traces,
    before,
    after,
    pages: pages.map((page, at) => ({ ...page, reopened: reopened[at] ?? nothing })),
    rowsBefore,
    rowsAfter: await readRows(marketplace.database.query),
    addedItem: ADDED_ITEM,
    failed: [...network.failed],
    restarts,
    broken: [...log.broken, ...marketplace.deaths()],
  };
  return { history, calmMs };
};
