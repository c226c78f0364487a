import { call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { clubInfo } from '../../codecs/club/club.ts';

/** Who the buyer is to the club (CM-28); of a visitor nothing is known. */
export const getUnifyMembershipInfo = call({
  id: 'CM-28',
  path: '/buyer/getUnifyMembershipInfo',
  request: nothing,
  response: clubInfo,
});
