import type { CartEventType, EventOf, Session, CartEvent } from '@baguni/use-cases';
import { messageText, tabWords, wordOf } from '../common/word.ts';
import {
  chosenUnits,
  isOrderable,
  tabCounts,
  unitsOfTab,
  type CartTab,
  type PricePart,
  type Language,
  type Won,
} from '@baguni/domain/internal';
import type { ShellWords } from './shell-words-ko.ts';
import { type ViewContext, money } from '../common/context.ts';
import { countryNameOf } from '../overseas/country-bar-view.ts';
import { distinctNameIn } from '../common/shared-views.ts';
import { unreadNotices } from '../prices/summary-view.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { After } from '../layers/toasts.ts';

const word = wordOf<ShellWords>();

interface Announcement {
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
  QuantityChanged: (context, { unit }, { cart: { units } }) => [
    {
      topic: 'Quantity',
      text: word(context.words, 'announceQuantity', { name: distinctNameIn(context, units, unit), n: unit.quantity }),
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
const announcementsOf = <T extends CartEventType>(
  context: ViewContext,
  event: EventOf<T>,
  state: Session,
): readonly Announcement[] => {
  const announce: Announce<T> | undefined = announcers[event.type];
  return announce?.(context, event, state) ?? [];
};

/** Text of the live region. A new `key` repeats the text. */
export interface AnnouncementView {
  readonly key: number;
  readonly text: string;
}

/** Time without events before an announcement, in ms. */
const ANNOUNCE_MS = 500;

/** Sentence separators, unless the text already ends with a punctuation mark. */
const sentenceEnds: Readonly<Record<Language, string>> = { ko: '. ', en: '. ', cn: '。', jp: '。' };

/** Ends each text exactly once, because some texts are sentences and others are names. */
const joined = (texts: readonly string[], end: string): string =>
  texts.reduce((said, next) => said + (/[.!?。！？]$/u.test(said) ? end.slice(1) : end) + next);

/** Announces changes to screen readers politely, in one message after half a second without events. */
export class Announcer {
  announcement: AnnouncementView = { key: 0, text: '' };
  #said: Won | undefined;
  #callOff: () => void = () => undefined;
  readonly #topics = new Map<string, string>();
  readonly #context: ViewContext;
  readonly #after: After;

  constructor(context: ViewContext, after: After) {
    this.#context = context;
    this.#after = after;
    makeAutoObservable(this, { announcement: observableRef }, { autoBind: true });
  }

  hear(event: CartEvent, state: Session): void {
    for (const { topic, text } of announcementsOf(this.#context, event, state)) {
      this.#topics.delete(topic);
      this.#topics.set(topic, text);
    }
    this.#callOff();
    this.#callOff = this.#after(ANNOUNCE_MS, () => this.announce(state));
  }

  private announce(state: Session): void {
    const texts = [...this.#topics.values(), ...this.newTotal(state)];
    this.#topics.clear();
    if (texts.length === 0) return;
    const text = joined(texts, sentenceEnds[this.#context.words.language]);
    this.announcement = { key: this.announcement.key + 1, text };
  }

  private newTotal(state: Session): readonly string[] {
    if (state.load !== 'Loaded') return [];
    const { payable } = this.#context.price(state.cart);
    if (payable === this.#said) return [];
    this.#said = payable;
    return [word(this.#context.words, 'announcePayable', { amount: money(this.#context, payable) })];
  }
}
