import fc from 'fast-check';
import { checkArgument } from '../engine/cart/arguments.ts';
import { codesOf, formatFinding } from '../engine/engine-texts.ts';
import { withBest, withFix } from '../engine/cart-verbs.ts';
import type { EngineCart } from '../engine/cart/engine-cart.ts';
import type { CustomFields } from '../engine/cart/fields.ts';
import type { Engine, ShopPrice } from '../engine/engine.ts';
import type { ShopFinding, Words } from '../engine/finding.ts';
import type { Offer } from '../engine/promotions/offer.ts';
import { messageValues, valuesIn } from '../engine/texts/message-values.ts';
import { couponKeyOf } from '../entities/coupon/coupon.ts';
import { messages as en } from '../messages/en.ts';
import { placeholdersIn } from '../messages/format-message.ts';
import { promotionMessages } from '../messages/promotions.ts';
import { refundMessages } from '../messages/refunds.ts';
import { didYouMean } from '../names/nearest.ts';
import { totalOf } from '../price/ledger/ledger.ts';
import { testNow } from './builders/unit.ts';
import { arbCartOf } from './carts/arb-cart.ts';
import { isObject, knowNames } from './carts/cart-terms.ts';
import { checkCarts, fieldsHint, must, type CartsCheck } from './check-carts.ts';
import { checkRefunds } from './check-refunds.ts';
import { checkTax } from './check-tax.ts';
import { bestOffers } from '../engine/find-best-offers.ts';

/** The result of `checkEngine`: the number of generated carts, and what they cover. */
export interface EngineReport {
  readonly runs: number;
  /** Number of carts that may be ordered. */
  readonly ordered: number;
  /** IDs of promotions that saved nothing in any cart. */
  readonly unusedPromotions: readonly string[];
}

const checkPrice = <C extends string>(cart: EngineCart, { entries, price, total }: ShopPrice<C>): void => {
  must(totalOf(entries) === price && total.minor === price, 'the ledger adds up', totalOf(entries), price);
  must(Number.isSafeInteger(price) && price >= 0, 'the price is a whole amount of 0 or more', price);
  for (const { cartUnitId: id } of cart.units) {
    const own = entries.filter(({ place }) => place.type === 'Unit' && place.cartUnitId === id);
    must(totalOf(own) >= 0, 'no unit costs less than nothing', id, totalOf(own));
  }
};

const checkFailures = (reasons: readonly ShopFinding[]): void => {
  const failed = reasons.find(({ code }) => /^(?:RULE|PROMOTION)[-_]FAILED$/u.test(code));
  must(!failed, 'no rule and no promotion throws', failed?.params);
};

/** Rejects a message with a value that its code does not have. */
const checkValues = (of: string, text: string, values: readonly string[]): void => {
  const unknown = placeholdersIn(text).find((name) => !values.includes(name));
  if (unknown === undefined) return;
  const known = values.length === 0 ? 'there are none' : `they are ${values.join(', ')}`;
  throw new Error(`${of}: no value of the message: ${unknown}; ${known}${didYouMean(unknown, values)}`);
};

/** Rejects messages of codes and with values that the engine does not have, and messages that are no texts. */
const checkMessages = <C extends string, F extends CustomFields>(engine: Engine<C, F>): void => {
  const { messages = {}, rules = [], exclusions = [], promotions = [] } = engine.terms;
  const codes = [
    ...codesOf(engine),
    ...Object.keys(en),
    ...Object.keys(promotionMessages.ko),
    ...Object.keys(refundMessages.en),
  ];
  for (const [language, words] of Object.entries(messages))
    for (const code of Object.keys(words).map((one) => one.replace(/\?$/u, '')))
      if (!codes.includes(code))
        throw new Error(`messages.${language}: no code of the engine: ${code}${didYouMean(code, codes)}`);
  const own = [...rules, ...exclusions, ...promotions].flatMap((one) => [
    [one.code, one.message] as const,
    ...('reasons' in one ? Object.entries(one.reasons) : []),
  ]);
  for (const [of, words] of [...Object.entries(messages), ...own])
    for (const [name, text] of Object.entries(words ?? {}))
      checkArgument(typeof text === 'string', `message of ${of}.${name}`, 'a text', text);
  const ownWords = new Map<string, Words | undefined>(own);
  for (const [language, words] of Object.entries(messages))
    for (const [name, text] of Object.entries(words)) {
      const code = name.replace(/\?$/u, '');
      const values = messageValues(code, promotions) ?? valuesIn(ownWords.get(code) ?? {});
      checkValues(`messages.${language}.${name}`, text, values);
    }
};

/** Rejects an offer that names another one which does not name it, because they never combine. */
const checkStacking = (promotions: readonly Pick<Offer, 'id' | 'code' | 'stacksWith' | 'goesWith'>[]): void => {
  for (const { id, code, stacksWith } of promotions)
    for (const other of promotions)
      if (stacksWith !== 'Everything' && stacksWith.includes(other.id) && !other.goesWith(id) && !other.goesWith(code))
        throw new Error(`stacksWith of ${id}: ${other.id} does not name ${id}, so they never combine`);
};

/**
 * Checks an engine on random carts (EN-08, EN-09). The ledger adds up, repetition and the order of units do not matter,
 * no rule or promotion throws, and every code is one of `codesOf` with a complete text. Each message is a text of a code. The best offers cost what they
 * promise and add no violation. Tax and refunds satisfy `checkTax` and `checkRefunds`.
 * @throws Error with the violated law and the smallest cart, for a message of an unknown code or value, for an offer that names another one
 * in `stacksWith` which does not name it, or if no cart may be ordered
 * @example
 * checkEngine(shop, { runs: 20, seed: 1 }).runs; // 20
 */
export const checkEngine = <const C extends string, F extends CustomFields = CustomFields>(
  engine: Engine<C, F>,
  options: CartsCheck<EngineCart<C, F>> = {},
): EngineReport => {
  checkArgument(isObject(engine) && isObject(engine.terms), 'engine', 'an engine of `createEngine`', engine);
  knowNames('checkEngine', options, ['carts', 'now', 'runs', 'seed']);
  const { now = testNow, runs = 200 } = options;
  checkMessages(engine);
  checkStacking(engine.terms.promotions ?? []);
  const codes = new Set(codesOf(engine));
  let ordered = 0;
  const unused = new Set((engine.terms.promotions ?? []).map(({ id }) => id));
  const noteSavings = ({ promotions }: ShopPrice<C>): void => {
    for (const { offer, total } of promotions) if (total > 0) unused.delete(offer.id);
  };

  const checkFindings = (cart: EngineCart<C, F>, findings: readonly ShopFinding[]): void => {
    for (const { code, params, fixes } of findings) {
      must(codes.has(code), 'every code is one of codesOf', code);
      const text = formatFinding(engine, { code, params }, 'en');
      must(placeholdersIn(text).length === 0, 'a text has all its values', code, text);
      for (const fix of fixes) engine.priceOfCart(withFix(engine, cart, fix), now);
    }
  };

  const checkBest = (cart: EngineCart<C, F>, present: number, findings: readonly ShopFinding[]): void => {
    // a coupon is downloaded before use
    const offered = cart.coupons.offered.map((coupon) => ({ ...coupon, issueNo: couponKeyOf(coupon) }));
    const held = { ...cart, coupons: { ...cart.coupons, offered } };
    const best = bestOffers(engine, held, now);
    checkFailures([...findings, ...best.unusedPromotions.map(({ reason }) => reason)]);
    const used = withBest(engine, held, best);
    const price = engine.priceOfCart(used, now);
    noteSavings(price);
    must(price.price === best.payable, 'the best offers cost what they promise', best.payable, price.price);
    must(
      findings.length > 0 || price.price <= present || !best.isProved,
      'the best offers cost no more than others',
      present,
      price.price,
    );
    const none = { ...held, promotions: [], coupons: { ...held.coupons, applied: [] } };
    const bare = engine.priceOfCart(none, now);
    must(bare.price - best.payable === best.saving, 'the saving is that of the price', bare.price, best.saving);
    must(price.price <= bare.price, 'the best offers cost no more than none', bare.price, price.price);
    const before = new Set(engine.checkOrder(none, now).map(({ code }) => code));
    const added = engine.checkOrder(used, now).filter(({ code }) => !before.has(code));
    must(added.length === 0, 'the best offers add no violation', ...added.map(({ code }) => code));
  };

  const laws = (cart: EngineCart<C, F>): void => {
    const price = engine.priceOfCart(cart, now);
    checkPrice(cart as EngineCart, price);
    noteSavings(price);
    must(fc.stringify(engine.priceOfCart(cart, now)) === fc.stringify(price), 'asked again it says the same');
    const turned = engine.priceOfCart({ ...cart, units: cart.units.toReversed() }, now);
    must(turned.price === price.price, 'the order of units means nothing', price.price, turned.price);
    const findings = engine.checkOrder(cart, now);
    checkBest(cart, price.price, findings);
    checkFindings(cart, findings);
    if (engine.terms.tax) checkTax(engine, cart, now);
    if (findings.length > 0) return;
    ordered += 1;
    checkRefunds(engine, cart, now, () => 0);
  };
  const { carts } = options;
  checkCarts('the engine', carts ?? arbCartOf(engine), options, laws, fieldsHint(engine.terms.fields, carts));
  if (ordered === 0) throw new Error(`none of ${runs} carts can be ordered: give \`carts\` of orders`);
  return { runs, ordered, unusedPromotions: [...unused] };
};
