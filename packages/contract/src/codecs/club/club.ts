import {
  clubMemberTypes,
  type ClubInfo,
  type SmileClubMemberInformation,
  type UnifyMembershipInfo,
  type WelcomeGift,
} from '@baguni/domain';
import * as t from 'io-ts';
import { couponIssueNo } from '../base/ids.ts';
import { orNull } from '../base/list.ts';
import { momentMs } from '../base/number.ts';
import type { Codec } from '../base/shape.ts';
import { answerText, choice } from '../base/text.ts';

const information: Codec<SmileClubMemberInformation> = t.strict({
  statusCode: answerText,
  payCycleType: answerText,
  memberType: choice(clubMemberTypes),
  membershipGrade: answerText,
  joinPartnerId: answerText,
  isUnifyMembership: t.boolean,
  isSSGPoint: t.boolean,
  isSSGMembership: t.boolean,
  withdrawDt: orNull(momentMs),
});

const unifyMembershipInfo: Codec<UnifyMembershipInfo> = t.strict({
  unifyMasterId: answerText,
  smileClubMember: t.boolean,
  smileClubMemberInformation: information,
});

export const clubInfo: Codec<ClubInfo> = t.strict({ unifyMembershipInfo, isSmileClubOneClickTarget: t.boolean });

export const welcomeGift: Codec<WelcomeGift> = t.strict({ couponIssueNo, couponName: answerText });
