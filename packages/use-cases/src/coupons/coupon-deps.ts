import type { CombinationSearch, CouponBox, CouponBoxShop, EngineOffers } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { Session } from '../session/session.ts';
import type { Command } from '../session/command.ts';
import type { option as O } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { Deps } from '../flow/deps.ts';

/** The engine and the search of the use cases of coupons: the same engine as the server's (EN-09). */
export interface CouponPorts {
  readonly shop: CouponBoxShop;
  readonly offers: EngineOffers;
  /** Searches in a worker; throws if the browser cannot create one (CP-19). */
  readonly search: CombinationSearch;
}

/** The dependencies of a use case of coupons. */
export interface CouponDeps extends Deps, CouponPorts {
  /** Returns the open coupon box, or `none`. */
  readonly boxOf: (state: Session) => O.Option<CouponBox>;
}

export type CouponUseCase = (deps: CouponDeps) => (commands: Observable<Command>) => Observable<CartEvent>;
