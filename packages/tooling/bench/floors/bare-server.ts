import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import process from 'node:process';

/** What a bare server does with its database, where each cart is one row that holds its answers as text. */
export interface BareRows {
  /** Writes a row where there is none. */
  readonly put: (cart: number, read: string, unit: string) => unknown;
  /** What a read of the cart answers. */
  readonly read: (cart: number) => string | Promise<string>;
  /** Writes the quantity durably, and answers what is said of the unit. */
  readonly set: (cart: number, quantity: number) => string | Promise<string>;
}

const CARTS = 16;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) if (part instanceof Buffer) parts.push(part);
  return Buffer.concat(parts).toString();
};

const numberIn = (body: unknown, name: string): number =>
  Number(Object.getOwnPropertyDescriptor(Object(body), name)?.value ?? 0);

/**
 * The least that a server can do for the two calls: it reads the body, reads one row of its database or writes one
 * durably, and answers the same bytes as the product. It knows no session, no rule, no limit and no other shopper.
 */
export const serveBare = async (rows: BareRows): Promise<void> => {
  const [read, unit] = [process.env['GET'] ?? '', process.env['SET'] ?? ''].map((file) => readFileSync(file, 'utf8'));
  for (let cart = 1; cart <= CARTS; cart += 1) await rows.put(cart, read ?? '', unit ?? '');
  createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body: unknown = JSON.parse(await bodyOf(request));
      const cart = numberIn(body, 'cartUnitId');
      const isSet = request.url === '/api/cart/setQuantity';
      const text = await (isSet ? rows.set(cart, numberIn(body, 'quantity')) : rows.read(cart));
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      response.writeHead(200, headers).end(text);
    };
    answer().catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  }).listen(Number(process.env['PORT']), '127.0.0.1');
  process.on('SIGTERM', () => process.exit(0));
};
