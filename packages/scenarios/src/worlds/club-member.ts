import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** A member of the universe club: its own free-shipping threshold and no club banner (FG-03, PG-08). */
export const clubMember = {
  ...ordinary,
  name: 'club-member',
  no: 11,
  title: ['클럽 회원', 'Club member', '俱乐部会员', 'クラブ会員'],
  note: [
    '유니버스 클럽 회원이에요. 무료배송 기준이 다르고 클럽 가입 안내가 보이지 않아요.',
    'A universe-club member: another free-shipping threshold and no club banner.',
    'Universe 俱乐部会员，包邮门槛不同，也不会显示入会提示。',
    'ユニバースクラブの会員です。送料無料の基準が異なり、クラブの案内は表示されません。',
  ],
  buyer: member('오하린', {
    buyerGrade: 'VIP',
    isSmileClub: true,
    isUniverseClub: true,
    clubMemberType: 'Purchase',
    isCertificatedAdult: true,
  }),
  wallet: ['club15', 'smile10'],
  choices: [
    { item: 'dish-sponge', quantity: 2 },
    { item: 'baby-bath', hoursAgo: 40 },
    { item: 'fresh-milk', quantity: 3, hoursAgo: 27 },
    { item: 'fresh-salad', quantity: 2, hoursAgo: 27 },
    { item: 'cushion-foundation', options: ['shade21'], coupons: ['weekend10'], hoursAgo: 5 },
    { item: 'lipstick', options: ['coral'], hoursAgo: 5 },
    { item: 'makgeolli', hoursAgo: 12 },
    { item: 'wristwatch', options: ['silver'], hoursAgo: 12, partnershipCode: 'P100' },
  ],
} as const satisfies Scenario;
