import { itemsOf } from '../row.ts';

const dasi = itemsOf({
  seller: 'dasi',
  service: 'Normal',
  brand: ['중고', 'Second hand', '二手', '中古'],
  category: 'used',
  policy: 'post',
  flags: ['isUsedItem'],
});

/** Second-hand goods: one of each, never with a coupon (CP-02). */
export const used = {
  'used-camera': dasi(
    311401,
    ['[중고 A급] 필름 카메라', '[Used, grade A] Film camera', '[二手A级] 胶片相机', '［中古Aランク］フィルムカメラ'],
    118000,
    'used-camera',
    0.9,
    { stock: 1, max: 1, isCouponUsable: false },
  ),
  'used-telephone': dasi(
    311402,
    [
      '[중고 B급] 다이얼 전화기',
      '[Used, grade B] Dial telephone',
      '[二手B级] 拨盘电话机',
      '［中古Bランク］ダイヤル電話機',
    ],
    34000,
    'used-telephone',
    1.6,
    { stock: 1, max: 1, isCouponUsable: false },
  ),
  'used-cassettes': dasi(
    311403,
    [
      '[중고] 90년대 가요 카세트 10장',
      '[Used] 1990s pop cassettes, 10 pcs',
      '[二手] 90年代流行歌磁带 10盘',
      '［中古］90年代歌謡カセット 10本',
    ],
    25000,
    'used-cassette',
    0.8,
    { stock: 1, max: 1, isCouponUsable: false, status: 'VERO_POLICY', category: 'music' },
  ),
};
