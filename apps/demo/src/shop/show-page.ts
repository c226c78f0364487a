import { randomUUID } from 'node:crypto';
import { demoBuyers, demoOverseas, isGuest, translateOrder, translateOrders } from '@baguni/backend';
import { browserDevice, returnAddressOf, tenantOf, type Visitor } from '@baguni/cart-server';
import { calls } from '@baguni/contract';
import { cartUnitId, type CartUnit, type ItemNo, type Language, type TxKey } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import type { FastifyRequest } from 'fastify';
import { numberIn, queryOf } from '../markup/forms.ts';
import { helpPage, ordersPage, signInPage, signUpPage, type PlacedOrder } from './account-pages.tsx';
import { ask, enteredVisitor, readRows, visitorOf, type Asked } from './ask.ts';
import type { SentChoice } from './choice.ts';
import { couponsFor } from './coupons.ts';
import type { ShopView } from './frame.tsx';
import { itemPage, type Told } from './item-page.tsx';
import { homePage, miniShopPage, searchPage, servicePage, type ListFacts } from './list-pages.tsx';
import { receiptPage, type PaidOrder } from './receipt.tsx';
import { leftOf, ofSeller, ofService, searched, shelfIn, type ShopItem } from './shelf.ts';
import { shopPageAt, shopPath, type ShopPage } from './shop-page.ts';

/** The maximum number of orders in the history. */
const ORDERS = 50;
/** The maximum number of items on a page of results. */
const RESULTS = 60;
/** Items of the catalogue that the home shows. */
const PICKS = 10;
/** Other items of the seller on the page of an item. */
const MORE = 4;

/**
 * Returns the address that a form of the shop leads to: a page of the shop in the same language, or a cart or order page.
 * The address is rebuilt from its parsed parts, so that it never leads off the site (RD-1).
 */
export const goOnTo = (language: Language, asked: string | null | undefined): string => {
  const shop = asked?.startsWith('/') ? shopPageAt(asked) : null;
  if (shop) return shopPath(shop.language ?? language, shop.page);
  const { path } = returnAddressOf(asked ?? null);
  return path === '/' ? shopPath(language, { type: 'Home' }) : path;
};

interface VisitorView {
  readonly view: ShopView;
  readonly visitor: Visitor | null;
  readonly units: readonly CartUnit[];
}

/** The title of the signed-in demo buyer; null for a guest, also for the demo’s own (CK-15). */
const accountOf = ({ language }: Asked, visitor: Visitor | null): string | null => {
  const scope = visitor?.session.scope;
  if (!scope || isGuest(scope.owner)) return null;
  const buyer = demoBuyers(scope.tenant).find(({ session }) => session.scope.owner === scope.owner);
  return buyer?.title[language] ?? null;
};

/** Reads the units in the cart; null if it cannot be read, which hides only the badge. */
const unitsOf = async (asked: Asked, visitor: Visitor | null): Promise<readonly CartUnit[] | null> => {
  if (visitor === null) return [];
  const sent = { body: { cartUnitIdList: [] }, idempotencyKey: null };
  const answer = await ask(asked, visitor, ['getCart', calls.getCart], sent);
  return E.isRight(answer) ? answer.right.units : null;
};

const visitorView = async (asked: Asked, page: ShopPage): Promise<VisitorView> => {
  const { deps, request, language } = asked;
  const visitor = await visitorOf(asked);
  const units = await unitsOf(asked, visitor);
  const view: ShopView = {
    language,
    tenant: tenantOf(request, deps.config),
    page,
    account: accountOf(asked, visitor),
    unitCount: units === null ? null : units.length,
  };
  return { view, visitor, units: units ?? [] };
};

const listFacts = async ({ deps, request }: Asked, items: readonly ShopItem[]): Promise<ListFacts> => ({
  items,
  left: await leftOf(deps.backend.store, tenantOf(request, deps.config), items),
  newKey: randomUUID,
});

const unsent = ({ item }: ShopItem): SentChoice => ({
  quantity: String(item.limits.min),
  optionNo: '',
  entered: new Map(),
  additions: new Map(),
});

/** Returns the message that an address asks for, if the cart and the coupons confirm it. */
const toldBy = (asked: Asked, itemNo: ItemNo, units: readonly CartUnit[], isHolder: boolean): Told | null => {
  const query = queryOf(asked.request);
  const id = numberIn(query.get('added') ?? '');
  const unit = units.find((one) => id !== null && one.cartUnitId === cartUnitId(id) && one.item.itemNo === itemNo);
  if (unit) return { type: 'Added', quantity: unit.quantity, continueTo: goOnTo(asked.language, query.get('from')) };
  return query.has('downloaded') && isHolder ? { type: 'Downloaded' } : null;
};

/** Renders the page of an item. @param refused the message and choice of a form that was refused */
export const showItem = async (
  asked: Asked,
  sold: ShopItem,
  refused: { readonly told: Told; readonly sent?: SentChoice } | null = null,
): Promise<string> => {
  const { itemNo } = sold.item;
  const others = ofSeller(shelfIn(asked.language), sold.seller.sellerKey).filter(({ item }) => item.itemNo !== itemNo);
  const more = others.slice(0, MORE);
  const { view, units } = await visitorView(asked, { type: 'Item', itemNo });
  const coupons = await couponsFor(asked, sold);
  const isHolder = coupons.some(({ isHeld }) => isHeld);
  return itemPage(view, {
    ...(await listFacts(asked, [sold, ...more])),
    sold,
    sent: refused?.sent ?? unsent(sold),
    told: refused?.told ?? toldBy(asked, itemNo, units, isHolder),
    coupons,
    more,
  });
};

const showHome = async (asked: Asked, view: ShopView): Promise<string> => {
  const all = [...shelfIn(asked.language).values()];
  const every = Math.ceil(all.length / PICKS);
  const sellers = new Map(all.map(({ seller }) => [seller.sellerKey, seller]));
  const picks = await listFacts(
    asked,
    all.filter((_, i) => i % every === 0),
  );
  return homePage(view, { ...picks, sellers: [...sellers.values()] });
};

const readOrders = (asked: Asked, { session }: Visitor): Promise<readonly PlacedOrder[]> =>
  readRows(asked, async (tx) => {
    const stored = await tx.orders(session.scope, ORDERS);
    const deps = { tx, session, language: asked.language, overseas: demoOverseas };
    const orders = await translateOrders(deps, stored);
    return orders.map((order, i) => ({ ...order, createdAt: stored[i]?.createdAt ?? 0 }));
  });

const readPaidOrder = (asked: Asked, { session }: Visitor, key: TxKey): Promise<PaidOrder | null> =>
  readRows(asked, async (tx) => {
    const stored = await tx.order(session.scope, key);
    if (!stored || stored.paidAt === null) return null;
    const deps = { tx, session, language: asked.language, overseas: demoOverseas };
    return { ...(await translateOrder(deps, stored)), paidAt: stored.paidAt };
  });

const showSignIn = (asked: Asked, view: ShopView): string => {
  const query = queryOf(asked.request);
  const from = goOnTo(asked.language, query.get('returnUrl') ?? query.get('from'));
  // a visitor sent here by an order may continue without signing in (CK-15)
  const offersNonMember = view.account === null && returnAddressOf(from).isOrder;
  return signInPage(view, { buyers: demoBuyers(view.tenant), from, offersNonMember });
};

/** False if a browser fetches the page in advance, or for something other than a visit. */
const isOpened = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' &&
  !String(headers['sec-purpose'] ?? headers['purpose']).includes('prefetch');

/** Records the view of an item. Without the record the page is the same, so a failure is only logged. */
const noteView = async (asked: Asked, viewed: ItemNo): Promise<void> => {
  try {
    const sent = { body: { itemNo: viewed }, idempotencyKey: randomUUID() };
    await ask(asked, await enteredVisitor(asked), ['noteViewedItem', calls.noteViewedItem], sent);
  } catch (error) {
    asked.request.log.warn({ said: String(error) }, 'the view of an item was not recorded');
  }
};

/** Renders a page of the shop; null if there is no such item or seller. */
export const showPage = async (asked: Asked, page: ShopPage): Promise<string | null> => {
  const shelf = shelfIn(asked.language);
  if (page.type === 'Item') {
    const sold = shelf.get(page.itemNo);
    if (!sold) return null;
    if (isOpened(asked.request)) await noteView(asked, page.itemNo);
    return showItem(asked, sold);
  }
  const { view, visitor } = await visitorView(asked, page);
  switch (page.type) {
    case 'Home':
      return showHome(asked, view);
    case 'SmileFresh':
    case 'SmileDelivery':
    case 'ExpressShop':
      return servicePage(view, page.type, await listFacts(asked, ofService(shelf, page.type)));
    case 'MiniShop': {
      const facts = await listFacts(asked, ofSeller(shelf, page.sellerKey));
      const [first] = facts.items;
      return first ? miniShopPage(view, first.seller, facts) : null;
    }
    case 'Search':
      return searchPage(view, page.query, await listFacts(asked, searched(shelf, page.query).slice(0, RESULTS)));
    case 'SignIn':
      return showSignIn(asked, view);
    case 'SignUp':
      return signUpPage(view, demoBuyers(view.tenant));
    case 'Orders': {
      const orders = visitor ? await readOrders(asked, visitor) : [];
      return ordersPage(view, browserDevice(asked.request, asked.deps.config), orders);
    }
    case 'Receipt': {
      const order = visitor && (await readPaidOrder(asked, visitor, page.txKey));
      return order && receiptPage(view, order);
    }
    case 'Help':
      return helpPage(view);
  }
};
