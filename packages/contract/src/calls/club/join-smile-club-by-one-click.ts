import { call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { clubInfo } from '../../codecs/club/club.ts';

/** Joins the club for whoever is signed in, and answers what they are to it from then on (CM-38, CL-02). */
export const joinSmileClubByOneClick = call({
  id: 'CM-38',
  path: '/smile/joinSmileClubByOneClick',
  request: nothing,
  response: clubInfo,
  isWrite: true,
});
