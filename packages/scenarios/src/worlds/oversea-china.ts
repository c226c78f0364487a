import { abroad, member } from './people.ts';
import type { Scenario } from './world.ts';

/** SF Express to China just beyond its limits: above the amount, a body-care item among them, fruit that is not carried (OV-04, OV-05, OV-09). */
export const overseaChina = {
  ...abroad('China', '上海市黄浦区晨光路12号', '200001'),
  name: 'oversea-china',
  no: 20,
  title: ['중국으로 보내기', 'Shipping to China', '寄往中国', '中国へ送る'],
  note: [
    'SF Express의 한도를 조금 넘겼어요. 상품을 빼거나 배송사를 바꿔 보세요. 신분증 이미지도 필요해요.',
    'Just beyond the limits of SF Express. Take something out or change the carrier; an image of your ID is needed too.',
    '刚好超过顺丰速运的限额。请减少商品或更换快递公司，还需要身份证图片。',
    'SF Expressの上限を少し超えています。商品を減らすか配送会社を変えてみてください。身分証の画像も必要です。',
  ],
  buyer: member('왕리나', { isIdentityVerified: true }),
  choices: [
    { item: 'lipstick', options: ['coral'] },
    { item: 'body-lotion', options: ['cotton'] },
    { item: 'socks', options: ['ivory'], quantity: 2, hoursAgo: 2 },
    { item: 'headphones', options: ['black'], hoursAgo: 30 },
    { item: 'honey-apples', options: ['home/3kg'], hoursAgo: 30 },
  ],
} as const satisfies Scenario;
