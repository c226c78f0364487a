import type { ClubInfo } from '@baguni/domain';
import type { Call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { clubInfo } from '../../codecs/club/club.ts';

/** Who the buyer is to the club (CM-28); of a visitor nothing is known. */
export const getUnifyMembershipInfo: Call<void, ClubInfo> = {
  id: 'CM-28',
  name: 'getUnifyMembershipInfo',
  method: 'POST',
  path: '/buyer/getUnifyMembershipInfo',
  request: nothing,
  response: clubInfo,
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
