import type { Option } from 'fp-ts/Option';
import type { Buyer } from '../../entities/buyer/buyer.ts';

export interface ClubFacts {
  /** False in Global (PG-08). */
  readonly isOffered: boolean;
  readonly buyer: Pick<
    Buyer,
    'isLogin' | 'isDomesticBusinessman' | 'isSmileClub' | 'isUniverseClub' | 'clubMemberType' | 'standing'
  >;
  /** Withdrawal from the club in ms since 1970 UTC, or `none` if unknown or never. */
  readonly withdrawnAt: Option<number>;
  /** ms since 1970 UTC. */
  readonly now: number;
}
