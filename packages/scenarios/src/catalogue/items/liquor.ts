import { itemsOf } from '../row.ts';

const sulgil = itemsOf({
  seller: 'sulgil',
  service: 'Normal',
  brand: ['술길', 'Sulgil', '酒路', 'スルギル'],
  category: 'liquor',
  policy: 'free50',
  flags: ['isAdult'],
});

/** Traditional liquor, for adults (CK-11). */
export const liquor = {
  makgeolli: sulgil(
    311701,
    [
      '[성인] 햅쌀 생막걸리 6병',
      '[Adult] New-rice makgeolli, 6 bottles',
      '[成人] 新米生马格利 6瓶',
      '［成人］新米生マッコリ 6本',
    ],
    21000,
    'rice-wine',
    5.2,
    { isNeedAuthentication: true, isCouponUsable: false, discounts: ['seller5'] },
  ),
  'plum-wine': sulgil(
    311702,
    ['[성인] 매실주 선물세트', '[Adult] Plum wine gift set', '[成人] 梅子酒礼盒', '［成人］梅酒ギフトセット'],
    36000,
    'wine',
    1.9,
    { isNeedAuthentication: true, isCouponUsable: false, additions: ['bojagi'], stock: 16 },
  ),
};
