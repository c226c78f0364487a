import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** A member of club and SSG: cashback of every type, funding discounts, an extra discount and the next one (CB-02, DC-05). */
export const rewards = {
  ...ordinary,
  name: 'rewards',
  no: 17,
  title: ['할인과 적립', 'Discounts and cashback', '折扣与返现', '割引と還元'],
  note: [
    '추가 할인과 지원 할인, 다섯 가지 적립을 모두 받는 클럽 회원이에요. 상품을 빼고 더하며 어떻게 바뀌는지 살펴보세요.',
    'A club member with an extra discount, funded discounts and all five kinds of cashback. Deselect and select items and see them change.',
    '这位俱乐部会员享有额外优惠、补贴折扣和全部五种返现。取消或勾选商品，看看有何变化。',
    '追加割引、支援割引と5種類の還元をすべて受けるクラブ会員です。商品を外したり選んだりして変化をお試しください。',
  ],
  buyer: member('윤가온', {
    buyerGrade: 'VIP',
    isSmileClub: true,
    isSsgMembership: true,
    clubMemberType: 'Purchase',
    isCertificatedAdult: true,
  }),
  wallet: ['weekend10'],
  choices: [
    { item: 'bicycle', options: ['white'] },
    { item: 'soccer-ball', quantity: 2, hoursAgo: 2 },
    { item: 'badminton-set', options: ['blue'], hoursAgo: 3 },
    { item: 'honey-apples', options: ['home/3kg'], hoursAgo: 40 },
  ],
} as const satisfies Scenario;
