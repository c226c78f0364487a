import { checkClubJoin, type ClubInfo, type WelcomeGift } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { holdCart } from '../cart/hold-cart.ts';
import { readBuyer } from '../cart/read-buyer.ts';
import { clubFactsOf } from '../club/club-facts.ts';
import { readClubInfo } from '../club/club-info.ts';
import { giveWelcomeGift, readWelcomeGift } from '../club/welcome-gift.ts';
import type { Handler } from '../request/handler.ts';
import { refusal, refusedBy } from '../request/refusal.ts';

/** Who the shopper is to the club (CM-28, LS-03). */
export const getUnifyMembershipInfo: Handler<void, ClubInfo> = (deps) => async () => E.right(await readClubInfo(deps));

/** The welcome gift of a member that is not spent yet; none for who is no member (CM-39). */
export const getWelcomeGift: Handler<void, { readonly clubWelcomeGift: O.Option<WelcomeGift> }> =
  (deps) => async () => {
    const { buyer } = await readBuyer(deps.tx, deps.session.scope);
    return E.right({ clubWelcomeGift: buyer.isSmileClub ? await readWelcomeGift(deps) : O.none });
  };

/**
 * Takes the shopper into the club, its first month free, with the welcome gift: prices are a member's from the next read on,
 * so the cart's version rises (CM-38, CL-02). Who is a member already is refused: of two presses one joins.
 */
export const joinSmileClubByOneClick: Handler<void, ClubInfo> = (deps) => async () => {
  const { tx, session, language } = deps;
  await holdCart(deps);
  const verdict = checkClubJoin(await clubFactsOf(deps));
  if (E.isLeft(verdict)) return refusedBy(language, verdict.left);
  const stored = await tx.buyer(session.scope);
  if (!stored) return refusal(language, 403, 'SIGN-IN-FIRST');
  await tx.putBuyer(session.scope, {
    ...stored,
    buyer: { ...stored.buyer, isSmileClub: true, clubMemberType: 'Free' },
  });
  await giveWelcomeGift(deps);
  return E.right(await readClubInfo(deps));
};
