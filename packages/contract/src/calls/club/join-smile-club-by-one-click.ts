import { clubTerms } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { call } from '../call.ts';
import { list } from '../../codecs/base/codec.ts';
import { choice } from '../../codecs/base/values.ts';
import { clubInfo } from '../../codecs/buyer.ts';

/** Joins the club; `agreed` are the terms whose boxes the buyer has checked. */
export const joinSmileClubByOneClick = call({
  id: 'CM-38',
  path: '/smile/joinSmileClubByOneClick',
  request: t.strict({ agreed: list(choice(clubTerms), clubTerms.length) }),
  response: clubInfo,
  isWrite: true,
});
