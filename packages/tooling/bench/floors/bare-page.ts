import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createElement as h, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** What the rows of the page say of a unit. */
interface PlainUnit {
  readonly cartUnitId: number;
  readonly quantity: number;
  readonly item: { readonly itemName: string; readonly itemImageUrl: string; readonly itemSellPrice: number };
  readonly seller: { readonly sellerName: string };
}

const row = ({ cartUnitId: key, quantity, item, seller }: PlainUnit): ReactNode =>
  h(
    'li',
    { key },
    h('input', { type: 'checkbox', defaultChecked: true, 'aria-label': item.itemName }),
    h('img', { src: item.itemImageUrl, alt: '', width: 88, height: 88 }),
    h('h4', null, item.itemName),
    h('p', null, seller.sellerName),
    h('button', { type: 'button' }, '−'),
    h('input', { type: 'text', inputMode: 'numeric', defaultValue: quantity, 'aria-label': item.itemName }),
    h('button', { type: 'button' }, '+'),
    h('strong', null, `${(item.itemSellPrice * quantity).toLocaleString('en')}원`),
    h('button', { type: 'button' }, '×'),
  );

const page = (units: readonly PlainUnit[]): ReactNode =>
  h(
    'main',
    null,
    h('ul', null, units.map(row)),
    h(
      'strong',
      null,
      units.reduce((sum, { item, quantity }) => sum + item.itemSellPrice * quantity, 0),
    ),
  );

/** The product's own answer to a read of the cart. */
const answer = readFileSync(process.env['GET'] ?? '', 'utf8');
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const unitsOf = (text: string) => (JSON.parse(text) as { data: { units: readonly PlainUnit[] } }).data.units;

const compressed = promisify(brotliCompress);
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

// the least that a page of the same rows costs: React alone, without a database, a session, a price or a rule
createServer((_, response) => {
  compressed(`<!doctype html><title>Cart</title>${renderToString(page(unitsOf(answer)))}`, brotli).then(
    (bytes) => response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(bytes),
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
