import type { CartEvent, Session } from '@baguni/use-cases';
import { payableOf, type Language, type Won } from '@baguni/domain';
import { makeAutoObservable, observableRef } from 'mobx';
import type { After } from '../store/timers.ts';
import { money, type ViewContext } from '../common/context.ts';
import { wordOf } from '../common/word.ts';
import type { ShellWords } from './shell-words-ko.ts';
import { announcementsOf } from './announcements.ts';

const word = wordOf<ShellWords>();

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
    const payable = payableOf(state.cart);
    if (payable === this.#said) return [];
    this.#said = payable;
    return [word(this.#context.words, 'announcePayable', { amount: money(this.#context, payable) })];
  }
}
