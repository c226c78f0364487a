import fc from 'fast-check';
import { checkArgument } from '../engine/cart/arguments.ts';
import type { EngineCart } from '../engine/cart/engine-cart.ts';
import type { CustomFields } from '../engine/cart/fields.ts';
import { createEngine } from '../engine/create-engine.ts';
import type { Engine } from '../engine/engine.ts';
import { type ShopFinding, type ShopFix, thrownText } from '../engine/finding.ts';
import { shopFactsOf } from '../engine/order.ts';
import { evaluateCart } from '../engine/promotions/evaluated-cart.ts';
import type { ShopFacts, ShopRule } from '../engine/rule.ts';
import { shopOf } from '../engine/terms.ts';
import { placeholdersIn } from '../messages/format-message.ts';
import { KRW } from '../money/currency.ts';
import { testNow } from './builders/unit.ts';
import { arbCartOf } from './carts/arb-cart.ts';
import { isObject, knowNames } from './carts/cart-terms.ts';
import { checkCarts, fieldsHint, must, type CartsCheck } from './check-carts.ts';
import { inWorld } from './promotions/answer.ts';

/** Options of `checkRule`. */
export interface RuleCheck<C extends string = string, F = CustomFields> extends CartsCheck<EngineCart<C, F>> {
  /** The engine of the shop; default is a simple shop in won. */
  readonly engine?: Engine<C, F>;
}

/** The result of `checkRule`: the number of generated carts. */
export interface RuleReport {
  readonly runs: number;
  /** Number of carts that the rule refused. */
  readonly refused: number;
}

/** Far apart, so that weekdays, hours and random numbers differ. */
const WEEK = 605_000_000;
const MANY = 123_456_789;

const violationOf = <F>(rule: ShopRule<F>, facts: ShopFacts<F>): ShopFinding | undefined => {
  try {
    return rule.broken(facts);
  } catch (thrown) {
    throw new Error(`it throws nothing: ${thrownText(thrown)}`, { cause: thrown });
  }
};

/** Types of fixes. A missing one is a compile error. */
const fixTypes: Readonly<Record<ShopFix['type'], true>> = {
  Deselect: true,
  Delete: true,
  SetQuantity: true,
  RemoveCoupons: true,
  SelectAll: true,
  SignIn: true,
  OrderFirst: true,
  Agree: true,
  ChooseCompany: true,
  ShipDomestic: true,
  VerifyIdentity: true,
  VerifyAdult: true,
  ChooseDeliveryTime: true,
  GivePapers: true,
  RemovePromotion: true,
};

/** Checks that messages have their values, and that units and fixes are of the cart, in whole pieces. */
const checkFinding = ({ message = {} }: Pick<ShopRule, 'message'>, found: ShopFinding, cart: EngineCart): void => {
  for (const text of Object.values(message)) {
    const missing = placeholdersIn(text).filter((name) => !Object.hasOwn(found.params, name));
    must(missing.length === 0, 'it has each value that its message names', ...missing);
  }
  const ids = new Set(cart.units.map(({ cartUnitId }) => cartUnitId));
  must(
    found.units.every((id) => ids.has(id)),
    'it names units of the cart',
    found.units,
  );
  const unknown = found.fixes.map(({ type }) => type).filter((type) => !Object.hasOwn(fixTypes, type));
  must(unknown.length === 0, 'each fix has a known type', ...unknown);
  const isOfCart = (fix: (typeof found.fixes)[number]): boolean => {
    const named = 'cartUnitIds' in fix ? fix.cartUnitIds : 'cartUnitId' in fix ? [fix.cartUnitId] : [];
    const isWhole = fix.type !== 'SetQuantity' || (Number.isSafeInteger(fix.quantity) && fix.quantity > 0);
    return isWhole && named.every((id) => ids.has(id));
  };
  must(found.fixes.every(isOfCart), 'what mends it is about units of the cart, in whole pieces', found.fixes);
};

/**
 * Checks a rule of a shop on random carts (EN-09). It never throws, reads no clock, leaves nothing to chance, and does
 * not depend on the order of units. Its messages have all values, and its units and fixes are of the cart.
 * @throws Error with the violated law and the smallest cart, or if it refuses none or all of the carts
 * @example
 * const leastSpend = defineRule({ code: 'LEAST', message: { en: '' }, broken: ({ payable }) => (payable < 500 ? { params: {} } : undefined) });
 * checkRule(leastSpend, { engine: shop, runs: 50, seed: 1 }).runs; // 50
 */
export const checkRule = <const C extends string = 'KRW', F = CustomFields>(
  rule: ShopRule<F>,
  options: RuleCheck<C, F> = {},
): RuleReport => {
  checkArgument(isObject(rule) && typeof rule.broken === 'function', 'rule', 'a rule of `defineRule`', rule);
  const { code, message } = rule;
  const hasText = message === undefined || Object.keys(message).length > 0;
  checkArgument(hasText, `message of ${code}`, 'a text in at least one language', message);
  knowNames('checkRule', options, ['engine', 'carts', 'now', 'runs', 'seed']);
  const { engine = createEngine({ currency: KRW }) as unknown as Engine<C, F>, now = testNow, runs = 200 } = options;
  // the code below passes the custom fields on without reading them
  const shop = shopOf((engine as unknown as Engine<C>).terms);
  const factsOf = (cart: EngineCart): ShopFacts<F> => shopFactsOf(shop, evaluateCart(cart, shop, now)) as ShopFacts<F>;
  let refused = 0;
  const laws = (given: EngineCart<C, F>): void => {
    const cart = given as EngineCart;
    const askedIn = (dice: number, at: number, of = cart) =>
      inWorld({ now: at, dice }, () => violationOf(rule, factsOf(of)));
    const found = askedIn(1, now);
    const text = fc.stringify(found);
    for (const n of [1, 2, 3, 4, 5]) {
      const [later, rolled] = [askedIn(1, now + n * WEEK), askedIn(n * MANY, now)];
      must(fc.stringify(later) === text, 'it reads no clock', found, later);
      must(fc.stringify(rolled) === text, 'it leaves nothing to chance', found, rolled);
    }
    const turned = askedIn(1, now, { ...cart, units: cart.units.toReversed() });
    must(!turned === !found, 'the order of units means nothing', found, turned);
    if (!found) return;
    checkFinding(rule, found, cart);
    refused += 1;
  };
  const { carts } = options;
  checkCarts(rule.code, carts ?? arbCartOf(engine), options, laws, fieldsHint(engine.terms.fields, carts));
  const told = refused === 0 ? 'none' : refused === runs ? 'each' : undefined;
  if (told) throw new Error(`${rule.code} refuses ${told} of ${runs} carts: give \`carts\` on both sides of it`);
  return { runs, refused };
};
