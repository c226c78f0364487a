import type { Session } from '@baguni/use-cases';
import {
  EXPRESS_FRAME,
  unitsById,
  won,
  type ExpressShopType,
  type UnitVisit,
  type CartUnit,
  type CouponNews,
  type MergedPieces,
  type UnitNews,
} from '@baguni/domain/internal';
import { distinctNameIn, action, imageView } from '../common/shared-views.ts';
import { money, type ViewContext, koreanDay } from '../common/context.ts';
import type { GatewayFrameView } from '../delivery/delivery-views.ts';
import { gatewayHref, hasPagesAround, lateFrame } from '../gateways/gateway-pages.ts';
import { layerFrame } from '../layers/layer-policy.ts';
import { visitWords, type VisitWords } from './visit-words.ts';
import { fill, word } from '../common/word.ts';
import { deliveryWords } from '../delivery/delivery-words.ts';
import type { ActionView, ImageView } from '../common/common-types.ts';

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

export const priceSignalsView = (
  context: ViewContext,
  { cart: { units }, extras: { signals = [], news, cheaper = [] } }: Session,
) => {
  const words = visitWords[context.words.language];
  const told = new Set([...(news?.units ?? []), ...cheaper].map(({ cartUnitId }) => cartUnitId));
  const rows = signals.flatMap(({ cartUnitId, before, now }) => {
    const unit = unitsById(units).get(cartUnitId);
    // Skips changes that the visit news or the row already contains.
    if (!unit || told.has(cartUnitId)) return [];
    const name = distinctNameIn(context, units, unit);
    const amount = money(context, won(Math.abs(now - before)));
    return [
      {
        key: String(cartUnitId),
        name,
        hasFallen: now < before,
        text: fill(now < before ? words.priceFell : words.priceRose, { amount }),
        amounts: fill(words.beforeAndNow, { before: money(context, before), now: money(context, now) }),
        visit: action(words.goToUnit, fill(words.goToUnitOf, { name }), { type: 'VisitUnit', cartUnitId }),
      },
    ];
  });
  return rows.length === 0 ? undefined : { heading: words.priceChanges, rows };
};

export type PriceSignalsView = NonNullable<ReturnType<typeof priceSignalsView>>;

const reasonWords = {
  Signal: 'visitedSignal',
  Added: 'visitedAdded',
  PriceChange: 'visitedPriceChange',
  News: 'visitedNews',
} as const satisfies Readonly<Record<UnitVisit['reason'], keyof VisitWords>>;

export const unitVisitView = (context: ViewContext, { cart: { units }, extras: { visit } }: Session) => {
  const unit = visit && unitsById(units).get(visit.cartUnitId);
  if (!unit) return undefined;
  const words = visitWords[context.words.language];
  return {
    domId: `unit-${unit.cartUnitId}`,
    text: fill(words[reasonWords[visit.reason]], { name: distinctNameIn(context, units, unit), n: unit.quantity }),
    takesFocus: visit.reason !== 'Signal',
    count: visit.count,
  };
};

export type UnitVisitView = NonNullable<ReturnType<typeof unitVisitView>>;

/** Same-day stores and their names are Korean; other languages have none. */
const shopNames: Readonly<Record<ExpressShopType, string>> = {
  GSFresh: 'GS프레시',
  LotteSuper: '롯데슈퍼',
  LotteMart: '롯데마트',
  HomePlus: '홈플러스',
};

export const expressShopView = (context: ViewContext, { extras: { expressShop } }: Session) => {
  // A link needs a page that is served.
  if (!expressShop || !hasPagesAround(context)) return undefined;
  const words = visitWords[context.words.language];
  const { expressShopType, branchCode } = expressShop;
  const label = words.expressShopLink;
  return {
    text: fill(words.expressShop, { shop: shopNames[expressShopType], branch: branchCode }),
    open: action(label, label, { type: 'OpenSideLayer', layer: 'ExpressShop' }),
  };
};

/** The same-day store that the page opened with. */
export type ExpressShopView = NonNullable<ReturnType<typeof expressShopView>>;

export const expressShopFrame = (
  context: ViewContext,
  { extras: { expressShop } }: Session,
): GatewayFrameView | undefined => {
  if (!expressShop) return undefined;
  const { expressShopType, branchCode } = expressShop;
  const { noGateway } = deliveryWords[context.words.language];
  return {
    type: 'ExpressShop',
    domId: 'express-shop',
    title: shopNames[expressShopType],
    ...layerFrame(context),
    notice: noGateway,
    trouble: lateFrame[context.words.language],
    src: hasPagesAround(context) ? gatewayHref(context, 'ExpressShop', [expressShopType, branchCode]) : undefined,
    size: EXPRESS_FRAME,
  };
};
