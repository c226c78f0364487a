import type { Session } from '@baguni/use-cases';
import { EXPRESS_FRAME, unitsById, won, type ExpressShopType, type UnitVisit } from '@baguni/domain/internal';
import { distinctNameIn } from '../common/distinct-names.ts';
import { action } from '../common/shared-views.ts';
import { money, type ViewContext } from '../common/context.ts';
import type { GatewayFrameView } from '../delivery/delivery-views.ts';
import { gatewayHref, hasPagesAround, lateFrame } from '../gateways/gateway-pages.ts';
import { statePolicies } from '../layers/layer-policy.ts';
import { visitWords, type VisitWords } from './visit-words.ts';
import { fill } from '../common/word.ts';
import { deliveryWords } from '../delivery/delivery-words.ts';

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
  const { close, noGateway } = deliveryWords[context.words.language];
  return {
    type: 'ExpressShop',
    domId: 'express-shop',
    title: shopNames[expressShopType],
    closeLabel: close,
    notice: noGateway,
    trouble: lateFrame[context.words.language],
    src: hasPagesAround(context) ? gatewayHref(context, 'ExpressShop', [expressShopType, branchCode]) : undefined,
    isDimmed: statePolicies.ExpressShop.isDimmed,
    size: EXPRESS_FRAME,
  };
};
