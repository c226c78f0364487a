import type { Language, Messages } from '@baguni/domain';
import { makeAutoObservable, observableRef } from 'mobx';

/** The messages of a language: at hand, on their way, or not to be had. */
export interface MessageBook {
  readonly table: Messages | undefined;
  /** They could not be loaded; the next `load` tries again. */
  readonly isMissing: boolean;
  readonly load: () => Promise<void>;
}

/** A book that is at hand. */
export const openBook = (table: Messages): MessageBook => ({ table, isMissing: false, load: () => Promise.resolve() });

/** A book that is fetched after the first view: messages say what was refused, and a cart is seen before that. */
export class LateBook implements MessageBook {
  table: Messages | undefined = undefined;
  isMissing = false;
  readonly #fetch: () => Promise<Messages>;
  #coming: Promise<void> | undefined;

  /** @param fetch has the table of one language */
  constructor(fetch: () => Promise<Messages>) {
    this.#fetch = fetch;
    makeAutoObservable(this, { table: observableRef, load: false });
  }

  readonly load = (): Promise<void> => {
    this.#coming ??= this.#fetch().then(
      (table) => this.came(table),
      () => this.came(undefined),
    );
    return this.#coming;
  };

  private came(table: Messages | undefined): void {
    this.table = table;
    this.isMissing = table === undefined;
    if (this.isMissing) this.#coming = undefined;
  }
}

/** The book of a language, not fetched yet; even the list of the books is fetched with it. */
export const lateBook = (language: Language): MessageBook =>
  new LateBook(async () => (await import('./load-messages.ts')).loadMessages(language));
