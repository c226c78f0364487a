import type { Session } from '@baguni/use-cases';
import type { SummaryRowView } from './summary-view.ts';
import type { AmountLineView } from '../common/common-types.ts';
import {
  cashbacksOf,
  cashbackSummary,
  cashbackTypes,
  chosenUnits,
  extraDiscountNudgeOf,
  featuresOf,
  pricedOf,
  selectableMore,
  sum,
  type CashbackType,
  type Language,
  type OfferedPromotion,
  type PricedCart,
  type UnitCashback,
} from '@baguni/domain/internal';
import { messageText, wordOf } from '../common/word.ts';
import type { PriceWords } from './price-words-ko.ts';
import { money, type ViewContext, koreanDay } from '../common/context.ts';

const word = wordOf<PriceWords>();

const typeWords = {
  Item: 'cashbackItem',
  Seller: 'cashbackSeller',
  SmilePay: 'cashbackSmilePay',
  ClubDay: 'cashbackClubDay',
  SsgPoint: 'cashbackSsgPoint',
} as const satisfies Readonly<Record<CashbackType, string>>;

const extraNudges = (context: ViewContext, state: Session, priced: PricedCart): readonly string[] => {
  const nudge = extraDiscountNudgeOf(state.cart, priced);
  if (nudge.type === 'NONE' || selectableMore(state.cart, priced) < nudge.missing) return [];
  const [missing, worth] = [money(context, nudge.missing), money(context, nudge.worth)];
  return [word(context.words, 'extraNudge', { missing, worth })];
};

const SAID = 3;

const promotionNudges = ({ words }: ViewContext, promotions: readonly OfferedPromotion[]): readonly string[] =>
  promotions
    .flatMap(({ lacks }) => (lacks !== undefined && lacks.units.length > 0 ? [lacks] : []))
    .slice(0, SAID)
    .map(({ code, params }) => messageText(words, code, params))
    .filter((text) => text !== '');

const linesOf = (context: ViewContext, cashbacks: readonly UnitCashback[]): readonly AmountLineView[] =>
  cashbackTypes.flatMap((type) => {
    const amounts = cashbacks.flatMap(({ cashbackType, amount }) => (cashbackType === type ? [amount] : []));
    const text = word(context.words, typeWords[type]);
    return amounts.length === 0 ? [] : [{ key: type, text, place: undefined, amount: money(context, sum(amounts)) }];
  });

const cashbackRow = (context: ViewContext, cashbacks: readonly UnitCashback[]): SummaryRowView | undefined => {
  if (cashbacks.length === 0) return undefined;
  const label = word(context.words, 'sumCashback');
  return {
    key: 'Cashback',
    kinds: [],
    label,
    amount: money(context, sum(cashbacks.map(({ amount }) => amount))),
    inCurrency: undefined,
    tone: 'Free',
    hasLines: true,
    lines: linesOf(context, cashbacks),
    toggleLabel: word(context.words, 'ledgerToggle', { label }),
  };
};

const datesOf = ({ words }: ViewContext, cashbacks: readonly UnitCashback[]): readonly string[] => {
  const { useEnableDateUnix, ssgCashbackDate } = cashbackSummary(cashbacks);
  return [
    ...(useEnableDateUnix === undefined
      ? []
      : [word(words, 'cashbackFrom', { date: koreanDay(useEnableDateUnix * 1000, words.language) })]),
    ...(ssgCashbackDate === undefined
      ? []
      : [word(words, 'cashbackPointsFrom', { date: koreanDay(Date.parse(ssgCashbackDate), words.language) })]),
  ];
};

/** Explains a higher total than on the Korean page, because only that page has extra discounts (DC-04). */
const koreanOnly: Readonly<Partial<Record<Language, string>>> = {
  en: 'Extra discounts apply on the Korean page only, so the total can be lower there.',
  cn: '额外折扣仅适用于韩语页面，因此韩语页面的总额可能更低。',
  jp: '追加割引は韓国語のページだけで適用されるため、合計金額は韓国語のページのほうが安くなることがあります。',
};

const languageNotes = ({ cart }: Session): readonly string[] => {
  const { storefront } = cart;
  const text = koreanOnly[storefront.language];
  const isOffered =
    featuresOf({ ...storefront, language: 'ko' }).extraDiscount && !featuresOf(storefront).extraDiscount;
  return text !== undefined && isOffered && chosenUnits(cart).length > 0 ? [text] : [];
};

/**
 * Builds the nudges of extra discount and promotions, and the cashback of the selection.
 * @param promotions of the shop; the marketplace has none
 */
export const offersView = (
  context: ViewContext,
  state: Session,
  promotions: readonly OfferedPromotion[] = [],
  priced = pricedOf(state.cart),
) => {
  const cashbacks = cashbacksOf(state.cart, state.cashback);
  const { status, offered } = state.cart.coupons;
  return {
    /** True while the first coupons are read, which may add the best-coupons button above the offers. */
    isAwaited: status === 'Asking' && offered.length === 0,
    nudges: [...extraNudges(context, state, priced), ...promotionNudges(context, promotions), ...languageNotes(state)],
    cashback: cashbackRow(context, cashbacks),
    cashbackDates: datesOf(context, cashbacks),
  };
};

export type OffersView = ReturnType<typeof offersView>;
