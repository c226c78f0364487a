import { featuresOf } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { option as O } from 'fp-ts';
import { EMPTY, from, switchMap, type Observable } from 'rxjs';
import type { ExtrasPorts, UseCase } from '../flow/deps.ts';
import { onceOpened } from '../flow/flow.ts';

/** Opens the tab of the same-day shop that the address names, if the storefront has such shops (LS-08). */
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
