import type { CombinationSearch, CouponBox, CouponBoxShop, EngineOffers, Finding } from '@baguni/domain/internal';
import type { Observable } from 'rxjs';
import { alertThen } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';
import { wordingOf } from '../session/notices.ts';
import type { Session } from '../session/session.ts';

/** The engine and the search of the use cases of coupons: the same engine as the server's (EN-09). */
export interface CouponPorts {
  readonly shop: CouponBoxShop;
  readonly offers: EngineOffers;
  /** Searches in a worker; throws if the browser cannot create one (CP-19). */
  readonly search: CombinationSearch;
}

export interface CouponDeps extends Deps, CouponPorts {
  readonly boxOf: (state: Session) => CouponBox | undefined;
}

/** Shows the reason, then opens sign-in or identity verification with a way back. */
export const refuseBuyer = ({ shopper, page }: Deps, finding: Finding): Observable<never> =>
  alertThen(shopper, wordingOf(finding), () =>
    finding.code === 'CART-BR5-20' ? page.goToSelfAuthentication() : page.goToSignIn(),
  );
