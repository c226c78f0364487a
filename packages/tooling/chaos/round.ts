import type { Session } from '@baguni/use-cases';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cart, History, PageNow } from './history.ts';
import type { FaultyNetwork } from './network.ts';
import type { Random } from './random.ts';
import { nextCommand } from './shopping/commands.ts';
import { readCart, signIn } from './shopping/shopper.ts';
import { shoppingLog } from './shopping/shopping-log.ts';
import { openTab, type Tab } from './shopping/tab.ts';
import { readRows } from './world/rows.ts';
import type { Marketplace } from './world/servers.ts';

/** Commands of each tab, and faults of the servers. */
const COMMANDS = 24;
const DISTURBANCES = 5;

/** Demo buyers with orderable carts, and the number of tabs of each. */
const shoppers = [
  ['many-sellers', 2],
  ['coupon-collector', 2],
  ['simple-member', 1],
] as const;
/** Shoppers only add this item, and few are in stock (`home-printer`). */
const ADDED_ITEM = '310606';

const MOST_PAUSE_MS = 300;
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
  ...(couponBox._tag === 'Some' && couponBox.value.isApplying ? ['applying coupons'] : []),
];

const cartIn = ({ cart: { units, appliedCoupons }, cartVersion }: Session): Cart => ({
  version: cartVersion,
  lines: units.map(({ cartUnitId, item, quantity, version }) => ({
    id: cartUnitId,
    itemNo: item.itemNo,
    quantity,
    version,
  })),
  coupons: appliedCoupons.map(({ couponIssueNo, cartUnitIds }) => ({ no: couponIssueNo, unitIds: cartUnitIds })),
});

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

const untilLoaded = async (tab: Tab): Promise<void> => {
  for (let waited = 0; tab.state().load === 'NotLoaded' && waited < MOST_LOADING_MS; waited += 50) await wait(50);
};

const shop = async (tab: Tab, random: Random): Promise<void> => {
  for (let count = 0; count < COMMANDS; count += 1) {
    await wait(random.below(MOST_PAUSE_MS));
    await untilLoaded(tab);
    const command = nextCommand(tab.state(), random.child(String(count)), ADDED_ITEM);
    if (command) tab.send(command);
  }
};

const disturb = async (marketplace: Marketplace, random: Random, tell: (what: string) => void): Promise<void> => {
  for (let count = 0; count < DISTURBANCES; count += 1) {
    const own = random.child(String(count));
    await wait(own.below(MOST_BETWEEN_FAULTS_MS));
    await marketplace.disturb(own, tell);
  }
};

const pageNow = (tab: Tab, tabs: readonly Tab[]): Omit<PageNow, 'reopened'> => ({
  shopper: tab.shopper,
  tab: tab.name,
  isAlone: tabs.filter(({ shopper }) => shopper === tab.shopper).length === 1 && !tab.hasLeftSomething(),
  cart: tab.state().load === 'LoadFailed' ? null : cartIn(tab.state()),
  running: runningIn(tab.state()),
  overlays: tab.overlays(),
});

const each = async <A>(ask: (shopper: string, tabs: number) => Promise<A>): Promise<Record<string, A>> => {
  const all: Record<string, A> = {};
  for (const [shopper, tabs] of shoppers) all[shopper] = await ask(shopper, tabs);
  return all;
};

/** Plays one round. Returns its history, and how long the pages took to calm down, in ms. */
export const playRound = async (
  marketplace: Marketplace,
  network: FaultyNetwork,
  random: Random,
): Promise<{ readonly history: History; readonly calmMs: number }> => {
  const { origin } = network;
  network.hurt(false);
  network.begin(random.child('network'));
  const cookies = await each((shopper) => signIn(origin, shopper));
  const carts = (): Promise<Record<string, Cart>> => each((shopper) => readCart(origin, cookies[shopper] ?? ''));
  const rowsBefore = await readRows(marketplace.database.query);
  const before = await carts();
  const log = shoppingLog();
  const tabs = shoppers.flatMap(([shopper, count]) =>
    Array.from({ length: count }, (_, at) => {
      const tab = `${shopper} ${at + 1}`;
      const own = random.child(tab);
      const sender = { shopper, tab, origin, cookie: cookies[shopper] ?? '' };
      return openTab({
        sender,
        random: own,
        log,
        clockOffMs: own.chance(0.25) ? DAY_MS * (own.chance(0.5) ? 1 : -1) : 0,
      });
    }),
  );

  network.hurt(true);
  await Promise.all([
    ...tabs.map((tab) => shop(tab, random.child(`${tab.name}/commands`))),
    disturb(marketplace, random.child('world'), (what) => log.trace('servers', what)),
  ]);
  network.hurt(false);
  await marketplace.heal();
  const calmMs = await calm(tabs, network);

  const pages = tabs.map((tab) => pageNow(tab, tabs));
  await reloadAll(tabs, network);
  const reopened = tabs.map((tab) => cartIn(tab.state()));
  const after = await carts();
  for (const tab of tabs) tab.close();
  const history = {
    writes: log.writes(),
    told: log.told,
    shown: log.shown,
    traces: log.traces,
    before,
    after,
    pages: pages.map((page, at) => ({ ...page, reopened: reopened[at] ?? nothing })),
    rowsBefore,
    rowsAfter: await readRows(marketplace.database.query),
    addedItem: ADDED_ITEM,
    broken: [...log.broken, ...network.serverErrors, ...marketplace.deaths()],
  };
  return { history, calmMs };
};
