import type { CartEvent, Late, Session, Shopper } from '@baguni/use-cases';
import { option as O } from 'fp-ts';
import type { Task } from 'fp-ts/Task';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { After } from '../store/timers.ts';
import type { ViewContext } from '../views/common/context.ts';
import type { PageLayers, pageLayers } from './page-layers.ts';
import type { ToastStore } from '../layers/toast-store.ts';

/** What makes the layers of a page, with what draws them. */
export interface LayersPart {
  readonly pageLayers: typeof pageLayers;
}

interface Come<Part> {
  readonly part: Part;
  readonly layers: PageLayers;
}

/** What the layers of a page are made over. */
export interface LayersDeps {
  readonly context: ViewContext;
  readonly after: After;
  readonly toasts: ToastStore;
}

/**
 * The layers of a page, which come after its first view. What is asked meanwhile is asked as soon as they are there; what
 * cannot be asked counts as closed, and a toast says so (LY-02). What happens meanwhile is announced later (WA-28).
 */
export class LateLayers<Part extends LayersPart> {
  /** None until they have come. */
  come: Come<Part> | undefined = undefined;
  readonly #load: Late<Part>;
  readonly #deps: LayersDeps;
  readonly #unheard: (readonly [event: CartEvent, state: Session])[] = [];

  constructor(load: Late<Part>, deps: LayersDeps) {
    this.#load = load;
    this.#deps = deps;
    makeAutoObservable(this, { come: observableRef }, { autoBind: true });
  }

  /** Loads them; one that failed can be asked for again. */
  async load(): Promise<PageLayers> {
    const { context, after, toasts } = this.#deps;
    const [part] = await Promise.all([this.#load(), context.words.loadLater()]);
    const come = this.come ?? { part, layers: part.pageLayers(context, after, toasts) };
    runInAction(() => (this.come = come));
    for (const [event, state] of this.#unheard.splice(0)) come.layers.announcer.hear(event, state);
    return come.layers;
  }

  /** Takes in an event to be announced. @param state after it */
  hear(event: CartEvent, state: Session): void {
    if (this.come) this.come.layers.announcer.hear(event, state);
    else this.#unheard.push([event, state]);
  }

  /** They have not come: says so. */
  notifyTrouble(): void {
    this.#deps.toasts.notify({ type: 'Message', code: 'PART-NOT-LOADED', params: {} });
  }

  /** Asks what layers ask, as soon as they are there. */
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
      chooseIncomeDuty: (question) => asking((shopper) => shopper.chooseIncomeDuty(question), O.none),
      leaveCouponBox: asking((shopper) => shopper.leaveCouponBox, O.none),
      alert: (notice) => asking<void>((shopper) => shopper.alert(notice), undefined),
      notify: (notice) => this.#deps.toasts.notify(notice),
    };
  }
}
