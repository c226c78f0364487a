import { kindOfRule, least, percentOf, won, type LedgerEntry, type LedgerInputs, type PriceRule } from '@baguni/domain';
import { word } from '../../words/word.ts';
import { money, type ViewContext } from '../common/context.ts';
import type { AmountLineView } from '../common/common-types.ts';

/** One step of a price as people read it: who, on what basis, which cap, how much, in `text` (PR-08). */
export interface LedgerLineView extends AmountLineView {
  readonly rule: PriceRule;
}

/** The word for each rule. */
export const ruleWords = {
  ItemPrice: 'ruleItemPrice',
  OptionPrice: 'ruleOptionPrice',
  BranchPrice: 'ruleBranchPrice',
  AdditionPrice: 'ruleAdditionPrice',
  EbayDiscount: 'ruleEbayDiscount',
  SellerDiscount: 'ruleSellerDiscount',
  BundleDiscount: 'ruleBundleDiscount',
  MemberDiscount: 'ruleMemberDiscount',
  PartnershipDiscount: 'rulePartnershipDiscount',
  FundingDiscount: 'ruleFundingDiscount',
  BuyerCoupon: 'ruleBuyerCoupon',
  SuperCoupon: 'ruleSuperCoupon',
  SellerDupCoupon: 'ruleSellerDupCoupon',
  ExtraDiscount: 'ruleExtraDiscount',
  ShippingFee: 'ruleShippingFee',
  ShippingCoupon: 'ruleShippingCoupon',
  OverseaShippingFee: 'ruleOverseaShippingFee',
} as const satisfies Readonly<Record<PriceRule, string>>;

/** The inputs that are worded with an amount, in the order in which they are told. */
const amountWords = [
  ['basis', 'ledgerBasis'],
  ['from', 'ledgerFrom'],
  ['limit', 'ledgerLimit'],
  ['cutTo', 'ledgerCut'],
  ['subtotal', 'ledgerSubtotal'],
  ['freeFrom', 'ledgerFreeFrom'],
  ['onArrival', 'ledgerOnArrival'],
] as const;

const numberIn = (inputs: LedgerInputs, name: string): number | undefined => {
  const value = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  return typeof value === 'number' ? value : undefined;
};

const textIn = (inputs: LedgerInputs, name: string): string => {
  const value = Object.hasOwn(inputs, name) ? inputs[name] : undefined;
  return typeof value === 'string' ? value.trim() : '';
};

const headOf = ({ words }: ViewContext, { rule, inputs }: LedgerEntry): string => {
  const says = word(words, ruleWords[rule]);
  const name = textIn(inputs, 'name');
  const named = name === '' || name === says ? says : word(words, 'ledgerNamed', { rule: says, name });
  const rate = numberIn(inputs, 'rate');
  return rate === undefined ? named : `${named} ${word(words, 'ledgerRate', { rate })}`;
};

const howMuch = (context: ViewContext, { rule, inputs }: LedgerEntry): readonly string[] => {
  const [price, each] = [numberIn(inputs, 'price'), numberIn(inputs, 'each')];
  const n = numberIn(inputs, 'quantity') ?? 1;
  if (price !== undefined) return [word(context.words, 'ledgerPrice', { amount: money(context, won(price)), n })];
  const pieces = inputs['quantity'] === undefined ? [] : [word(context.words, 'ledgerPieces', { n })];
  const once = numberIn(inputs, 'once');
  if (once !== undefined) return [word(context.words, 'ledgerOnce', { amount: money(context, won(once)) }), ...pieces];
  if (numberIn(inputs, 'perPiece') !== undefined) return [...pieces, word(context.words, 'ledgerPerPiece')];
  if (each === undefined) return pieces;
  const key = kindOfRule[rule] === 'Coupon' ? 'ledgerValue' : 'ledgerEach';
  return [word(context.words, key, { amount: money(context, won(each)) }), ...pieces];
};

/** What the rule takes off all that it applies to, in won; undefined where the entry does not say. */
const wholeOf = ({ rule, inputs }: LedgerEntry): number | undefined => {
  const [limit, rate, each, basis] = ['limit', 'rate', 'each', 'basis'].map((name) => numberIn(inputs, name));
  if (limit !== undefined || basis === undefined) return limit;
  const fixed = numberIn(inputs, 'perPiece') ?? numberIn(inputs, 'once');
  if (fixed !== undefined) return fixed;
  if (rate !== undefined) return percentOf(won(basis), rate);
  if (each === undefined) return undefined;
  if (kindOfRule[rule] === 'Coupon') return least(won(each), won(basis));
  return each * (numberIn(inputs, 'quantity') ?? 1);
};

/** A discount that several units earn together is told as the share of one (DC-02, CP-17). */
const share = ({ words }: ViewContext, entry: LedgerEntry): readonly string[] => {
  const whole = wholeOf(entry);
  const isShare = whole !== undefined && numberIn(entry.inputs, 'cutTo') === undefined && -entry.amount < whole;
  return isShare ? [word(words, 'ledgerShare')] : [];
};

const conditions = (context: ViewContext, { inputs }: LedgerEntry): readonly string[] =>
  amountWords.flatMap(([name, key]) => {
    const amount = numberIn(inputs, name);
    return amount === undefined ? [] : [word(context.words, key, { amount: money(context, won(amount)) })];
  });

/** An entry in words: who gave or charges it, how, on what basis, up to which cap (PR-08). */
export const ledgerText = (context: ViewContext, entry: LedgerEntry): string =>
  [headOf(context, entry), ...howMuch(context, entry), ...conditions(context, entry), ...share(context, entry)].join(
    ' · ',
  );

const placeKey = ({ place }: LedgerEntry): string =>
  place.type === 'Bundle' ? `parcel-${place.bundleKey}` : `${place.type.toLowerCase()}-${place.cartUnitId}`;

/**
 * A ledger as it is printed; the amounts add up to the total that it opens (PR-08).
 * @param placeOf names the unit or parcel of an entry where the list spans several
 */
export const ledgerLines = (
  context: ViewContext,
  entries: readonly LedgerEntry[],
  placeOf: (entry: LedgerEntry) => string | undefined = () => undefined,
): readonly LedgerLineView[] =>
  entries.map((entry, i) => ({
    key: `${i}-${entry.rule}-${placeKey(entry)}`,
    rule: entry.rule,
    text: ledgerText(context, entry),
    place: placeOf(entry),
    amount: money(context, entry.amount),
  }));
