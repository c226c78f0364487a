import { featuresOf } from '@baguni/domain';
import type { CartEvent } from '../../session/event.ts';
import { option as O } from 'fp-ts';
import { EMPTY, from, switchMap, type Observable } from 'rxjs';
import type { UseCase } from '../../deps/deps.ts';
import type { ExtrasPorts } from '../extras-ports.ts';
import { onceOpened } from '../once-opened.ts';

/**
 * Begins with the same-day shop that the address names, where the storefront has such shops: its tab opens, with the way
 * to the branch. Whether to go there stays with the shopper (LS-08, PG-02).
 */
export const expressShop =
  ({ entry }: ExtrasPorts): UseCase =>
  (deps) =>
  () =>
    onceOpened(deps).pipe(
      switchMap((): Observable<CartEvent> => {
        const request = entry.expressShop;
        if (O.isNone(request) || !featuresOf(deps.state().cart.storefront).expressShop) return EMPTY;
        const asked: CartEvent = { type: 'ExtrasRead', extras: { expressShop: request.value } };
        if (deps.state().cart.tab === 'ExpressShop') return from([asked]);
        deps.page.showTab('ExpressShop');
        return from([{ type: 'TabSwitched', tab: 'ExpressShop' } as const, asked]);
      }),
    );
