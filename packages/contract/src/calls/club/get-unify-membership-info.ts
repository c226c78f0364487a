import { call } from '../call.ts';
import { nothing } from '../../codecs/base/codec.ts';
import { clubInfo } from '../../codecs/buyer.ts';

/** Club membership of the buyer; empty for visitors (CM-28). */
export const getUnifyMembershipInfo = call({
  id: 'CM-28',
  path: '/buyer/getUnifyMembershipInfo',
  request: nothing,
  response: clubInfo,
  isSilent: true,
});
