import type { CallName } from '@baguni/contract';
import type { Answer, ApiError } from '@baguni/domain/internal';
import { anApiError } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import { firstValueFrom, Subject, take, timer } from 'rxjs';

/**
 * The delivery of an answer. `Held` waits for the test; `Fails` has no effect; `Lost` has an effect, but returns the
 * error.
 */
export type Delivery =
  | { readonly type: 'Now' }
  | { readonly type: 'After'; readonly ms: number }
  | { readonly type: 'Held' }
  | { readonly type: 'Fails'; readonly error: ApiError }
  | { readonly type: 'Lost'; readonly error: ApiError };

/** HTTP 503. The request may have succeeded. */
export const aBusyError = (): ApiError => anApiError({ status: 503, resultCode: '9503' });

/** HTTP 409 after a version conflict. */
export const aStaleError = (over: Partial<ApiError> = {}): ApiError =>
  anApiError({ resultCode: 'CART-STALE', status: 409, message: 'stale', ...over });

export const aTimeOut = (): ApiError => anApiError({ kind: 'TimedOut', status: undefined, message: 'no answer' });

export const heldBack: Delivery = { type: 'Held' };
/** The call has no effect and fails. */
export const failing = (error: ApiError = anApiError()): Delivery => ({ type: 'Fails', error });
/** The call takes effect, but its answer is lost. */
export const losing = (error: ApiError = aTimeOut()): Delivery => ({ type: 'Lost', error });

export interface Sent {
  readonly name: CallName;
  readonly request: unknown;
}

/** A call whose answer the test releases. */
export interface HeldCall extends Sent {
  readonly release: () => void;
}

/** The network between page and server: it records every call and delivers each answer as the script says. */
export class TestNetwork {
  readonly sent: Sent[] = [];
  readonly held: HeldCall[] = [];
  private readonly script = new Map<CallName, Delivery[]>();

  /** Scripts the delivery of the next calls; later calls are answered at once. */
  plan(name: CallName, ...deliveries: readonly Delivery[]): void {
    this.script.set(name, [...(this.script.get(name) ?? []), ...deliveries]);
  }

  forget(): void {
    this.script.clear();
  }

  requests(name: CallName): readonly unknown[] {
    return this.sent.filter((call) => call.name === name).map((call) => call.request);
  }

  /** Hands a request on when it is sent; only its answer travels. */
  carry<A>(name: CallName, request: unknown, handle: () => Promise<E.Either<ApiError, A>>): Answer<A> {
    return async () => {
      this.sent.push({ name, request });
      const delivery = this.script.get(name)?.shift() ?? { type: 'Now' };
      if (delivery.type === 'Fails') return E.left(delivery.error);
      const answer = handle();
      if (delivery.type === 'After') await firstValueFrom(timer(delivery.ms));
      if (delivery.type === 'Held') await this.hold({ name, request });
      const arrived = await answer;
      return delivery.type === 'Lost' ? E.left(delivery.error) : arrived;
    };
  }

  private hold(call: Sent): Promise<void> {
    const gate = new Subject<void>();
    this.held.push({ ...call, release: () => gate.next() });
    return firstValueFrom(gate.pipe(take(1)));
  }
}
