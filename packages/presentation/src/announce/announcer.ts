import type { CartEvent, Session } from '@baguni/use-cases';
import { payableOf, type Language, type Won } from '@baguni/domain';
import { makeAutoObservable, observableRef } from 'mobx';
import type { After } from '../store/timers.ts';
import { money, type ViewContext } from '../views/common/context.ts';
import { word } from '../words/word.ts';
import { announcementsOf } from './announcements.ts';

/** What the live region says now. A new `key` says the text again. */
export interface AnnouncementView {
  readonly key: number;
  readonly text: string;
}

/** How long no event may happen before something is announced, in ms (WA-28). */
const ANNOUNCE_MS = 500;

/** How sentences of a language are parted, unless the first ends with a mark of its own. */
const sentenceEnds: Readonly<Record<Language, string>> = { ko: '. ', en: '. ', cn: '。', jp: '。' };

/** Some texts end as sentences do, others are names and numbers: each is ended once. */
const joined = (texts: readonly string[], end: string): string =>
  texts.reduce((said, next) => said + (/[.!?。！？]$/u.test(said) ? end.slice(1) : end) + next);

/** Announces changes to screen readers: politely, in one message after half a second without events (WA-28). */
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

  /** Takes in an event. @param state after it */
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

  /** The payable total, if it differs from the last one announced. */
  private newTotal(state: Session): readonly string[] {
    if (state.load !== 'Loaded') return [];
    const payable = payableOf(state.cart);
    if (payable === this.#said) return [];
    this.#said = payable;
    return [word(this.#context.words, 'announcePayable', { amount: money(this.#context, payable) })];
  }
}
