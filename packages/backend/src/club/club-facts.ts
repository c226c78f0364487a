import { featuresOf, type ClubFacts } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { readBuyer } from '../cart/read-buyer.ts';
import type { Deps } from '../request/handler.ts';

export const clubFactsOf = async ({ tx, session, language, device, now }: Deps): Promise<ClubFacts> => {
  const { tenant } = session.scope;
  const { buyer, membershipWithdrawDate } = await readBuyer(tx, session.scope);
  const { club: isOffered } = featuresOf({ tenant, device, language, app: O.none });
  return { isOffered, buyer, withdrawnAt: O.fromNullable(membershipWithdrawDate), now };
};
