import type { Parsed, ParseTerms } from '@baguni/contract/cart-json';
import { marketplaceShop, parseShop, type JsonShop } from '@baguni/contract/shop-json';
import type { Engine, EngineCart } from '@baguni/domain/internal';

/** A cart of any shop. Amounts are integers in the smallest unit of its currency, although the type is won (EN-08). */
export type Cart = EngineCart<'KRW'>;
/** The engine of any shop. */
export type CartEngine = Engine<'KRW'>;

/** An engine and the reader of its carts: the marketplace, or a shop from JSON (EN-10). */
export interface Shop {
  readonly engine: CartEngine;
  readonly parseCart: (json: unknown, terms?: ParseTerms) => Parsed<Cart>;
  /** The JSON that a worker reads again, or `null` for the marketplace. */
  readonly json: unknown;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine itself refuses a cart of another currency
const toShop = (shop: JsonShop, json: unknown): Shop => ({ ...(shop as unknown as Omit<Shop, 'json'>), json });

/** The marketplace. It refuses carts of another currency, and carts with promotions. */
export const marketplace: Shop = toShop(marketplaceShop, null);

/** Reads a shop from JSON. Returns all problems if it is not valid. */
export const readShop = (json: unknown): Parsed<Shop> => {
  const read = parseShop(json);
  return read.ok ? { ok: true, value: toShop(read.value, json) } : read;
};

/** Formats an amount in English with a typographic minus. */
export const formatAmount = ({ engine }: Pick<Shop, 'engine'>, amount: number): string =>
  engine.format(engine.amount(amount), 'en-US').replace('-', '−');
