import type { Finding } from '@baguni/domain';
import type { Observable } from 'rxjs';
import { alertThen } from '../flow/ask.ts';
import type { Deps } from '../flow/deps.ts';
import { wordingOf } from '../session/notices.ts';

/** Shows the reason, then opens sign-in or identity verification with a way back. */
export const refuseBuyer = ({ shopper, page }: Deps, finding: Finding): Observable<never> =>
  alertThen(shopper, wordingOf(finding), () =>
    finding.code === 'CART-BR5-20' ? page.goToSelfAuthentication() : page.goToSignIn(),
  );
