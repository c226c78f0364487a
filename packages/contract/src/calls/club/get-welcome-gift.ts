import * as t from 'io-ts';
import { call } from '../call.ts';
import { orNull } from '../../codecs/base/list.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { welcomeGift } from '../../codecs/club/club.ts';

export const getWelcomeGift = call({
  id: 'CM-39',
  path: '/smile/getWelcomeGift',
  request: nothing,
  response: t.strict({ clubWelcomeGift: orNull(welcomeGift) }),
});
