import type { Session } from '@baguni/use-cases';
import type { CartUnit, OpeningSize } from '@baguni/domain';
import { statePolicies } from '../layers/state-policies.ts';
import type { ViewContext } from '../views/common/context.ts';
import { dayText } from '../views/common/slot-text.ts';
import type { TroubleView } from '../views/frame/frame-types.ts';
import { unitNameOf } from '../views/common/item-names.ts';
import { fill } from './words/around-words.ts';
import { gatewayHref, hasPagesAround } from './gateway-href.ts';
import { lateFrame } from './words/frame-words.ts';
import { deliveryWords } from './words/delivery-words.ts';

/** When items arrive (PG-16). */
export interface ArrivalsView {
  readonly heading: string;
  readonly rows: readonly ArrivalView[];
}

/** When one item arrives. */
export interface ArrivalView {
  readonly key: string;
  readonly name: string;
  /** `YYYY-MM-DD`, for machines. */
  readonly date: string;
  readonly text: string;
  /** Until when it holds; undefined while the cut-off is not within the hour. */
  readonly cutOff: string | undefined;
}

/** When items of the cart arrive; undefined where it is not known of any (PG-16). */
export const arrivalsView = (
  context: ViewContext,
  { cart: { units }, extras: { arrivals = [] } }: Session,
): ArrivalsView | undefined => {
  const words = deliveryWords[context.words.language];
  const unitOf = new Map<string, CartUnit>(units.map((unit) => [unit.item.itemNo, unit]));
  const rows = arrivals.flatMap(({ itemNo, arrivalScheduledDate: date, displayType, minutesLeft }): ArrivalView[] => {
    const unit = unitOf.get(itemNo);
    if (!unit) return [];
    const told = displayType === 'Guaranteed' ? words.guaranteed : words.scheduled;
    return [
      {
        key: itemNo,
        name: unitNameOf(context, unit),
        date,
        text: fill(told, { date: dayText(context, date) }),
        cutOff: minutesLeft === null ? undefined : fill(words.cutOff, { minutes: minutesLeft }),
      },
    ];
  });
  return rows.length === 0 ? undefined : { heading: words.heading, rows };
};

/** A gateway in a layer of the page: a frame of the server's (AD-02, LS-08). */
export interface GatewayFrameView {
  readonly type: 'AddressBook' | 'ExpressShop';
  readonly domId: string;
  readonly title: string;
  readonly closeLabel: string;
  /** Undefined in a cart that lives in its page: nobody serves the gateway there, and the notice says so (LS-10). */
  readonly src: string | undefined;
  readonly notice: string;
  /** What is said where it takes too long to come (FR-4). */
  readonly trouble: TroubleView;
  readonly isDimmed: boolean;
  /** CSS pixels, where the window has room for them; undefined where it takes the room that there is. */
  readonly size: OpeningSize | undefined;
}

/** The address book in the language of the page. */
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
