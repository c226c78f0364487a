import type { Finding } from '@baguni/domain';
import type { Observable } from 'rxjs';
import { alertThen } from '../flow/ask.ts';
import type { Deps } from '../deps/deps.ts';
import { wordingOf } from '../flow/errors.ts';

/** Says that a buyer may not use coupons, then leads to signing in, or to verifying who they are, and back (CP-01). */
export const refuseBuyer = ({ shopper, page }: Deps, finding: Finding): Observable<never> =>
  alertThen(shopper, wordingOf(finding), () =>
    finding.code === 'CART-BR5-20' ? page.goToSelfAuthentication() : page.goToSignIn(),
  );
