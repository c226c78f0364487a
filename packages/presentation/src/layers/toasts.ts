import { messageText } from '../common/word.ts';
import type { Notice } from '@baguni/domain/internal';
import type { Translations } from '../common/translations.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ToastView } from './layer-types.ts';

/** Runs a function later, once, and returns a cancel function. Injected for tests. */
export type After = (ms: number, run: () => void) => () => void;

export const noticeText = (words: Translations, notice: Notice): string =>
  notice.type === 'ServerText' ? notice.text : messageText(words, notice.code, notice.params);

export const TOAST_MS = 3600;

export interface Toast {
  readonly key: string;
  readonly notice: Notice;
}

/** Toasts of a page, oldest first. Their text is also shown elsewhere, so they may expire. */
export class ToastStore {
  toasts: readonly Toast[] = [];
  #count = 0;
  readonly #after: After;
  readonly #timers = new Map<string, () => void>();

  constructor(after: After) {
    this.#after = after;
    makeAutoObservable(this, { toasts: observableRef }, { autoBind: true });
  }

  notify(notice: Notice): void {
    this.#count += 1;
    const key = `toast-${this.#count}`;
    this.toasts = [...this.toasts, { key, notice }];
    this.release(key);
  }

  /** Keeps a toast while a pointer is over it. */
  hold(key: string): void {
    this.#timers.get(key)?.();
    this.#timers.delete(key);
  }

  /** Removes a toast after 3.6 s. */
  release(key: string): void {
    this.hold(key);
    if (!this.toasts.some((toast) => toast.key === key)) return;
    this.#timers.set(
      key,
      this.#after(TOAST_MS, () => this.remove(key)),
    );
  }

  private remove(key: string): void {
    this.#timers.delete(key);
    this.toasts = this.toasts.filter((toast) => toast.key !== key);
  }
}

export const toastView = (words: Translations, { key, notice }: Toast): ToastView => ({
  key,
  text: noticeText(words, notice),
});
