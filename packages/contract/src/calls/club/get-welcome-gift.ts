import type { WelcomeGift } from '@baguni/domain';
import type { Option } from 'fp-ts/Option';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { orNull } from '../../codecs/base/list.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { welcomeGift } from '../../codecs/club/club.ts';

/** What the club has given its new member and is not spent yet (CM-39, CL-06). */
export const getWelcomeGift: Call<void, { readonly clubWelcomeGift: Option<WelcomeGift> }> = {
  id: 'CM-39',
  name: 'getWelcomeGift',
  method: 'POST',
  path: '/smile/getWelcomeGift',
  request: nothing,
  response: t.strict({ clubWelcomeGift: orNull(welcomeGift) }),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
