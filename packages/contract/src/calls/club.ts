import { clubTerms } from '@baguni/domain/internal';
import { call } from './call.ts';
import { nothing, orNull, list, strict } from '../codecs/base/codec.ts';
import { clubInfo, welcomeGift } from '../codecs/buyer.ts';
import { choice } from '../codecs/base/values.ts';

/** Club membership of the buyer; empty for visitors (CM-28). */
export const getUnifyMembershipInfo = call({
  id: 'CM-28',
  path: '/buyer/getUnifyMembershipInfo',
  request: nothing,
  response: clubInfo,
  isSilent: true,
});

/** Reads the coupon for new club members, or null (CM-39). */
export const getWelcomeGift = call({
  id: 'CM-39',
  path: '/smile/getWelcomeGift',
  request: nothing,
  response: strict({ clubWelcomeGift: orNull(welcomeGift) }),
  isSilent: true,
});

/** Joins the club; `agreed` are the terms whose boxes the buyer has checked. */
export const joinSmileClubByOneClick = call({
  id: 'CM-38',
  path: '/smile/joinSmileClubByOneClick',
  request: strict({ agreed: list(choice(clubTerms), clubTerms.length) }),
  response: clubInfo,
  isWrite: true,
});
