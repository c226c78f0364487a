import {
  isShare,
  type CouponInputs,
  type DiscountInputs,
  type ExtraDiscountInputs,
  type LedgerEntry,
  type PieceInputs,
  type PriceRule,
  type Won,
} from '@baguni/domain/internal';
import { wordOf } from '../common/word.ts';
import type { PriceWords } from './price-words-ko.ts';
import { money, type ViewContext } from '../common/context.ts';
import type { AmountLineView } from '../common/common-types.ts';

const word = wordOf<PriceWords>();

/** One pricing step; `text` contains provider, basis and cap. */
export interface LedgerLineView extends AmountLineView {
  readonly rule: PriceRule;
}

export const ruleWord = (rule: PriceRule): `rule${PriceRule}` => `rule${rule}`;

type Texts = readonly string[];

const head = ({ words }: ViewContext, rule: PriceRule, from = '', rate?: number): string => {
  const says = word(words, ruleWord(rule));
  const name = from.trim();
  const named = name === '' || name === says ? says : word(words, 'ledgerNamed', { rule: says, name });
  return rate === undefined ? named : `${named} ${word(words, 'ledgerRate', { rate })}`;
};

type AmountWord =
  | 'ledgerBasis'
  | 'ledgerFrom'
  | 'ledgerLimit'
  | 'ledgerCut'
  | 'ledgerSubtotal'
  | 'ledgerFreeFrom'
  | 'ledgerOnArrival'
  | 'ledgerOnce'
  | 'ledgerEach'
  | 'ledgerValue';

type LabelledAmount = readonly [key: AmountWord, amount: Won | undefined];

const amounts = (context: ViewContext, ...told: readonly LabelledAmount[]): Texts =>
  told.flatMap(([key, amount]) =>
    amount === undefined ? [] : [word(context.words, key, { amount: money(context, amount) })],
  );

const rateOf = (inputs: DiscountInputs | CouponInputs | ExtraDiscountInputs): number | undefined =>
  'rate' in inputs ? inputs.rate : undefined;
const onceOf = (inputs: DiscountInputs | ExtraDiscountInputs): LabelledAmount => [
  'ledgerOnce',
  'once' in inputs ? inputs.once : undefined,
];
const eachOf = (key: AmountWord, inputs: DiscountInputs | CouponInputs): LabelledAmount => [
  key,
  'each' in inputs ? inputs.each : undefined,
];

const piecesText = (context: ViewContext, { price, quantity: n }: PieceInputs): string =>
  word(context.words, 'ledgerPrice', { amount: money(context, price), n });

const discountTexts = (context: ViewContext, inputs: DiscountInputs): Texts => [
  ...amounts(context, onceOf(inputs), eachOf('ledgerEach', inputs)),
  word(context.words, 'ledgerPieces', { n: inputs.quantity }),
  ...('perPiece' in inputs ? [word(context.words, 'ledgerPerPiece')] : []),
  ...amounts(context, ['ledgerBasis', inputs.basis], ['ledgerLimit', inputs.limit], ['ledgerCut', inputs.cutTo]),
];

const textsOf = (context: ViewContext, { rule, inputs }: LedgerEntry): Texts => {
  switch (rule) {
    case 'ItemPrice':
    case 'BranchPrice':
      return [head(context, rule), piecesText(context, inputs)];
    case 'OptionPrice':
    case 'AdditionPrice':
      return [head(context, rule, inputs.name), piecesText(context, inputs)];
    case 'EbayDiscount':
    case 'SellerDiscount':
    case 'BundleDiscount':
    case 'MemberDiscount':
    case 'PartnershipDiscount':
      return [head(context, rule, inputs.name, rateOf(inputs)), ...discountTexts(context, inputs)];
    case 'FundingDiscount':
      return [
        head(context, rule, inputs.name),
        ...amounts(context, ['ledgerOnce', inputs.once], ['ledgerCut', inputs.cutTo]),
      ];
    case 'Promotion':
      return [head(context, rule, inputs.name), ...amounts(context, ['ledgerBasis', inputs.basis])];
    case 'BuyerCoupon':
    case 'SuperCoupon':
    case 'SellerDupCoupon':
    case 'ShippingCoupon':
      return [
        head(context, rule, inputs.name, rateOf(inputs)),
        ...amounts(
          context,
          eachOf('ledgerValue', inputs),
          ['ledgerBasis', inputs.basis],
          ['ledgerLimit', inputs.limit],
        ),
      ];
    case 'ExtraDiscount':
      return [
        head(context, rule, '', rateOf(inputs)),
        ...amounts(context, onceOf(inputs), ['ledgerBasis', inputs.basis]),
        ...amounts(context, ['ledgerFrom', inputs.from], ['ledgerLimit', inputs.limit]),
      ];
    case 'ShippingFee':
      return [
        head(context, rule),
        ...amounts(context, ['ledgerSubtotal', inputs.subtotal], ['ledgerFreeFrom', inputs.freeFrom]),
        ...amounts(context, ['ledgerOnArrival', inputs.onArrival]),
      ];
    case 'OverseaShippingFee':
      return [
        head(context, rule),
        ...amounts(context, ['ledgerSubtotal', inputs.subtotal], ['ledgerFreeFrom', inputs.freeFrom]),
      ];
    case 'Tax':
      return [head(context, rule, '', inputs.rate), ...amounts(context, ['ledgerBasis', inputs.basis])];
  }
};

export const ledgerText = (context: ViewContext, entry: LedgerEntry): string =>
  // A discount shared by several units is marked as a share (DC-02, CP-17).
  [
    ...textsOf(context, entry),
    ...(isShare(entry, context.storefront.rounding) ? [word(context.words, 'ledgerShare')] : []),
  ].join(' · ');

const placeKey = ({ place }: LedgerEntry): string =>
  place.type === 'Bundle' ? `parcel-${place.bundleKey}` : `${place.type.toLowerCase()}-${place.cartUnitId}`;

/**
 * Formats a ledger; the amounts add up to the total.
 * @param placeOf names the unit or parcel of an entry in a list of several
 * @param langOf returns the language tag of that name if it differs from the page
 */
export const ledgerLines = (
  context: ViewContext,
  entries: readonly LedgerEntry[],
  placeOf: (entry: LedgerEntry) => string | undefined = () => undefined,
  langOf: (entry: LedgerEntry) => string | undefined = () => undefined,
): readonly LedgerLineView[] =>
  entries.map((entry, i) => ({
    key: `${i}-${entry.rule}-${placeKey(entry)}`,
    rule: entry.rule,
    text: ledgerText(context, entry),
    place: placeOf(entry),
    placeLang: langOf(entry),
    amount: money(context, entry.amount),
  }));
