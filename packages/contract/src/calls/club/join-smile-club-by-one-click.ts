import { call } from '../call.ts';
import { nothing } from '../../codecs/base/codec.ts';
import { clubInfo } from '../../codecs/buyer.ts';

export const joinSmileClubByOneClick = call({
  id: 'CM-38',
  path: '/smile/joinSmileClubByOneClick',
  request: nothing,
  response: clubInfo,
  isWrite: true,
});
