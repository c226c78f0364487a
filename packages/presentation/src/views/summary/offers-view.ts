import type { OffersView, SummaryRowView } from './summary-types.ts';
import type { AmountLineView } from '../common/common-types.ts';
import {
  cashbacksOf,
  cashbackSummary,
  cashbackTypes,
  extraDiscountNudgeOf,
  selectableMore,
  sum,
  type CartState,
  type CashbackType,
  type UnitCashback,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import { word } from '../../words/word.ts';
import { money, type ViewContext } from '../common/context.ts';
import { koreanDay } from '../common/day.ts';

const typeWords = {
  Item: 'cashbackItem',
  Seller: 'cashbackSeller',
  SmilePay: 'cashbackSmilePay',
  ClubDay: 'cashbackClubDay',
  SsgPoint: 'cashbackSsgPoint',
} as const satisfies Readonly<Record<CashbackType, string>>;

const nudgeText = (context: ViewContext, state: CartState): string | undefined => {
  const nudge = extraDiscountNudgeOf(state);
  if (nudge.type === 'NONE' || selectableMore(state) < nudge.missing) return undefined;
  const [missing, worth] = [money(context, nudge.missing), money(context, nudge.worth)];
  return word(context.words, 'extraNudge', { missing, worth });
};

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
    ...(O.isSome(useEnableDateUnix)
      ? [word(words, 'cashbackFrom', { date: koreanDay(useEnableDateUnix.value * 1000, words.language) })]
      : []),
    ...(O.isSome(ssgCashbackDate)
      ? [word(words, 'cashbackPointsFrom', { date: koreanDay(Date.parse(ssgCashbackDate.value), words.language) })]
      : []),
  ];
};

/** How far the next extra discount is, and the cashback of what is selected (DC-05, CB-02, PG-09). */
export const offersView = (context: ViewContext, state: CartState): OffersView => {
  const cashbacks = cashbacksOf(state);
  return {
    nudge: nudgeText(context, state),
    cashback: cashbackRow(context, cashbacks),
    cashbackDates: datesOf(context, cashbacks),
  };
};
