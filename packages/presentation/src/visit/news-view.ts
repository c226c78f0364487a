import type { Session } from '@baguni/use-cases';
import {
  unitsById,
  won,
  type CartUnit,
  type CouponNews,
  type MergedPieces,
  type UnitNews,
} from '@baguni/domain/internal';
import { distinctNameIn } from '../common/distinct-names.ts';
import { action, imageView } from '../common/shared-views.ts';
import type { ActionView, ImageView } from '../common/common-types.ts';
import { money, type ViewContext } from '../common/context.ts';
import { koreanDay } from '../common/day-text.ts';
import { fill, word } from '../common/word.ts';
import { visitWords } from './visit-words.ts';

export interface NewsRowView {
  readonly key: string;
  readonly name: string;
  readonly image: ImageView | undefined;
  readonly text: string;
  readonly amounts: string | undefined;
  /** True if it benefits the shopper; the text also makes that clear. */
  readonly isGood: boolean;
  readonly visit: ActionView | undefined;
}

const visitOf = ({ words: { language } }: ViewContext, unit: CartUnit, accessibleName: string): ActionView =>
  action(visitWords[language].goToUnit, accessibleName, {
    type: 'VisitUnit',
    cartUnitId: unit.cartUnitId,
    reason: 'News',
  });

const changeOf = (context: ViewContext, news: UnitNews): Pick<NewsRowView, 'text' | 'amounts' | 'isGood'> => {
  const { language } = context.words;
  if (news.type === 'SoldOut') return { text: visitWords[language].soldOut, amounts: undefined, isGood: false };
  const { before, now } = news;
  const words = visitWords[language];
  const amount = money(context, won(Math.abs(now - before)));
  return {
    text: fill(now < before ? words.priceFell : words.priceRose, { amount }),
    amounts: fill(words.beforeAndNow, { before: money(context, before), now: money(context, now) }),
    isGood: now < before,
  };
};

type Units = readonly CartUnit[];

const unitRow = (context: ViewContext, units: Units, unit: CartUnit, news: UnitNews): NewsRowView => {
  const name = distinctNameIn(context, units, unit);
  const { goToUnitOf } = visitWords[context.words.language];
  return {
    key: `unit-${unit.cartUnitId}`,
    name,
    image: imageView(unit.item.itemImageUrl, false),
    ...changeOf(context, news),
    visit: visitOf(context, unit, fill(goToUnitOf, { name })),
  };
};

const couponRow = (context: ViewContext, units: Units, news: CouponNews, unit: CartUnit | undefined): NewsRowView => {
  const { language } = context.words;
  const words = visitWords[language];
  const { couponIssueNo, couponName, expiredDate } = news;
  const names = unit && { coupon: couponName, name: distinctNameIn(context, units, unit) };
  return {
    key: `coupon-${couponIssueNo}`,
    name: couponName,
    image: undefined,
    text: fill(words.couponEnds, { date: koreanDay(Date.parse(expiredDate), language) }),
    amounts: undefined,
    isGood: false,
    visit: unit && names && visitOf(context, unit, fill(words.goToCouponUnit, names)),
  };
};

const mergedRows = (context: ViewContext, { cart: { units }, extras: { merged } }: Session): readonly NewsRowView[] => {
  if (!merged) return [];
  const { language } = context.words;
  const byId = unitsById(units);
  const rowOf = ({ cartUnitId }: MergedPieces, text: string): readonly NewsRowView[] => {
    const unit = byId.get(cartUnitId);
    if (!unit) return [];
    const name = distinctNameIn(context, units, unit);
    return [
      {
        key: `merged-${cartUnitId}`,
        name,
        image: imageView(unit.item.itemImageUrl, false),
        text,
        amounts: undefined,
        isGood: false,
        visit: visitOf(context, unit, fill(visitWords[language].goToUnitOf, { name })),
      },
    ];
  };
  const words = visitWords[language];
  return [
    ...merged.added.flatMap((one) => rowOf(one, words.merged)),
    ...merged.addedUp.flatMap((one) => rowOf(one, fill(words.mergedMore, { n: one.quantity }))),
  ];
};

const changedRows = (context: ViewContext, { cart: { units }, extras: { news } }: Session): readonly NewsRowView[] => {
  if (!news) return [];
  const byId = unitsById(units);
  return [
    ...news.units.flatMap((one) => {
      const unit = byId.get(one.cartUnitId);
      return unit ? [unitRow(context, units, unit, one)] : [];
    }),
    ...news.coupons.map((one) => {
      const leadsTo = one.cartUnitId;
      return couponRow(context, units, one, leadsTo === undefined ? undefined : byId.get(leadsTo));
    }),
  ];
};

const markOf = ({ cartUnitId }: MergedPieces): string => `unit-${cartUnitId}`;

/**
 * Builds the merged units and the changes since the last visit that are still in the cart; undefined if empty or
 * closed.
 */
export const newsView = (context: ViewContext, state: Session) => {
  const [brought, changed] = [mergedRows(context, state), changedRows(context, state)];
  if (brought.length + changed.length === 0) return undefined;
  const words = visitWords[context.words.language];
  const counted = (rows: readonly unknown[], one: string, several: string): readonly string[] =>
    rows.length === 0 ? [] : [fill(rows.length === 1 ? one : several, { n: rows.length })];
  const ofChanges = counted(changed, words.oneChange, words.severalChanges);
  const { added = [], addedUp = [] } = state.extras.merged ?? {};
  return {
    text: [...counted(brought, words.mergedOne, words.mergedSeveral), ...ofChanges].join(' · '),
    said: ofChanges.join(''),
    rows: [...brought, ...changed],
    marked: [...added, ...addedUp].map(markOf),
    close: action(word(context.words, 'close'), words.closeNews, { type: 'DismissNews' }),
  };
};

/** Changes since the last visit and merged units, in one expandable line. */
export type NewsView = NonNullable<ReturnType<typeof newsView>>;
