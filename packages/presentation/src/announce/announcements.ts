import { messageText } from '../words/message-text.ts';
import {
  chosenUnits,
  tabCounts,
  unitsOfTab,
  type CartEventType,
  type CartState,
  type CartTab,
  type EventOf,
  type PricePart,
} from '@baguni/domain';
import { tabWords } from '../words/names.ts';
import { word } from '../words/word.ts';
import type { ViewContext } from '../views/common/context.ts';
import { unitNameOf } from '../views/common/item-names.ts';
import { unreadNotices } from '../views/summary/unread-notices.ts';

/** One thing to say; a newer one of the same topic takes its place. */
export interface Saying {
  readonly topic: 'Cart' | 'Tab' | 'Selection' | 'Quantity' | 'Deletion' | 'Shipping';
  readonly text: string;
}

const selection = ({ words }: ViewContext, state: CartState): Saying => {
  const total = unitsOfTab(state.units, state.tab).length;
  return { topic: 'Selection', text: word(words, 'selectedOf', { n: chosenUnits(state).length, total }) };
};

const tabSaying = ({ words }: ViewContext, state: CartState, tab: CartTab): Saying => ({
  topic: 'Tab',
  text: word(words, 'sayTab', { tab: word(words, tabWords[tab]), n: tabCounts(state.units)[tab] }),
});

/** What an event says, where it says anything. @param state after the event */
type Sayer<T extends CartEventType> = (context: ViewContext, event: EventOf<T>, state: CartState) => readonly Saying[];

const selectionSaid = (context: ViewContext, _: unknown, state: CartState): readonly Saying[] => [
  selection(context, state),
];

/** What of an answer the total lacks (CM-53). */
const unreadSaid = (
  { words }: ViewContext,
  { missing = [] }: { readonly missing?: readonly PricePart[] },
): readonly Saying[] =>
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

const sayers: { readonly [T in CartEventType]?: Sayer<T> } = {
  CartOpened: (context, _, state) => [
    { topic: 'Cart', text: word(context.words, 'sayLoaded', { n: state.units.length }) },
    selection(context, state),
    ...unreadSaid(context, { missing: state.missing }),
  ],
  CartReloaded: ({ words }) => [{ topic: 'Cart', text: word(words, 'sayReloaded') }],
  TabSwitched: (context, { tab }, state) => [tabSaying(context, state, tab), selection(context, state)],
  UnitToggled: selectionSaid,
  SellerGroupToggled: selectionSaid,
  TabToggled: selectionSaid,
  SelectionNarrowed: selectionSaid,
  QuantityChanged: (context, { unit }) => [
    {
      topic: 'Quantity',
      text: word(context.words, 'sayQuantity', { name: unitNameOf(context, unit), n: unit.quantity }),
    },
  ],
  UnitsDeleted: (context, { cartUnitIds }, state) => [
    { topic: 'Deletion', text: word(context.words, 'sayDeleted', { n: cartUnitIds.length }) },
    tabSaying(context, state, state.tab),
  ],
  PricesUpdated: unreadSaid,
  PricesFailed: ({ words }) => [{ topic: 'Shipping', text: messageText(words, 'SHIPPING-UNKNOWN') }],
};

/**
 * What an event says to those who listen (WA-28). Refusals and failures say nothing here: they show as errors, which
 * announce themselves; overlays do too. @param state after the event
 */
export const sayingsOf = <T extends CartEventType>(
  context: ViewContext,
  event: EventOf<T>,
  state: CartState,
): readonly Saying[] => {
  const say: Sayer<T> | undefined = sayers[event.type];
  return say?.(context, event, state) ?? [];
};
