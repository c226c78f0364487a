import { onlyFor } from '../only-for.ts';

export const notAClubMember = onlyFor('COUPON-CLUB', 'isClub', ({ situation }) => situation.buyer.isSmileClub);
