import type { Session } from '@baguni/use-cases';
import {
  type CartUnit,
  type OpeningSize,
  type DeliverySlot,
  chosenSlots,
  freshBranchOf,
  type FreshDelivery,
  type SlotKey,
} from '@baguni/domain/internal';
import { layerFrame } from '../layers/layer-policy.ts';
import { type ViewContext, dayText, dateFormat, unbroken } from '../common/context.ts';
import type { TroubleView, ActionView } from '../common/common-types.ts';
import { unitNameOf, plainAction } from '../common/shared-views.ts';
import { fill, word } from '../common/word.ts';
import { gatewayHref, hasPagesAround, lateFrame } from '../gateways/gateway-pages.ts';
import { deliveryWords } from './delivery-words.ts';

export const arrivalsView = (context: ViewContext, { cart: { units }, extras: { arrivals = [] } }: Session) => {
  const words = deliveryWords[context.words.language];
  const unitOf = new Map<string, CartUnit>(units.map((unit) => [unit.item.itemNo, unit]));
  const rows = arrivals.flatMap(({ itemNo, arrivalScheduledDate: date, displayType, minutesLeft }) => {
    const unit = unitOf.get(itemNo);
    // the rows of the cart show the other days
    if (!unit || minutesLeft === null) return [];
    const key: string = itemNo;
    const told = displayType === 'Guaranteed' ? words.guaranteed : words.scheduled;
    return [
      {
        key,
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
  const { addressBook, noGateway } = deliveryWords[context.words.language];
  return {
    type: 'AddressBook',
    domId: 'address-book',
    title: addressBook,
    ...layerFrame(context),
    src: hasPagesAround(context) ? gatewayHref(context, 'AddressBook') : undefined,
    notice: noGateway,
    trouble: lateFrame[context.words.language],
    size: undefined,
  };
};

const ofMoment = dateFormat(() => ({
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Seoul',
}));

/**
 * Formats day and time in the marketplace’s time zone.
 * @param moment ISO 8601
 */
export const shopTimeText = ({ words: { language } }: ViewContext, moment: string): string =>
  ofMoment(language, new Date(moment));

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Formats the hours of a delivery slot: a time window, or before a morning. */
export const hoursText = ({ words }: ViewContext, { service, fromHour, toHour }: DeliverySlot): string =>
  service === 'Dawn'
    ? word(words, 'slotDawn', { to: hourText(toHour) })
    : word(words, 'slotReserve', { hours: unbroken(`${hourText(fromHour)}–${hourText(toHour)}`) });

export const slotTimeText = (context: ViewContext, slot: DeliverySlot): string =>
  `${dayText(context, slot.day)} ${hoursText(context, slot)}`;

const slotText = (context: ViewContext, slot: DeliverySlot): string =>
  `${slot.branchName} · ${slotTimeText(context, slot)}`;

export interface SlotView {
  readonly slotKey: SlotKey | undefined;
  readonly text: string;
  readonly note: string;
  readonly isEnabled: boolean;
}

const slotView = (context: ViewContext, slot: DeliverySlot): SlotView => {
  const { orderBy, full } = deliveryWords[context.words.language];
  return {
    slotKey: slot.slotKey,
    text: hoursText(context, slot),
    note: slot.state === 'Full' ? full : fill(orderBy, { time: shopTimeText(context, slot.cutOffTime) }),
    isEnabled: slot.state === 'Open',
  };
};

const daysOf = (context: ViewContext, slots: readonly DeliverySlot[]) =>
  [...new Set(slots.map(({ day }) => day))].map((day) => ({
    day,
    heading: dayText(context, day),
    slots: slots.filter((slot) => slot.day === day).map((slot) => slotView(context, slot)),
  }));

interface Branch {
  readonly branchCode: string;
  readonly branchName: string;
}

const branchesOf = ({ cart: { units } }: Session, slots: readonly DeliverySlot[]): readonly Branch[] => {
  const branches = new Map<string, Branch>();
  for (const unit of units) {
    const branch = freshBranchOf(unit);
    if (branch !== undefined && slots.some(({ branchCode }) => branchCode === branch.branchCode))
      branches.set(branch.branchCode, branch);
  }
  return [...branches.values()];
};

const branchView = (context: ViewContext, delivery: FreshDelivery, { branchCode, branchName }: Branch) => {
  const { earliest, earliestNote } = deliveryWords[context.words.language];
  const earliestSlot: SlotView = { slotKey: undefined, text: earliest, note: earliestNote, isEnabled: true };
  const slots = delivery.slots.filter((slot) => slot.branchCode === branchCode && slot.state !== 'Ended');
  return {
    branchCode,
    legend: branchName,
    earliest: earliestSlot,
    days: daysOf(context, slots),
    chosen: chosenSlots({ slots, chosen: delivery.chosen }).find(({ state }) => state === 'Open')?.slotKey,
  };
};

export type BranchSlotsView = ReturnType<typeof branchView>;

const textOf = (context: ViewContext, delivery: FreshDelivery, { branchCode, branchName: branch }: Branch): string => {
  const { asEarly, gone } = deliveryWords[context.words.language];
  const slot = chosenSlots(delivery).find((one) => one.branchCode === branchCode);
  if (!slot) return fill(asEarly, { branch });
  const text = slotText(context, slot);
  return slot.state === 'Open' ? text : fill(gone, { slot: text });
};

/** The layer to choose delivery times in; undefined while they are unknown. */
export const deliveryLayerView = (context: ViewContext, state: Session) => {
  const { delivery } = state.extras;
  const branches = delivery ? branchesOf(state, delivery.slots) : [];
  if (!delivery || branches.length === 0) return undefined;
  const { timesHeading, lead, save } = deliveryWords[context.words.language];
  return {
    title: timesHeading,
    lead,
    branches: branches.map((branch) => branchView(context, delivery, branch)),
    saveLabel: save,
    ...layerFrame(context),
  };
};

export type DeliveryLayerView = NonNullable<ReturnType<typeof deliveryLayerView>>;

export interface DeliveryTimesView {
  readonly heading: string;
  readonly rows: readonly { readonly branchCode: string; readonly text: string }[];
  /** Empty, or a message, which is announced when it changes. */
  readonly note: string;
  readonly isBusy: boolean;
  /** Opens the layer, or reads the times again if they are unknown. */
  readonly open: ActionView;
}

const unreadView = ({ words }: ViewContext, isBusy: boolean): DeliveryTimesView => {
  const { timesHeading, timesReading, timesUnread } = deliveryWords[words.language];
  const open = plainAction(word(words, 'retry'), { type: 'ReadDeliverySlots' });
  return { heading: timesHeading, rows: [], note: isBusy ? timesReading : timesUnread, isBusy, open };
};

export const deliveryTimesView = (context: ViewContext, state: Session): DeliveryTimesView | undefined => {
  const { delivery, deliveryRead = 'Done' } = state.extras;
  const branches = delivery ? branchesOf(state, delivery.slots) : [];
  if (!delivery || branches.length === 0)
    return deliveryRead !== 'Done' && state.cart.units.some(freshBranchOf)
      ? unreadView(context, deliveryRead === 'Retrying')
      : undefined;
  const words = deliveryWords[context.words.language];
  return {
    heading: words.timesHeading,
    rows: branches.map((branch) => ({ branchCode: branch.branchCode, text: textOf(context, delivery, branch) })),
    note: delivery.isDropped ? words.dropped : '',
    isBusy: false,
    open: plainAction(delivery.chosen.length === 0 ? words.choose : words.change, {
      type: 'OpenSideLayer',
      layer: 'DeliveryDate',
    }),
  };
};
