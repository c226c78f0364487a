import { marketplaceShop, type JsonShop } from '@baguni/contract/shop-json';
import type { Currency } from '@baguni/domain/shop';
import { either as E } from 'fp-ts';
import type { Call } from '../input/call.ts';
import type { Environment } from '../input/environment.ts';
import type { Read } from '../input/json-text.ts';
import type { Problem } from '../input/problem.ts';
import { readCart, readShop, type ReadCart } from '../input/read-cart.ts';
import { MAX_CART_BYTES } from '../input/read-file.ts';

/** How standard input is named. */
const INPUT = '-';

/** Whether standard input is asked for more than once, for a cart or the shop: it can be read but once. */
export const readsInputTwice = ({ operands, engine }: Pick<Call, 'operands' | 'engine'>): boolean => {
  const carts = operands.length > 0 ? operands : [INPUT];
  return [...carts, engine].filter((file) => file === INPUT).length > 1;
};

const inFile =
  (file: string) =>
  (problem: Problem): Problem =>
    'place' in problem ? { ...problem, file } : problem;

/** Reads what a file says, or standard input; what is wrong in a file that has a name says which. */
export const readOperand = async <A>(
  file: string | undefined,
  most: number,
  { read }: Environment,
  parse: (text: string) => Read<A>,
): Promise<Read<A>> => {
  const name = file === INPUT ? undefined : file;
  const text = await read(name, most);
  if (E.isLeft(text)) return E.left([text.left]);
  if (text.right.trim() === '') return E.left([{ type: 'Empty', file: name ?? INPUT }]);
  const parsed = parse(text.right);
  return name === undefined ? parsed : E.mapLeft((problems: readonly Problem[]) => problems.map(inFile(name)))(parsed);
};

/**
 * Reads the shop of the call; the marketplace where it names none.
 * @param currency what its amounts must be of; any currency where left out
 */
export const shopIn = async (
  { engine }: Pick<Call, 'engine'>,
  environment: Environment,
  currency?: Currency,
): Promise<Read<JsonShop>> =>
  engine === undefined
    ? E.right(marketplaceShop)
    : readOperand(engine, MAX_CART_BYTES, environment, (text) => readShop(text, currency));

/** The marketplace has one currency and no promotion: a cart that says others is of a shop that was not named. */
const ofOtherShop = (problem: Problem): Problem => {
  if (problem.type !== 'Misfit') return problem;
  const { path, place, found } = problem;
  const isOther = (path === 'currency' && typeof found === 'string') || (path === 'promotions' && Array.isArray(found));
  return isOther ? { type: 'OtherShop', path, place } : problem;
};

/** Reads the cart of a file, or of standard input, as a shop reads it. */
export const cartIn = (
  file: string | undefined,
  { strict, engine }: Pick<Call, 'strict' | 'engine'>,
  environment: Environment,
  shop: JsonShop,
): Promise<Read<ReadCart>> =>
  readOperand(file, MAX_CART_BYTES, environment, (text) => {
    const read = readCart(text, { strict }, shop);
    return E.isLeft(read) && engine === undefined ? E.left(read.left.map(ofOtherShop)) : read;
  });
