import type { ClubInfo } from '@baguni/domain';
import type { Call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { clubInfo } from '../../codecs/club/club.ts';

/** Joins the club for whoever is signed in, and answers what they are to it from then on (CM-38, CL-02). */
export const joinSmileClubByOneClick: Call<void, ClubInfo> = {
  id: 'CM-38',
  name: 'joinSmileClubByOneClick',
  method: 'POST',
  path: '/smile/joinSmileClubByOneClick',
  request: nothing,
  response: clubInfo,
  timeoutMs: 'default',
  isWrite: true,
  attempts: 2,
};
