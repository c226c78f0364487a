import {
  checkArgument,
  checkNames,
  createEngine,
  defineTax,
  currencyOf,
  defineExclusion,
  laneOf,
  marketplaceBase,
  mergeMessages,
  shareUnits,
  simpleBase,
  type Currency,
  type EngineTerms,
  type Offer,
  type OwnExclusion,
  isObject,
  listOf,
  own,
  type JsonObject,
} from '@baguni/domain/internal';
import { promotionMessages } from '@baguni/domain/messages/promotions';
import { array, either as E } from 'fp-ts';
import { entriesOf, only } from '../cart-json/json.ts';
import { misfitAt, parseCart } from '../cart-json/parse-cart.ts';
import {
  firstProblems,
  misfit,
  notParsed,
  type CartProblem,
  type LazyProblem,
  type Parsed,
} from '../cart-json/problem.ts';
import { namesUnknownTo } from '../cart-json/unknown-fields.ts';
import { cartReader, noObject, type JsonShop } from './cart-parser.ts';
import { readersOf } from './declared-fields.ts';
import { promotionKinds, type PromotionKind } from './kind.ts';
import { messagesIn } from './messages.ts';
import { policies, shopFields, type ShopFields } from './shop-codec.ts';
import { shopContradictions, unlisted } from './shop-contradictions.ts';
import { shopSchema } from './shop-schema.ts';
import { validPart } from './valid-part.ts';

const lazily = (problems: readonly CartProblem[]): readonly LazyProblem[] => problems.map((problem) => () => problem);

const optionNames: readonly string[] = ['kinds', 'engine', 'currency'] satisfies readonly (keyof ShopTerms)[];
const engineOptionNames: readonly string[] = ['rules', 'messages', 'features'];

/** Parses a cart of one unit with all policies and discounts of the shop, so that the codecs of carts validate them. */
const parsePolicies = (json: JsonObject) => {
  const unit = {
    cartUnitId: 1,
    quantity: 1,
    item: { itemNo: '1', itemName: '', itemSellPrice: 0 },
    seller: { sellerKey: 'shop' },
    // an unorderable unit requires no matching shipping terms
    unableOrderType: 'ITEM_OUT_OF_STOCK',
    discounts: listOf(own(json, 'discounts')).map((one) => (isObject(one) ? own(one, 'discount') : one)),
  };
  // the schema of shops reports unknown fields
  const read = parseCart({ ...only(json, policies), units: [unit] }, { strict: false });
  const inShop = (path: string): string => path.replace(/^units\.0\.discounts\.(\d+)/u, 'discounts.$1.discount');
  return {
    discounts: read.ok ? (read.value.units[0]?.discounts ?? []) : [],
    problems: read.ok ? [] : read.problems.map((one) => ({ ...one, path: inShop(one.path) })),
  };
};

/** Reads an offer by its kind of promotion. */
const readOffer = (
  { code, ...terms }: ShopFields['promotions'][number],
  path: string,
  kinds: readonly PromotionKind[],
  json: JsonObject,
): E.Either<readonly CartProblem[], Offer> => {
  const kind = kinds.find((one) => one.code === code);
  const { from, until } = terms;
  if (!kind) {
    const codes = kinds.map((one) => one.code);
    return E.left(unlisted(`${path}.code`, code, codes));
  }
  const isLate = from === undefined || until === undefined || Date.parse(until) >= Date.parse(from);
  const read = kind.read(isLate ? terms : { ...terms, until: from });
  const inOffer = (within: string): string => `${path}.params${within === '' ? '' : `.${within}`}`;
  const wrong = [
    ...(isLate ? [] : [misfit(`${path}.until`, until, { type: 'string', format: 'date-time', formatMinimum: from })]),
    ...(E.isLeft(read) ? read.left.map((one) => misfitAt(json, inOffer(one.path), one)) : []),
  ];
  return wrong.length > 0 ? E.left(wrong) : E.mapLeft(() => wrong)(read);
};

const exclusionOf = ({ code, message, lanes, where }: ShopFields['exclusions'][number]): OwnExclusion =>
  defineExclusion({
    code,
    message: Object.fromEntries(Object.entries(message).map(([language, text]) => [language, String(text)])),
    excludes: (one, other) => {
      const [a, b = a] = lanes;
      const laneIs = (assignment: typeof one, lane: string | undefined): boolean => laneOf(assignment.coupon) === lane;
      return laneIs(one, a) && laneIs(other, b) && (where === 'Anywhere' || shareUnits(one, other));
    },
  });

/** Invalid paths, and the paths of problems that may be consequences. */
const consequences: readonly (readonly [cause: RegExp, effect: RegExp])[] = [
  [/^base$/u, /^(?:without|home|countries|limits\.overseas)/u],
  [/^currency/u, /^(?:currency|limits\.overseas)/u],
  [/^fields(?:\.item)?$/u, /\.field$/u],
];

/** True for a problem at an invalid path, or one that may be a consequence. */
const followsFrom =
  (invalid: readonly string[]) =>
  ({ path }: CartProblem): boolean =>
    invalid.some((one) => path === one || path.startsWith(`${one}.`)) ||
    consequences.some(([cause, effect]) => effect.test(path) && invalid.some((one) => cause.test(one)));

/** True unless a problem may be the message of a promotion that could not be read. */
const isOfNoOther = (json: JsonObject, promotions: readonly Offer[]) => {
  const all = entriesOf(own(json, 'promotions')).map((one) => own(one, 'code'));
  const unread = all.filter((code) => typeof code === 'string' && promotions.every((one) => one.code !== code));
  return ({ type, path }: CartProblem): boolean =>
    type !== 'UnknownField' || !unread.some((code) => `${path}-`.includes(`.${String(code)}-`));
};

/** Options of `parseShop`. */
export interface ShopTerms<C extends string = string> {
  /** Required currency, which also types the engine; any currency if missing. */
  readonly currency?: Currency<C>;
  /** Promotion kinds, built-in by default; the first of a code counts. */
  readonly kinds?: readonly PromotionKind[];
  /** Terms outside JSON: custom rules, messages and features. */
  readonly engine?: Pick<EngineTerms<string>, 'rules' | 'messages' | 'features'>;
}

/**
 * Parses a shop (EN-10). Unknown fields are problems. Never throws because of the JSON.
 * @returns the shop, or all problems by path
 * @throws TypeError for an unknown option, or if two rules of `engine` share a code but differ in content
 * @example
 * const found = parseShop({ currency: 'USD', limits: { pieces: 0 } });
 * !found.ok && found.problems.map(({ path }) => path); // [ 'limits.pieces' ]
 */
export const parseShop = <const C extends string = string>(
  json: unknown,
  terms: ShopTerms<C> = {},
): Parsed<JsonShop<C>> => {
  const { kinds = promotionKinds, engine: more = {}, currency: required } = terms;
  checkNames('option of parseShop', optionNames, terms);
  checkNames('option of an engine from JSON', engineOptionNames, more);
  checkArgument(
    required === undefined || typeof own(required, 'code') === 'string',
    'currency',
    'a currency such as USD',
    required,
  );
  if (!isObject(json)) return notParsed([noObject(json, ['currency'])]);
  const { value, json: valid, misfits, pathIn } = validPart(shopFields, json, { currency: 'KRW' });
  const { discounts, problems: ofCarts } = parsePolicies(json);
  const { $schema: _, base: name, currency, discounts: targeted, fields, messages: said, tax, ...shop } = value;
  const base = name === 'Marketplace' ? marketplaceBase : simpleBase;
  const found = shop.promotions.map((one, i) => readOffer(one, `promotions.${i}`, kinds, valid));
  const promotions = array.rights(found);
  const exclusions = shop.exclusions.map(exclusionOf);
  const { messages, wrong } = messagesIn(said, promotions);
  const parts = { given: json, base, kinds, required, rules: more.rules ?? [], offers: promotions, exclusions };
  const contradictions = [
    ...shopContradictions(value, valid, parts),
    ...array.lefts(found).flat(),
    ...wrong.filter(isOfNoOther(json, promotions)),
  ].map((one) => ({ ...one, path: pathIn(one.path) }));
  const follows = followsFrom(misfits.map(({ path }) => path));
  const problems = [
    ...misfits.map((one) => () => misfitAt(json, one.path, one)),
    ...lazily([...contradictions.filter((one) => !follows(one)), ...ofCarts]),
    ...namesUnknownTo(shopSchema(kinds), json),
  ];
  if (problems.length > 0) return notParsed(firstProblems(problems));
  const engine = createEngine<string>({
    ...more,
    ...shop,
    base,
    currency: currencyOf(currency.code, currency.exponent, currency.rounding),
    ...(tax ? { tax: defineTax(tax) } : {}),
    messages: mergeMessages(promotionMessages, more.messages, messages),
    fields: readersOf(fields),
    promotions,
    exclusions,
  });
  const ours = targeted.flatMap(({ on }, i) => (discounts[i] ? [{ on, discount: discounts[i] }] : []));
  const parsed: JsonShop = { engine, parseCart: cartReader(engine.terms, only(json, policies), ours) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- that its currency is the required one has just been checked
  return { ok: true, value: parsed as unknown as JsonShop<C> };
};
