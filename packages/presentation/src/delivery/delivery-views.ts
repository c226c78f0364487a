import type { Session } from '@baguni/use-cases';
import type { CartUnit, OpeningSize } from '@baguni/domain/internal';
import { statePolicies } from '../layers/layer-policy.ts';
import type { ViewContext } from '../common/context.ts';
import { dayText } from '../common/day-text.ts';
import type { TroubleView } from '../common/common-types.ts';
import { unitNameOf } from '../common/shared-views.ts';
import { fill } from '../common/word.ts';
import { gatewayHref, hasPagesAround, lateFrame } from '../gateways/gateway-pages.ts';
import { deliveryWords } from './delivery-words.ts';

export interface ArrivalView {
  readonly key: string;
  readonly name: string;
  /** `YYYY-MM-DD`, for the time element. */
  readonly date: string;
  readonly text: string;
  readonly cutOff: string;
}

export const arrivalsView = (context: ViewContext, { cart: { units }, extras: { arrivals = [] } }: Session) => {
  const words = deliveryWords[context.words.language];
  const unitOf = new Map<string, CartUnit>(units.map((unit) => [unit.item.itemNo, unit]));
  const rows = arrivals.flatMap(({ itemNo, arrivalScheduledDate: date, displayType, minutesLeft }): ArrivalView[] => {
    const unit = unitOf.get(itemNo);
    // the rows of the cart show the other days
    if (!unit || minutesLeft === null) return [];
    const told = displayType === 'Guaranteed' ? words.guaranteed : words.scheduled;
    return [
      {
        key: itemNo,
        name: unitNameOf(context, unit),
        date,
        text: fill(told, { date: dayText(context, date) }),
        cutOff: fill(words.cutOff, { minutes: minutesLeft }),
      },
    ];
  });
  return rows.length === 0 ? undefined : { heading: words.heading, rows };
};

export type ArrivalsView = NonNullable<ReturnType<typeof arrivalsView>>;

export interface GatewayFrameView {
  readonly type: 'AddressBook' | 'ExpressShop' | 'SmilePayGateway';
  readonly domId: string;
  readonly title: string;
  readonly closeLabel: string;
  /** Undefined in a standalone cart: it has no gateway server, and a notice is shown. */
  readonly src: string | undefined;
  readonly notice: string;
  readonly trouble: TroubleView;
  readonly isDimmed: boolean;
  /** In CSS pixels if the window is large enough; undefined to fill the available space. */
  readonly size: OpeningSize | undefined;
}

export const addressBookView = (context: ViewContext): GatewayFrameView => {
  const { addressBook, close, noGateway } = deliveryWords[context.words.language];
  return {
    type: 'AddressBook',
    domId: 'address-book',
    title: addressBook,
    closeLabel: close,
    src: hasPagesAround(context) ? gatewayHref(context, 'AddressBook') : undefined,
    notice: noGateway,
    trouble: lateFrame[context.words.language],
    isDimmed: statePolicies.AddressBook.isDimmed,
    size: undefined,
  };
};
