import { itemsOf } from '../row.ts';

const harugyeol = itemsOf({
  seller: 'harugyeol',
  service: 'Normal',
  brand: ['하루결', 'Harugyeol', '日纹', 'ハルギョル'],
  category: 'clothing',
  policy: 'free30',
});

/** Items of shops inside the marketplace that do not mix with every other, and items for some buyers alone (CK-10, CK-12). */
export const malls = {
  'direct-headphones': harugyeol(
    396001,
    [
      '[해외직구] 무선 헤드폰',
      '[Direct from overseas] Wireless headphones',
      '[海外直购] 无线耳机',
      '［海外直送］ワイヤレスヘッドホン',
    ],
    89000,
    'headphones',
    0.4,
    { category: 'audio', mall: 'OverseaDirect' },
  ),
  'designer-scarf': harugyeol(
    396002,
    ['[브랜드관] 실크 스카프', '[Fashion brands] Silk scarf', '[品牌馆] 真丝围巾', '［ブランド館］シルクスカーフ'],
    59000,
    'scarf',
    0.1,
    { category: 'accessory', mall: 'FashionBrand' },
  ),
  'mango-dress': harugyeol(
    396003,
    ['[망고] 린넨 원피스', '[Mango] Linen dress', '[芒果] 亚麻连衣裙', '［マンゴ］リネンワンピース'],
    69000,
    'dress',
    0.3,
    { mall: 'MangoKorea' },
  ),
  'club-towels': harugyeol(
    396004,
    [
      '[클럽 전용] 호텔 수건 6장',
      '[Club only] Hotel towels, set of 6',
      '[会员专享] 酒店毛巾 6条',
      '［クラブ限定］ホテルタオル 6枚',
    ],
    19900,
    'laundry-basket',
    1.2,
    { category: 'household', flags: ['isClubOnly'] },
  ),
  'members-candle': harugyeol(
    396005,
    ['[회원 전용] 소이 캔들', '[Members only] Soy candle', '[会员限定] 大豆蜡烛', '［会員限定］ソイキャンドル'],
    12900,
    'candle',
    0.4,
    { category: 'household', flags: ['isMembersOnly'] },
  ),
  'staff-mug': harugyeol(
    396006,
    ['[임직원몰] 머그컵 세트', '[Employee mall] Mug set', '[员工商城] 马克杯套装', '［社員モール］マグカップセット'],
    9900,
    'coffee',
    0.8,
    { category: 'kitchen', flags: ['isEmployeeMall'] },
  ),
  'waiting-lamp': harugyeol(
    396007,
    [
      '[조건 확인 중] 수면등',
      '[Awaiting confirmation] Night lamp',
      '[条件确认中] 小夜灯',
      '［条件確認中］ナイトライト',
    ],
    24900,
    'light-bulb',
    0.5,
    { category: 'interior', flags: ['isPending'] },
  ),
};
