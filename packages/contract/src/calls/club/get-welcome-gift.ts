import * as t from 'io-ts';
import { call } from '../call.ts';
import { orNull, nothing } from '../../codecs/base/codec.ts';
import { welcomeGift } from '../../codecs/buyer.ts';

export const getWelcomeGift = call({
  id: 'CM-39',
  path: '/smile/getWelcomeGift',
  request: nothing,
  response: t.strict({ clubWelcomeGift: orNull(welcomeGift) }),
  isSilent: true,
});
