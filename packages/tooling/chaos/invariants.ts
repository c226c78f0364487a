import type { Cart, FailedRequest, History, IssuedCoupon, Line, PageNow, Write } from './history.ts';

/** Describes each violation of a property that must hold after each round. */
type Invariant = (history: History) => readonly string[];

const isAcknowledged = ({ outcome }: Write): boolean => outcome === 'Acknowledged';
const duplicates = <A>(all: readonly A[]): readonly A[] => [
  ...new Set(all.filter((one, at) => all.indexOf(one) !== at)),
];
const paidIn = ({ rowsBefore, rowsAfter }: History): History['rowsAfter']['paid'] =>
  rowsAfter.paid.filter(({ key }) => !rowsBefore.paid.some((earlier) => earlier.key === key));

/** True if the unit was paid or the shopper may have removed it. */
const mayBeGone = ({ writes, rowsAfter }: History, shopper: string, id: number): boolean =>
  writes.some(
    (write) =>
      write.shopper === shopper &&
      write.path === '/cart/removeCartUnits' &&
      write.outcome !== 'Refused' &&
      write.body.cartUnitIds?.includes(id),
  ) || rowsAfter.paid.some(({ lines }) => lines.some((line) => line.id === id));

const lostQuantity = (history: History, { shopper, data }: Write, cart: Cart): readonly string[] => {
  const { cartUnitId: id = 0, version = 0, quantity = 0 } = data.unit ?? {};
  const now = cart.lines.find((line) => line.id === id);
  const what = `${shopper}: unit ${id} was acknowledged as ${quantity} at version ${version}`;
  if (!now) return mayBeGone(history, shopper, id) ? [] : [`${what} and is gone`];
  if (now.version < version) return [`${what} and is at version ${now.version}`];
  return now.version === version && now.quantity !== quantity ? [`${what} and is ${now.quantity}`] : [];
};

/** Describes what an acknowledged change should have left in the cart or the orders. */
const lost = (history: History, write: Write, cart: Cart): readonly string[] => {
  const { shopper, path, body, data } = write;
  switch (path) {
    case '/cart/setQuantity':
      return lostQuantity(history, write, cart);
    case '/cart/removeCartUnits':
      return (data.removedCartUnitIds ?? [])
        .filter((id) => cart.lines.some((line) => line.id === id))
        .map((id) => `${shopper}: unit ${id} was acknowledged as removed and is there`);
    case '/cart/addCart': {
      const { cartUnitId: id = 0 } = data;
      const isThere = cart.lines.some((line) => line.id === id) || mayBeGone(history, shopper, id);
      return isThere ? [] : [`${shopper}: unit ${id} was acknowledged as added and is gone`];
    }
    case '/order/payOrder': {
      const isPaid = history.rowsAfter.paid.some(({ key }) => key === body.txKey);
      return isPaid ? [] : [`${shopper}: order ${body.txKey} was acknowledged as paid and is not`];
    }
    default:
      return [];
  }
};

/** A cart's version increases with each change, so it is never below an acknowledged one. */
const lostVersion = ({ shopper, path, data: { cartVersion = 0 } }: Write, cart: Cart): readonly string[] =>
  cartVersion > cart.version
    ? [`${shopper}: ${path} was acknowledged at version ${cartVersion}, the cart is at ${cart.version}`]
    : [];

const noChangeLost: Invariant = (history) =>
  Object.entries(history.after).flatMap(([shopper, cart]) =>
    history.writes
      .filter((write) => write.shopper === shopper && isAcknowledged(write))
      .flatMap((write) => [...lost(history, write, cart), ...lostVersion(write, cart)]),
  );

/** Of two changes based on the same version of a unit, the server acknowledges only one (VS-1). */
const noChangeOverwritten: Invariant = ({ writes }) =>
  duplicates(
    writes
      .filter((write) => write.path === '/cart/setQuantity' && isAcknowledged(write))
      .map(({ shopper, body }) => `${shopper}: unit ${body.cartUnitId} at version ${body.unitVersion}`),
  ).map((base) => `${base} was changed twice, and both were acknowledged`);

const piecesOf = (lines: readonly Line[], itemNo: string): number =>
  lines.filter((line) => line.itemNo === itemNo).reduce((sum, { quantity }) => sum + quantity, 0);
const requested = (writes: readonly Write[]): number =>
  writes.reduce((sum, { body: { quantity = 0 } }) => sum + quantity, 0);

/** A repeated request with one key counts once: compares the pieces of an item that shoppers only add. */
const noChangeDoubled: Invariant = (history) =>
  Object.entries(history.after).flatMap(([shopper, cart]) => {
    const { writes, before, addedItem } = history;
    const paid = paidIn(history).filter((order) => order.shopper === shopper);
    const had = piecesOf(before[shopper]?.lines ?? [], addedItem);
    const has = piecesOf(
      [cart, ...paid].flatMap(({ lines }) => lines),
      addedItem,
    );
    const added = writes.filter(
      ({ path, body, shopper: by }) => by === shopper && path === '/cart/addCart' && body.itemNo === addedItem,
    );
    const least = had + requested(added.filter(isAcknowledged));
    const most = had + requested(added.filter(({ outcome }) => outcome !== 'Refused'));
    if (has >= least && has <= most) return [];
    return [`${shopper}: ${has} pieces of ${addedItem}, asked for at least ${least} and at most ${most}`];
  });

const paidOnce: Invariant = ({ rowsAfter }) =>
  duplicates(rowsAfter.paid.flatMap(({ lines }) => lines.map(({ id }) => id))).map((id) => `unit ${id} was paid twice`);

const stockInBounds: Invariant = (history) =>
  Object.entries(history.rowsAfter.stock).flatMap(([key, left]) => {
    const went = (history.rowsBefore.stock[key] ?? left) - left;
    const paid = paidIn(history)
      .flatMap(({ needs }) => needs)
      .reduce((sum, need) => sum + (need.key === key ? need.pieces : 0), 0);
    return [
      ...(left < 0 ? [`${key}: ${left} pieces are left`] : []),
      ...(went === paid ? [] : [`${key}: ${went} pieces went, ${paid} were paid`]),
    ];
  });

const heldOf = (coupons: readonly IssuedCoupon[], no: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { policy, shopper } of coupons) if (policy === no) counts.set(shopper, (counts.get(shopper) ?? 0) + 1);
  return counts;
};

/** Given coupons are not downloaded: a buyer may keep more of them than the limit per buyer. */
const issuedTooOften = ({ rowsBefore, rowsAfter: { policies, coupons } }: History): readonly string[] =>
  policies.flatMap(({ no, limit, perBuyer, issued }) => {
    const had = heldOf(rowsBefore.coupons, no);
    return [
      ...(limit !== null && issued > limit ? [`coupon policy ${no}: ${issued} issued of ${limit}`] : []),
      ...[...heldOf(coupons, no)]
        .filter(([shopper, held]) => held > Math.max(perBuyer, had.get(shopper) ?? 0))
        .map(([shopper, held]) => `${shopper} has ${held} coupons of policy ${no}, at most ${perBuyer}`),
    ];
  });

/** A coupon is spent once, issued within its limits, and applied only to units in the cart. */
const couponsInBounds: Invariant = (history) => [
  ...duplicates(paidIn(history).flatMap(({ coupons }) => coupons)).map((no) => `coupon ${no} was spent twice`),
  ...issuedTooOften(history),
  ...history.rowsAfter.coupons
    .filter(({ isSpent }) => !isSpent)
    .flatMap(({ no, shopper, unitIds }) => {
      const cart = history.after[shopper];
      if (!cart) return [];
      return unitIds
        .filter((id) => !cart.lines.some((line) => line.id === id))
        .map((id) => `${shopper}: coupon ${no} is in use on unit ${id}, which is gone`);
    }),
];

const textOf = ({ version, lines, coupons }: Cart): string =>
  JSON.stringify([
    version,
    lines.map(({ id, quantity, version: own }) => [id, quantity, own]).toSorted(([a = 0], [b = 0]) => a - b),
    coupons.map(({ no, unitIds }) => `${no} on ${unitIds.toSorted((a, b) => a - b).join()}`).toSorted(),
  ]);

/** A page may be older than the server if another tab changed the cart, but never contradicts it (QT-06). */
const contradictions = (tab: string, cart: Cart, server: Cart): readonly string[] =>
  cart.lines.flatMap(({ id, quantity, version }) => {
    const theirs = server.lines.find((line) => line.id === id);
    if (!theirs || version < theirs.version) return [];
    if (version > theirs.version) return [`${tab}: unit ${id} is newer than the server's`];
    return quantity === theirs.quantity ? [] : [`${tab}: unit ${id} is ${quantity}, the server has ${theirs.quantity}`];
  });

const wrongPage = ({ after }: History, { shopper, tab, cart, isAlone, reopened }: PageNow): readonly string[] => {
  const server = after[shopper];
  if (!server) return [];
  const differs = (shown: Cart, what: string): readonly string[] =>
    textOf(shown) === textOf(server) ? [] : [`${tab}: ${what} ${textOf(shown)}, the server has ${textOf(server)}`];
  return [
    ...(cart ? contradictions(tab, cart, server) : []),
    ...(cart && isAlone ? differs(cart, 'the page shows') : []),
    ...differs(reopened, 'reloaded the page shows'),
  ];
};

const pageIsServer: Invariant = (history) => history.pages.flatMap((page) => wrongPage(history, page));

const nothingLeftOpen: Invariant = ({ pages }) =>
  pages.flatMap(({ tab, running, overlays }) => [
    ...running.map((what) => `${tab}: still ${what}`),
    ...overlays.map((what) => `${tab}: ${what} was left open`),
  ]);

/** Calls that a shopper starts by hand. Calls that the page starts may fail silently (ER-08). */
const byHand: ReadonlySet<string> = new Set([
  '/cart/setQuantity',
  '/cart/removeCartUnits',
  '/cart/addCart',
  '/cart/applyCoupons',
  '/cart/unapplyCoupons',
  '/coupon/issueCoupon',
  '/cart-checkout/addCheckoutByCart',
  '/order/payOrder',
]);

/** Time limit in ms for the page to read the cart before it reports a lost change (CM-52). */
const READING_MS = 5_000;

/** The page showed a message since; or the shopper left it first, and sees the real cart on return. */
const wasTold = ({ tab, begunAt, endedAt }: Write, { told }: History): boolean =>
  told.some((one) => one.tab === tab && one.at >= begunAt && (one.type === 'Said' || one.at <= endedAt + READING_MS));

/** The lost quantity does not matter, or the shopper can see that it was set. */
const isQuantitySettled = (write: Write, { writes, shown }: History): boolean => {
  const { tab, shopper, path, begunAt, endedAt, body } = write;
  const { cartUnitId, quantity, unitVersion = 0 } = body;
  const others = writes.filter(
    (other) => other.path === path && isAcknowledged(other) && other.body.cartUnitId === cartUnitId,
  );
  const isSuperseded = others.some((later) => later.tab === tab && later.begunAt >= begunAt);
  const last = others
    .filter((other) => other.shopper === shopper && other.endedAt <= endedAt)
    .toSorted((a, b) => a.endedAt - b.endedAt)
    .at(-1);
  const wasShown = shown.some(
    (page) =>
      page.tab === tab &&
      page.at >= begunAt &&
      page.lines.some((line) => line.id === cartUnitId && line.quantity === quantity && line.version > unitVersion),
  );
  return isSuperseded || wasShown || (last !== undefined && last.body.quantity === quantity);
};

/** True if the cart shows the result of the change. */
const isVisible = ({ path, body: { cartUnitId, cartUnitIds = [], quantity } }: Write, cart: Cart): boolean => {
  if (path === '/cart/setQuantity')
    return cart.lines.some((line) => line.id === cartUnitId && line.quantity === quantity);
  if (path === '/cart/unapplyCoupons')
    return !cart.coupons.some(({ unitIds }) => unitIds.some((id) => cartUnitIds.includes(id)));
  return path === '/cart/removeCartUnits' && !cart.lines.some(({ id }) => cartUnitIds.includes(id));
};

/** The page shows a message for each change that failed or has an unknown outcome. */
const everyLossTold: Invariant = (history) =>
  history.writes
    .filter((write) => !isAcknowledged(write) && byHand.has(write.path) && !wasTold(write, history))
    .filter((write) => write.path !== '/cart/setQuantity' || !isQuantitySettled(write, history))
    .filter((write) => {
      const cart = history.after[write.shopper];
      return !cart || !isVisible(write, cart);
    })
    .map(
      ({ tab, path, body, outcome }) =>
        `${tab}: ${path} ${body.itemNo ?? body.cartUnitId} ended as ${outcome} without a word`,
    );

const describeFailure = ({ status, path, text }: FailedRequest): string =>
  `${status ?? 'no answer'} of ${path}: ${text}`;

/** A process that stops finishes its requests first, and another one takes the new requests (SV-04). */
const noRequestFailedByRestart: Invariant = ({ failed, restarts }) =>
  failed
    .filter((one) => restarts.some(({ begunAt, endedAt }) => one.begunAt >= begunAt && one.endedAt <= endedAt))
    .map(describeFailure);

/** No unhandled error, no response of 500, no crashed process. */
const nothingBroke: Invariant = ({ broken, failed }) => [
  ...broken,
  ...failed.filter(({ status }) => status !== null && status !== 503).map(describeFailure),
];

/** All invariants in the order of the report. */
export const invariants: Readonly<Record<string, Invariant>> = {
  'no acknowledged change lost': noChangeLost,
  'no change overwritten': noChangeOverwritten,
  'no change made twice': noChangeDoubled,
  'at most one paid order per cart state': paidOnce,
  'stock within bounds': stockInBounds,
  'coupons within bounds': couponsInBounds,
  'page = server': pageIsServer,
  'no overlay left': nothingLeftOpen,
  'every loss reported': everyLossTold,
  'no request failed by a rolling restart': noRequestFailedByRestart,
  'nothing broke': nothingBroke,
};

/** Returns the violations of a round with their invariants. */
export const violationsIn = (history: History): readonly { readonly invariant: string; readonly what: string }[] =>
  Object.entries(invariants).flatMap(([invariant, find]) => find(history).map((what) => ({ invariant, what })));
