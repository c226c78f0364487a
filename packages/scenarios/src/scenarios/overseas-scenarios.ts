import { abroad, member, type ScenarioTable } from './scenario.ts';

export const overseasScenarios = {
  /** SF Express above its limits: amount, a body-care item, and fruit that it does not carry (OV-04, OV-05, OV-09). */
  'oversea-china': {
    ...abroad('China', '上海市黄浦区晨光路12号', '200001'),
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
  },
  /** CJ Logistics below its limits: one more item ships free, two exceed the limit (OV-06, OV-08, OV-11). */
  'oversea-japan': {
    ...abroad('Japan', '東京都新宿区あけぼの町1-2', '160-0001'),
    no: 21,
    title: ['일본으로 보내기', 'Shipping to Japan', '寄往日本', '日本へ送る'],
    note: [
      '15만 원이 되면 배송비가 무료이고, 16,600엔과 화장품 24개가 한도예요. 통화를 바꿔 보세요.',
      'Shipping is free from ₩150,000; the limits are 16,600 yen and 24 cosmetics. Change the currency.',
      '满₩150,000免运费，上限为16,600日元和24件化妆品。请尝试切换货币。',
      '₩150,000から送料無料、上限は16,600円と化粧品24個です。通貨を切り替えてみてください。',
    ],
    buyer: member('사토미카', { isIdentityVerified: true }),
    choices: [
      { item: 'sheet-masks', options: ['30sheets'], quantity: 3 },
      { item: 'lipstick', options: ['rose'], quantity: 3 },
      { item: 'nail-polish', options: ['red'] },
      { item: 'socks', options: ['grey'], hoursAgo: 2 },
      { item: 'dress', options: ['black/m'], hoursAgo: 30 },
      { item: 'cushion-foundation', options: ['shade21'], quantity: 18, hoursAgo: 30 },
    ],
  },
  /** CJ Logistics above ₩100,000: ID number, counts per category, and weight (OV-07, OV-08, OV-10). */
  'oversea-taiwan': {
    ...abroad('Taiwan', '台北市中正區晨光路12號', '10044'),
    no: 22,
    title: ['대만으로 보내기', 'Shipping to Taiwan', '寄往台湾', '台湾へ送る'],
    note: [
      '10만 원을 넘어 신분증 번호가 필요해요. 같은 분류는 12개까지, 건강식품은 6kg 미만이에요.',
      'Above ₩100,000 an ID number is needed; up to 12 of a category, less than 6 kg of health food.',
      '超过₩100,000需要身份证号码；同类商品最多12件，保健食品须少于6kg。',
      '₩100,000を超えるため身分証番号が必要です。同じ分類は12点まで、健康食品は6kg未満です。',
    ],
    buyer: member('린웨이', { isIdentityVerified: true }),
    choices: [
      { item: 'wild-honey', quantity: 3 },
      { item: 'blouse', options: ['pink/m'], hoursAgo: 2 },
      { item: 'socks', options: ['black'], quantity: 12, hoursAgo: 30 },
      { item: 'curry-pouch', quantity: 10, hoursAgo: 30 },
    ],
  },
} as const satisfies ScenarioTable;
