import { checkClubJoin } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { holdCart } from '../cart/read-cart.ts';
import { readBuyer } from '../cart/read-buyer.ts';
import { clubFactsOf } from '../club/club-facts.ts';
import { readClubInfo } from '../club/club-info.ts';
import { giveWelcomeGift, readWelcomeGift } from '../club/welcome-gift.ts';
import type { HandlerOf } from '../request/handler.ts';
import { refusal, refusedBy } from '../request/refusal.ts';

export const getUnifyMembershipInfo: HandlerOf<'getUnifyMembershipInfo'> = (deps) => async () =>
  E.right(await readClubInfo(deps));

export const getWelcomeGift: HandlerOf<'getWelcomeGift'> = (deps) => async () => {
  const { buyer } = await readBuyer(deps.tx, deps.session.scope);
  return E.right({ clubWelcomeGift: buyer.isSmileClub ? await readWelcomeGift(deps) : O.none });
};

/**
 * Joins the club with a free first month and the welcome gift (CM-38, CL-02). Raises the cart version, because prices
 * change. Refuses members.
 */
export const joinSmileClubByOneClick: HandlerOf<'joinSmileClubByOneClick'> = (deps) => async () => {
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
