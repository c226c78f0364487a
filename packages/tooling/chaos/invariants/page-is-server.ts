import type { Cart, History, Invariant, PageNow } from '../history.ts';

const textOf = ({ version, lines, coupons }: Cart): string =>
  JSON.stringify([
    version,
    lines.map(({ id, quantity, version: own }) => [id, quantity, own]).toSorted(([a = 0], [b = 0]) => a - b),
    coupons.map(({ no, unitIds }) => `${no} on ${unitIds.toSorted((a, b) => a - b).join()}`).toSorted(),
  ]);

/** A page may be older than the server where another tab has changed the cart, but it never holds another truth (QT-06). */
const untruths = (tab: string, cart: Cart, server: Cart): readonly string[] =>
  cart.lines.flatMap(({ id, quantity, version }) => {
    const theirs = server.lines.find((line) => line.id === id);
    if (!theirs || version < theirs.version) return [];
    if (version > theirs.version) return [`${tab}: unit ${id} is newer than the server's`];
    return quantity === theirs.quantity ? [] : [`${tab}: unit ${id} is ${quantity}, the server has ${theirs.quantity}`];
  });

const violationsOf = ({ after }: History, page: PageNow): readonly string[] => {
  const server = after[page.shopper];
  if (!server) return [];
  const differs = (cart: Cart, what: string): readonly string[] =>
    textOf(cart) === textOf(server) ? [] : [`${page.tab}: ${what} ${textOf(cart)}, the server has ${textOf(server)}`];
  return [
    ...(page.cart ? untruths(page.tab, page.cart, server) : []),
    ...(page.cart && page.isAlone ? differs(page.cart, 'the page shows') : []),
    ...differs(page.reopened, 'opened anew the page shows'),
  ];
};

/** Once all is calm a page that is its shopper's only one shows the server's cart, and so does every page that is opened anew. */
export const pageIsServer: Invariant = {
  name: 'page = server',
  violations: (history) => history.pages.flatMap((page) => violationsOf(history, page)),
};
