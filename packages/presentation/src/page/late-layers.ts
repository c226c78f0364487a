import type { CartEvent, Late, Session, Shopper } from '@baguni/use-cases';
import type { Task } from 'fp-ts/Task';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { After, ToastStore } from '../layers/toasts.ts';
import type { ViewContext } from '../common/context.ts';
import type { PageLayers, pageLayers } from './page-layers.ts';

export interface LayersPart {
  readonly pageLayers: typeof pageLayers;
}

interface Come<Part> {
  readonly part: Part;
  readonly layers: PageLayers;
}

export interface LayersDeps {
  readonly context: ViewContext;
  readonly after: After;
  readonly toasts: ToastStore;
}

/**
 * Lazy layers of a page. Questions wait until they are loaded. If loading fails, a question counts as closed and a
 * toast is shown. Events are announced later.
 */
export class LateLayers<Part extends LayersPart> {
  come: Come<Part> | undefined = undefined;
  readonly #load: Late<Part>;
  readonly #deps: LayersDeps;
  readonly #unheard: (readonly [event: CartEvent, state: Session])[] = [];

  constructor(load: Late<Part>, deps: LayersDeps) {
    this.#load = load;
    this.#deps = deps;
    makeAutoObservable(this, { come: observableRef }, { autoBind: true });
  }

  async load(): Promise<PageLayers> {
    const { context, after, toasts } = this.#deps;
    const part = await this.#load();
    const come = this.come ?? { part, layers: part.pageLayers(context, after, toasts) };
    runInAction(() => (this.come = come));
    for (const [event, state] of this.#unheard.splice(0)) come.layers.announcer.hear(event, state);
    return come.layers;
  }

  /**
   * Buffers an event for the announcer.
   * @param state after it
   */
  hear(event: CartEvent, state: Session): void {
    if (this.come) this.come.layers.announcer.hear(event, state);
    else this.#unheard.push([event, state]);
  }

  /** Shows that loading failed. */
  notifyTrouble(): void {
    this.#deps.toasts.notify({ type: 'Message', code: 'PART-NOT-LOADED', params: {} });
  }

  /** Asks questions as soon as the layers are loaded. */
  get shopper(): Shopper {
    const asking =
      <A>(ask: (shopper: Shopper) => Task<A>, closed: A): Task<A> =>
      () =>
        this.load().then(
          ({ shopper }) => ask(shopper)(),
          () => {
            this.notifyTrouble();
            return closed;
          },
        );
    return {
      confirm: (question) => asking((shopper) => shopper.confirm(question), false),
      chooseIncomeDuty: (question) => asking((shopper) => shopper.chooseIncomeDuty(question), undefined),
      leaveCouponBox: asking((shopper) => shopper.leaveCouponBox, undefined),
      alert: (notice) => asking<void>((shopper) => shopper.alert(notice), undefined),
      notify: (notice) => this.#deps.toasts.notify(notice),
    };
  }
}
