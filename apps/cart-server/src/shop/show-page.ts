import { randomUUID } from 'node:crypto';
import { demoBuyers } from '@baguni/backend';
import { returnAddressOf } from '../http/return-address.ts';
import type { Html } from '../html/html.ts';
import { browserDevice } from '../http/device.ts';
import { tenantOf } from '../http/tenant.ts';
import { readRows, type Asked } from './ask.ts';
import { queryOf } from './form.ts';
import { goOnTo } from './go-on.ts';
import { showItem } from './show-item.ts';
import { leftOf, ofSeller, ofService, searched, shelfIn, type Shelf, type ShopItem } from './shelf.ts';
import type { ShopPage } from './shop-page.ts';
import { helpPage, ordersPage, signInPage, signUpPage } from './views/account-pages.ts';
import { homePage, miniShopPage, searchPage, servicePage, type ListFacts } from './views/list-pages.ts';
import { visitorView, type VisitorView } from './visitor-view.ts';

/** How many orders the history shows, the latest first. */
const ORDERS = 50;
/** How many items one page of a search shows. */
const RESULTS = 60;
/** How many items the home picks of the catalogue. */
const PICKS = 10;

const listFacts = async ({ deps, request }: Asked, items: readonly ShopItem[]): Promise<ListFacts> => ({
  items,
  left: await leftOf(deps.backend.store, tenantOf(request, deps.config), items),
  newKey: randomUUID,
});

const sellersOf = (shelf: Shelf) => [
  ...new Map([...shelf.values()].map(({ seller }) => [seller.sellerKey, seller])).values(),
];

const showHome = async (asked: Asked, { view }: VisitorView): Promise<Html> => {
  const shelf = shelfIn(asked.language);
  const every = Math.ceil(shelf.size / PICKS);
  const picks = [...shelf.values()].filter((_, i) => i % every === 0);
  return homePage(view, { ...(await listFacts(asked, picks)), sellers: sellersOf(shelf) });
};

const showOrders = async (asked: Asked, { view, visitor }: VisitorView): Promise<Html> => {
  const orders = visitor ? await readRows(asked, (tx) => tx.orders(visitor.session.scope, ORDERS)) : [];
  return ordersPage(view, browserDevice(asked.request, asked.deps.config), orders);
};

const showMiniShop = async (
  asked: Asked,
  { view }: VisitorView,
  page: Extract<ShopPage, { readonly type: 'MiniShop' }>,
): Promise<Html | null> => {
  const items = ofSeller(shelfIn(asked.language), page.sellerKey);
  const [first] = items;
  return first ? miniShopPage(view, first.seller, await listFacts(asked, items)) : null;
};

const showSignIn = (asked: Asked, { view }: VisitorView): Html => {
  const query = queryOf(asked.request);
  const from = goOnTo(asked.language, query.get('returnUrl') ?? query.get('from'));
  // an order has led here and nobody is signed in: it may go on without (CK-15)
  const offersNonMember = view.account === null && returnAddressOf(from).isOrder;
  return signInPage(view, { buyers: demoBuyers(view.tenant), from, offersNonMember });
};

/** A page of the shop; null where there is no such item or seller. */
export const showPage = async (asked: Asked, page: ShopPage): Promise<Html | null> => {
  const shelf = shelfIn(asked.language);
  if (page.type === 'Item') {
    const sold = shelf.get(page.itemNo);
    return sold ? showItem(asked, sold) : null;
  }
  const visiting = await visitorView(asked, page);
  const { view } = visiting;
  switch (page.type) {
    case 'Home':
      return showHome(asked, visiting);
    case 'SmileFresh':
    case 'SmileDelivery':
    case 'ExpressShop':
      return servicePage(view, page.type, await listFacts(asked, ofService(shelf, page.type)));
    case 'MiniShop':
      return showMiniShop(asked, visiting, page);
    case 'Search':
      return searchPage(view, page.query, await listFacts(asked, searched(shelf, page.query).slice(0, RESULTS)));
    case 'SignIn':
      return showSignIn(asked, visiting);
    case 'SignUp':
      return signUpPage(view, demoBuyers(view.tenant));
    case 'Orders':
      return showOrders(asked, visiting);
    case 'Help':
      return helpPage(view);
  }
};
