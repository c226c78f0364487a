import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import pg from 'pg';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { PlainPage, plainRowOf, type Unit } from './plain-page.ts';

// The baseline of the server: reads or durably writes one row and returns the same bytes as the product,
// or draws the same rows with plain React. It has no session, rule, limit or price.

/** One row for each cart. `put` inserts it if it is missing, `set` returns the unit. */
interface Rows {
  readonly put: (cart: number, read: string, unit: string) => unknown;
  readonly read: (cart: number) => string | Promise<string>;
  readonly set: (cart: number, quantity: number) => string | Promise<string>;
}

const CARTS = 16;
const table = `create table if not exists bare_cart
  (id bigint primary key, quantity integer, version integer, unit text, answer text)`;

const postgresRows = async (url: string): Promise<Rows> => {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  await pool.query(table);
  const read = { name: 'read', text: 'select answer from bare_cart where id = $1' };
  const set = {
    name: 'set',
    text: 'update bare_cart set quantity = $2, version = version + 1 where id = $1 returning unit',
  };
  return {
    put: (cart, answer, unit) =>
      pool.query('insert into bare_cart values ($1, 1, 1, $2, $3) on conflict do nothing', [cart, unit, answer]),
    read: async (cart) => (await pool.query<{ answer: string }>({ ...read, values: [cart] })).rows[0]?.answer ?? '',
    set: async (cart, quantity) =>
      (await pool.query<{ unit: string }>({ ...set, values: [cart, quantity] })).rows[0]?.unit ?? '',
  };
};

const sqliteRows = (file: string): Rows => {
  const db = new DatabaseSync(file);
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; ${table}`);
  const put = db.prepare('insert or ignore into bare_cart values (?, 1, 1, ?, ?)');
  const read = db.prepare('select answer from bare_cart where id = ?');
  const set = db.prepare('update bare_cart set quantity = ?, version = version + 1 where id = ? returning unit');
  return {
    put: (cart, answer, unit) => put.run(cart, unit, answer),
    read: (cart) => String(read.get(cart)?.['answer']),
    set: (cart, quantity) => String(set.get(quantity, cart)?.['unit']),
  };
};

const pageOf = (units: readonly Unit[]): Promise<Buffer> => {
  const html = renderToString(createElement(PlainPage, { rows: units.map((unit) => plainRowOf(unit, true)) }));
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  return promisify(brotliCompress)(`<!doctype html><title>Cart</title>${html}`, options);
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) if (part instanceof Buffer) parts.push(part);
  return Buffer.concat(parts).toString();
};

const { DATABASE_URL: url, DATABASE_FILE: file = ':memory:', GET: getFile = '', SET: setFile = '' } = process.env;
const [recorded, unit] = [readFileSync(getFile, 'utf8'), readFileSync(setFile, 'utf8')];
const rows = url === undefined ? sqliteRows(file) : await postgresRows(url);
for (let cart = 1; cart <= CARTS; cart += 1) await rows.put(cart, recorded, unit);

createServer((request, response) => {
  const answer = async (): Promise<void> => {
    if (request.method === 'GET') {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the product's own response
      const { data } = JSON.parse(recorded) as { data: { units: readonly Unit[] } };
      const headers = { 'content-type': 'text/html', 'content-encoding': 'br' };
      response.writeHead(200, headers).end(await pageOf(data.units));
      return;
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the benchmark's own request
    const { cartUnitId, quantity } = JSON.parse(await bodyOf(request)) as { cartUnitId: number; quantity: number };
    const isSet = request.url === '/api/cart/setQuantity';
    const text = await (isSet ? rows.set(cartUnitId, quantity) : rows.read(cartUnitId));
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    response.writeHead(200, headers).end(text);
  };
  answer().catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
