import type { CartEventType, EventOf, Session } from '@baguni/use-cases';
import { messageText, tabWords, wordOf } from '../common/word.ts';
import { chosenUnits, isOrderable, tabCounts, unitsOfTab, type CartTab, type PricePart } from '@baguni/domain';
import type { ShellWords } from './shell-words-ko.ts';
import type { ViewContext } from '../common/context.ts';
import { countryNameOf } from '../overseas/country-bar-view.ts';
import { unitNameOf } from '../common/item-names.ts';
import { unreadNotices } from '../prices/unread-notices.ts';

const word = wordOf<ShellWords>();

export interface Announcement {
  readonly topic: 'Cart' | 'Country' | 'Tab' | 'Selection' | 'Quantity' | 'Shipping';
  readonly text: string;
}

const selection = ({ words }: ViewContext, state: Session): Announcement => {
  const total = unitsOfTab(state.cart.units, state.cart.tab).filter(isOrderable).length;
  return { topic: 'Selection', text: word(words, 'selectedOf', { n: chosenUnits(state.cart).length, total }) };
};

const tabAnnouncement = ({ words }: ViewContext, state: Session, tab: CartTab): Announcement => ({
  topic: 'Tab',
  text: word(words, 'announceTab', { tab: word(words, tabWords[tab]), n: tabCounts(state.cart.units)[tab] }),
});

type Announce<T extends CartEventType> = (
  context: ViewContext,
  event: EventOf<T>,
  state: Session,
) => readonly Announcement[];

const announceSelection = (context: ViewContext, _: unknown, state: Session): readonly Announcement[] => [
  selection(context, state),
];

const announceUnread = (
  { words }: ViewContext,
  { missing = [] }: { readonly missing?: readonly PricePart[] },
): readonly Announcement[] =>
  missing.length === 0
    ? []
    : [
        {
          topic: 'Shipping',
          text: unreadNotices(missing)
            .map((key) => messageText(words, key))
            .join(' '),
        },
      ];

const announcers: { readonly [T in CartEventType]?: Announce<T> } = {
  CartOpened: (context, _, state) => [
    { topic: 'Cart', text: word(context.words, 'announceLoaded', { n: state.cart.units.length }) },
    selection(context, state),
    ...announceUnread(context, { missing: state.cart.missing }),
  ],
  CartReloaded: ({ words }) => [{ topic: 'Cart', text: word(words, 'announceReloaded') }],
  CountryChanged: (context, _, state) => [
    { topic: 'Country', text: word(context.words, 'announceCountry', { name: countryNameOf(context, state.cart) }) },
  ],
  TabSwitched: (context, { tab }, state) => [tabAnnouncement(context, state, tab), selection(context, state)],
  UnitToggled: announceSelection,
  SellerGroupToggled: announceSelection,
  TabToggled: announceSelection,
  SelectionNarrowed: announceSelection,
  QuantityChanged: (context, { unit }) => [
    {
      topic: 'Quantity',
      text: word(context.words, 'announceQuantity', { name: unitNameOf(context, unit), n: unit.quantity }),
    },
  ],
  // The undo notice announces the deletion (DL-03).
  UnitsDeleted: (context, _, state) => [tabAnnouncement(context, state, state.cart.tab)],
  PricesUpdated: announceUnread,
  PricesFailed: ({ words }) => [{ topic: 'Shipping', text: messageText(words, 'SHIPPING-UNKNOWN') }],
};

/**
 * Returns the announcements of an event. Refusals, failures and overlays announce themselves.
 * @param state after the event
 */
export const announcementsOf = <T extends CartEventType>(
  context: ViewContext,
  event: EventOf<T>,
  state: Session,
): readonly Announcement[] => {
  const announce: Announce<T> | undefined = announcers[event.type];
  return announce?.(context, event, state) ?? [];
};
