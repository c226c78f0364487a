import type { Parsed, ParseTerms } from '@baguni/contract/cart-json';
import { marketplaceShop, parseShop, type JsonShop } from '@baguni/contract/shop-json';
import {
  languages,
  type Cart,
  type Language,
  type Currency,
  type Engine,
  type EngineCart,
  own,
} from '@baguni/domain/internal';
import type { Call } from './command.ts';
import { findPlaces, findRepeatedNames, findSyntaxError } from './json-places.ts';
import { type Problem, Refusal, STANDARD_INPUT } from './problem.ts';

/** The size limit of a cart or shop: 500 units with 1,000 coupons need less than half of it. */
const MAX_CART_BYTES = 5_000_000;
/** The size limit of a session: each event may contain a whole cart. */
export const MAX_SESSION_BYTES = 50_000_000;

/** A cart that was read from JSON. */
export interface ReadCart {
  readonly state: Cart;
  readonly cart: EngineCart;
  readonly engine: Engine<string>;
  /** The language in the JSON text, or undefined if missing. */
  readonly language: Language | undefined;
}

const languageIn = (json: unknown): Language | undefined =>
  languages.find((language) => language === own(own(json, 'storefront'), 'language'));

/** Parses the value of a JSON text. Throws a `Refusal` with the places of all problems. */
export const parseText = <A>(text: string, parse: (json: unknown) => Parsed<A>): A => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal({ type: 'NotJson', place: findSyntaxError(text) });
  }
  const repeated = findRepeatedNames(text).map((one): Problem => ({ type: 'RepeatedName', ...one }));
  const parsed = parse(json);
  if (parsed.ok) {
    if (repeated.length > 0) throw new Refusal(...repeated);
    return parsed.value;
  }
  const places = findPlaces(
    text,
    parsed.problems.map(({ path }) => path),
  );
  throw new Refusal(
    ...repeated,
    ...parsed.problems.map((problem, i): Problem => ({ ...problem, place: places[i] ?? { line: 1, column: 1 } })),
  );
};

/** Parses a cart from JSON text (EN-07). */
export const parseCart = (text: string, terms: ParseTerms = {}, shop: JsonShop = marketplaceShop): ReadCart =>
  parseText(text, (json) => {
    const read = shop.parseCart(json, terms);
    if (!read.ok) return read;
    const { value: cart } = read;
    return { ok: true, value: { cart, state: cart, engine: shop.engine, language: languageIn(json) } };
  });

/** Throws if a call reads standard input more than once. */
export const rejectSecondInput = ({ operands, options: { engine } }: Call): void => {
  const carts = operands.length > 0 ? operands : [STANDARD_INPUT];
  if ([...carts, engine].filter((file) => file === STANDARD_INPUT).length > 1)
    throw new Refusal({ type: 'InputTwice' });
};

/** Reads and parses a file, or standard input. Problems in the text of a named file contain its name. */
export const readFile = async <A>(
  { environment }: Call,
  file: string | undefined,
  most: number,
  parse: (text: string) => A,
): Promise<A> => {
  const name = file === STANDARD_INPUT ? undefined : file;
  const text = await environment.read(name, most);
  if (text.trim() === '') throw new Refusal({ type: 'Empty', file: name ?? STANDARD_INPUT });
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof Refusal) || name === undefined) throw error;
    throw new Refusal(...error.problems.map((one): Problem => ('place' in one ? { ...one, file: name } : one)));
  }
};

/** Reads the shop of `--engine`; the marketplace by default (EN-10). @param currency the only currency to accept */
export const readShop = async (call: Call, currency?: Currency): Promise<JsonShop> =>
  call.options.engine === undefined
    ? marketplaceShop
    : readFile(call, call.options.engine, MAX_CART_BYTES, (text) =>
        parseText(text, (json) => parseShop(json, currency ? { currency } : {})),
      );

/** The marketplace has one currency and no promotions, so a cart with others needs `--engine`. */
const asOtherShop = (problem: Problem): Problem => {
  if (problem.type !== 'Misfit') return problem;
  const { path, place, found } = problem;
  const isOther = (path === 'currency' && typeof found === 'string') || (path === 'promotions' && Array.isArray(found));
  return isOther ? { type: 'OtherShop', path, place } : problem;
};

/** Reads the cart of a file, or of standard input. */
export const readCart = (call: Call, file: string | undefined, shop: JsonShop): Promise<ReadCart> =>
  readFile(call, file, MAX_CART_BYTES, (text) => {
    const { lenient = false, engine } = call.options;
    try {
      return parseCart(text, lenient ? { strict: false } : {}, shop);
    } catch (error) {
      if (!(error instanceof Refusal) || engine !== undefined) throw error;
      throw new Refusal(...error.problems.map(asOtherShop));
    }
  });
