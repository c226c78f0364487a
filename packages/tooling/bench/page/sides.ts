import { once } from 'node:events';
import type { Server } from 'node:http';
import type { BrowserContext } from 'playwright';
import { root } from '../../src/lib/root.ts';
import type { PlainRow } from '../floors/plain-page/plain-page.ts';
import { servePlainPage } from '../floors/plain-page/serve.ts';
import type { Running } from '../server/processes.ts';
import type { Marks } from './watch.ts';

/** A page that is measured, and where its parts are. */
export interface Side {
  readonly url: string;
  /** Whose session its pages have; none where nobody signs in. */
  readonly session?: Session;
  readonly marks: Marks;
  /** What + and − of a quantity are, and the box over all rows. */
  readonly more: string;
  readonly less: string;
  readonly all: string;
}

/** Cookies and storage of a browser. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Units in the cart. */
const UNITS = 100;

interface Unit {
  readonly cartUnitId: number;
  readonly quantity: number;
  readonly item: {
    readonly itemName: string;
    readonly itemImageUrl: string;
    readonly itemSellPrice: number;
    readonly options: readonly { readonly optionEntries: readonly { readonly value: string }[] }[];
  };
}

const optionOf = ({ item: { options } }: Unit): string =>
  options.flatMap(({ optionEntries }) => optionEntries.map(({ value }) => value)).join(' · ');

/** The rows of a document that the product has drawn, as the plain page shows them. */
const rowsIn = (html: string): readonly PlainRow[] => {
  const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/su.exec(html)?.[1] ?? '';
  // the product's own State; the benchmark fails below where it is not as expected
  const { state } = JSON.parse(json) as { readonly state: { readonly units: readonly Unit[]; selected: number[] } };
  if (state.units.length !== UNITS) throw new Error(`a cart of ${state.units.length} units`);
  return state.units.map((unit) => ({
    id: unit.cartUnitId,
    name: unit.item.itemName,
    option: optionOf(unit),
    picture: unit.item.itemImageUrl,
    price: unit.item.itemSellPrice,
    quantity: unit.quantity,
    isSelected: state.selected.includes(unit.cartUnitId),
  }));
};

/** The product's cart page, signed in as the demo buyer with a hundred units. */
export const productSide = async (context: BrowserContext, { port }: Running): Promise<Side> => {
  const origin = `http://127.0.0.1:${port}`;
  const form = { buyer: 'hundred-units', lang: 'ko', device: 'pc' };
  await context.request.post(`${origin}/demo/signIn`, { form, headers: { origin } });
  const field = '[role="spinbutton"]';
  return {
    url: `${origin}/ko/pc/cart`,
    session: await context.storageState(),
    marks: { row: `[id^="unit-"] ${field}`, rows: UNITS, total: '#order-summary [data-total] dd' },
    more: `[id^="unit-"]:has(input:checked) ${field} + button:not([aria-disabled="true"])`,
    less: `[id^="unit-"]:has(input:checked) button:has(+ ${field})`,
    all: '#cart-list + fieldset input[type="checkbox"]',
  };
};

/** The plain page of the same rows: as HTML that is taken over, and drawn by its script. */
export const floorSides = async (
  context: BrowserContext,
  product: Side,
): Promise<{ readonly html: Side; readonly client: Side; readonly server: Server }> => {
  const rows = rowsIn(await (await context.request.get(product.url)).text());
  const server = (await servePlainPage(rows, `${root}apps/cart-web/dist`)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const side = (path: string): Side => ({
    url: `http://127.0.0.1:${port}${path}`,
    marks: { row: '.row', rows: UNITS, total: '#total' },
    more: '.row:has(> input:checked) button:last-child',
    less: '.row:has(> input:checked) button:first-child',
    all: '#all',
  });
  return { html: side('/html'), client: side('/client'), server };
};
