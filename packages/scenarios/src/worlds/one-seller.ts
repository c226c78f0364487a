import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** One seller, one parcel, a bundle discount that both items earn together. */
export const oneSeller = {
  ...ordinary,
  name: 'one-seller',
  no: 2,
  title: ['판매자 한 곳', 'One seller', '单一卖家', '販売者1社'],
  note: [
    '한 판매자의 과일 세 가지를 담은 회원이에요. 수량을 줄여 무료배송과 묶음 할인이 어떻게 바뀌는지 살펴보세요.',
    'A member with three kinds of fruit from one seller. Lower a quantity and see free shipping and the bundle discount change.',
    '会员从同一卖家选购了三种水果。减少数量，看看包邮和组合折扣如何变化。',
    '1社の販売者から果物3種類を入れた会員です。数量を減らすと、送料無料とまとめ割引がどう変わるかお試しください。',
  ],
  buyer: member('이도윤'),
  choices: [
    { item: 'honey-apples', options: ['home/3kg'], additions: ['shoppingBag'], quantity: 2 },
    { item: 'naju-pears', hoursAgo: 3 },
    { item: 'sweet-potatoes', hoursAgo: 40 },
  ],
} as const satisfies Scenario;
