import { call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { clubInfo } from '../../codecs/club/club.ts';

export const joinSmileClubByOneClick = call({
  id: 'CM-38',
  path: '/smile/joinSmileClubByOneClick',
  request: nothing,
  response: clubInfo,
  isWrite: true,
});
