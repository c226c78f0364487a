import * as t from 'io-ts';
import { call } from '../call.ts';
import { orNull } from '../../codecs/base/list.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { welcomeGift } from '../../codecs/club/club.ts';

/** What the club has given its new member and is not spent yet (CM-39, CL-06). */
export const getWelcomeGift = call({
  id: 'CM-39',
  path: '/smile/getWelcomeGift',
  request: nothing,
  response: t.strict({ clubWelcomeGift: orNull(welcomeGift) }),
});
