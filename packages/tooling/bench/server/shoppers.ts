import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connectionTo, get, post, type Connection, type Reply } from './load.ts';

/** A browser with a cart of its own and one connection. */
export interface Shopper {
  /** Reads the cart. */
  readonly get: () => Promise<Reply>;
  /** Changes the quantity of one line, from the version that the last answer brought. */
  readonly set: () => Promise<Reply>;
  /** Opens the cart's page. */
  readonly page: () => Promise<Reply>;
  readonly close: () => void;
}

const MOST_TRIES = 30;
const BUSY_MS = 500;
const PAGE = '/ko/pc/cart';
const origin = 'http://localhost:4000';
const client = { origin, 'x-baguni-client': '1', 'x-baguni-language': 'ko' };

const cookieOf = ({ head }: Reply): string => /\r\nset-cookie: ([^;]+)/iu.exec(head)?.[1] ?? '';

interface Line {
  readonly cartUnitId: number;
  readonly version: number;
  readonly quantity: number;
}

const asText = ({ status, body }: Reply): string => {
  if (status !== 200) throw new Error(`${status} ${body.toString().slice(0, 200)}`);
  return body.toString();
};

const numberAt = (text: string, name: string): number => Number(new RegExp(`"${name}":(\\d+)`, 'u').exec(text)?.[1]);

/** What a demo buyer's cart says of the items that can be bought without a choice. */
export const itemsForSale = async (port: number): Promise<readonly string[]> => {
  const answer = await fetch(`http://127.0.0.1:${port}/demo/signIn`, {
    method: 'POST',
    headers: { origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}` },
    body: new URLSearchParams({ buyer: 'hundred-units', lang: 'ko', device: 'pc' }),
    redirect: 'manual',
  });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const connection = await connectionTo(port);
  const read = await connection.ask(post('/api/cart/getInitialCart', {}, { ...client, cookie: cookie.join('; ') }));
  connection.close();
  return [...new Set([...asText(read).matchAll(/"itemNo":"([^"]+)"/gu)].map(([, no = '']) => no))];
};

/** Puts items into a new browser's cart until it has so many lines. */
const fill = async (
  connection: Connection,
  cookie: string,
  items: readonly string[],
  wanted: number,
): Promise<void> => {
  let lines = 0;
  for (const itemNo of items) {
    if (lines === wanted) return;
    const headers = { ...client, cookie, 'idempotency-key': randomUUID() };
    const body = { itemNo, quantity: 1, optionNos: [], additions: [] };
    const request = post('/api/cart/addCart', body, headers);
    let { status } = await connection.ask(request);
    // a busy server says when to come again
    for (let tries = 0; status === 503 && tries < MOST_TRIES; tries += 1) {
      await wait(BUSY_MS);
      ({ status } = await connection.ask(request));
    }
    if (status === 200) lines += 1;
  }
  if (lines < wanted) throw new Error(`only ${lines} lines`);
};

const firstLine = (text: string): Line => ({
  cartUnitId: numberAt(text, 'cartUnitId'),
  version: numberAt(text, 'version'),
  quantity: numberAt(text, 'quantity'),
});

/** A new guest with a cart of so many lines. */
export const aShopper = async (port: number, items: readonly string[], lines: number): Promise<Shopper> => {
  const connection = await connectionTo(port);
  const cookie = cookieOf(await connection.ask(post('/api/cart/getInitialCart', {}, client)));
  await fill(connection, cookie, items, lines);
  const read = post('/api/cart/getInitialCart', {}, { ...client, cookie });
  let line = firstLine(asText(await connection.ask(read)));
  return {
    get: () => connection.ask(read),
    set: async () => {
      const body = {
        cartUnitId: line.cartUnitId,
        quantity: (line.quantity % 2) + 1,
        branchServiceType: 'Reserve',
        unitVersion: line.version,
        cancelCoupons: false,
      };
      const headers = { ...client, cookie, 'idempotency-key': randomUUID() };
      const reply = await connection.ask(post('/api/cart/setQuantity', body, headers));
      if (reply.status === 200) line = firstLine(reply.body.toString());
      return reply;
    },
    page: () => connection.ask(get(PAGE, { cookie })),
    close: connection.close,
  };
};

/** The same requests to a bare server, which knows no shopper. @param cart the row of its own */
export const aBareShopper = async (port: number, cart: number): Promise<Shopper> => {
  const connection = await connectionTo(port);
  let quantity = 1;
  return {
    get: () => connection.ask(post('/api/cart/getInitialCart', { cartUnitId: cart }, client)),
    set: () => {
      quantity = (quantity % 2) + 1;
      const headers = { ...client, 'idempotency-key': randomUUID() };
      return connection.ask(post('/api/cart/setQuantity', { cartUnitId: cart, quantity }, headers));
    },
    page: () => connection.ask(get(PAGE, {})),
    close: connection.close,
  };
};
