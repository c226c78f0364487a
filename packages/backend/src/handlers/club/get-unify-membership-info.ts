import type { ClubInfo } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { readClubInfo } from '../../club/club-info.ts';
import type { Handler } from '../../request/handler.ts';

/** Who the shopper is to the club (CM-28, LS-03). */
export const getUnifyMembershipInfo: Handler<void, ClubInfo> = (deps) => async () => E.right(await readClubInfo(deps));
