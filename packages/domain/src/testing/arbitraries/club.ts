import fc, { type Arbitrary } from 'fast-check';
import { clubMemberTypes } from '../../entities/buyer/buyer.ts';
import type { ClubInfo, WelcomeGift } from '../../entities/club/club.ts';
import { couponIssueNo } from '../../money/ids.ts';
import { testNow } from '../builders/unit.ts';
import { arbOption } from './price.ts';
import { arbText } from './text.ts';

const information = fc.record({
  statusCode: arbText,
  payCycleType: arbText,
  memberType: fc.constantFrom(...clubMemberTypes),
  membershipGrade: arbText,
  joinPartnerId: arbText,
  isUnifyMembership: fc.boolean(),
  isSSGPoint: fc.boolean(),
  isSSGMembership: fc.boolean(),
  withdrawDt: arbOption(fc.integer({ min: 0, max: testNow })),
});

export const arbClubInfo: Arbitrary<ClubInfo> = fc.record({
  unifyMembershipInfo: fc.record({
    unifyMasterId: arbText,
    smileClubMember: fc.boolean(),
    smileClubMemberInformation: information,
  }),
  isSmileClubOneClickTarget: fc.boolean(),
});

export const arbWelcomeGift: Arbitrary<WelcomeGift> = fc.record({
  couponIssueNo: fc.nat(99).map((no) => couponIssueNo(`C${no}`)),
  couponName: arbText,
});
