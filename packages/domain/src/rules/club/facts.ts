import type { Option } from 'fp-ts/Option';
import type { Buyer } from '../../entities/buyer/buyer.ts';

/** All that the rules on joining the club by one click may see (CL-01). */
export interface ClubFacts {
  /** The storefront has the club at all; Global has not (PG-08). */
  readonly isOffered: boolean;
  /** Who would join. */
  readonly buyer: Pick<
    Buyer,
    'isLogin' | 'isDomesticBusinessman' | 'isSmileClub' | 'isUniverseClub' | 'clubMemberType' | 'standing'
  >;
  /** When the buyer left the club, ms since 1970 UTC; none where that is not known, or never was. */
  readonly withdrawnAt: Option<number>;
  /** ms since 1970 UTC. */
  readonly now: number;
}
