import { onlyFor } from '../only-for.ts';

/** A club coupon is for members of the benefit club (CP-20). */
export const notAClubMember = onlyFor('COUPON-CLUB', 'isClub', ({ situation }) => situation.buyer.isSmileClub);
