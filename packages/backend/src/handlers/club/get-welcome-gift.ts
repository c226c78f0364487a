import type { WelcomeGift } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { readBuyer } from '../../cart/read-buyer.ts';
import { readWelcomeGift } from '../../club/welcome-gift.ts';
import type { Handler } from '../../request/handler.ts';

/** The welcome gift of a member that is not spent yet; none for who is no member (CM-39). */
export const getWelcomeGift: Handler<void, { readonly clubWelcomeGift: O.Option<WelcomeGift> }> =
  (deps) => async () => {
    const { buyer } = await readBuyer(deps.tx, deps.session.scope);
    return E.right({ clubWelcomeGift: buyer.isSmileClub ? await readWelcomeGift(deps) : O.none });
  };
