import type { Notice } from '@baguni/domain';
import { makeAutoObservable, observableRef } from 'mobx';
import type { After } from '../store/timers.ts';

/** How long a toast stays, in ms (specification 9: 3.6 s). */
export const TOAST_MS = 3600;

/** A short notice. */
export interface Toast {
  readonly key: string;
  readonly notice: Notice;
}

/** The toasts of a page, oldest first. What they say also stands elsewhere, so no one has to hurry (WA-11). */
export class ToastStore {
  toasts: readonly Toast[] = [];
  #count = 0;
  readonly #after: After;
  readonly #timers = new Map<string, () => void>();

  constructor(after: After) {
    this.#after = after;
    makeAutoObservable(this, { toasts: observableRef }, { autoBind: true });
  }

  /** Shows a notice for 3.6 s. */
  notify(notice: Notice): void {
    this.#count += 1;
    const key = `toast-${this.#count}`;
    this.toasts = [...this.toasts, { key, notice }];
    this.release(key);
  }

  /** Keeps a toast while a pointer is over it (WA-11). */
  hold(key: string): void {
    this.#timers.get(key)?.();
    this.#timers.delete(key);
  }

  /** Lets a toast go 3.6 s from now. */
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
