import type { Translations } from '../../words/words.ts';
import type { SellerName } from '../sellers.ts';
import { combine, itemsOf, type ItemWriter } from '../row.ts';

const from = (seller: SellerName, brand: Translations): ItemWriter =>
  itemsOf({
    seller,
    service: 'SmileDelivery',
    brand,
    category: 'processed',
    policy: 'smileDelivery',
    flags: ['isSmileDelivery'],
  });

const pantry = from('pantry', ['팬트리원', 'Pantry One', '优选食品柜', 'パントリーワン']);
const clean = from('clean', ['맑은살림', 'Malgeun', '清净', 'マルグン']);
const baby = from('babyPlus', ['포근', 'Pogeun', '暖暖', 'ポグン']);

/** Kept in one centre and brought the next day, whoever sells it. */
export const smileDelivery = {
  ramen: pantry(
    330001,
    ['칼칼한 봉지라면 20개입', 'Spicy instant noodles, 20 packs', '香辣袋装方便面 20包', 'ピリ辛袋ラーメン 20食'],
    15900,
    'ramen',
    2.6,
    { options: combine(['flavour'], [['spicy']], [['mild']]), discounts: ['deal1000'], isCouponUsable: true },
  ),
  'canned-tuna': pantry(
    330002,
    ['참치캔 100g 10개', 'Canned tuna 100 g, 10 cans', '金枪鱼罐头 100g 10罐', 'ツナ缶 100g 10個'],
    19900,
    'canned-tuna',
    1.5,
    { discounts: ['seller10', 'member3'] },
  ),
  'curry-pouch': pantry(
    330003,
    ['3분 카레 10봉', 'Ready curry, 10 pouches', '即食咖喱 10袋', 'レトルトカレー 10袋'],
    12900,
    'curry',
    2.2,
    { options: combine(['flavour'], [['mild']], [['spicy']]), discounts: ['bundleSnack'] },
  ),
  'drip-coffee': pantry(
    330004,
    ['갓 볶은 원두', 'Freshly roasted coffee', '新鲜烘焙咖啡豆', '焙煎したてのコーヒー'],
    14900,
    'coffee',
    0.55,
    {
      category: 'drink',
      options: combine(
        ['grind', 'weight'],
        [['wholeBean', '500g']],
        [['handDrip', '500g']],
        [['espresso', '1kg'], 12000],
      ),
      discounts: ['seller15'],
    },
  ),
  cookies: pantry(
    330005,
    ['버터 쿠키 대용량', 'Butter cookies, family box', '大盒黄油曲奇', 'バタークッキー 大容量'],
    8900,
    'cookies',
    0.7,
    { category: 'snack', discounts: ['bundleSnack'] },
  ),
  'sparkling-water': pantry(
    330006,
    ['탄산수 500ml 20병', 'Sparkling water 500 ml, 20 bottles', '气泡水 500ml 20瓶', '炭酸水 500ml 20本'],
    11900,
    'soda',
    10.6,
    { category: 'drink', max: 4, discounts: ['partner500'] },
  ),
  'toilet-paper': clean(
    330007,
    [
      '3겹 천연펄프 화장지 30롤',
      '3-ply toilet paper, 30 rolls',
      '三层原木浆卷纸 30卷',
      '3枚重ねトイレットペーパー 30ロール',
    ],
    17900,
    'toilet-paper',
    4.2,
    { category: 'household', discounts: ['deal2000'] },
  ),
  detergent: clean(
    330008,
    ['실내건조 액체세제 2.7L', 'Indoor-dry liquid detergent 2.7 L', '室内晾晒洗衣液 2.7L', '部屋干し液体洗剤 2.7L'],
    13900,
    'detergent',
    2.8,
    { category: 'household', options: combine(['scent'], [['cotton']], [['citrus']]), discounts: ['seller10'] },
  ),
  'dish-sponge': clean(
    330009,
    ['거품 잘 나는 수세미 12개', 'Rich-foam sponges, 12 pcs', '丰富泡沫百洁布 12片', '泡立ちスポンジ 12個'],
    5900,
    'sponge',
    0.2,
    { category: 'kitchen', multiple: 2, min: 2 },
  ),
  toothbrush: clean(
    330010,
    ['미세모 칫솔 8개', 'Fine-bristle toothbrushes, 8 pcs', '细毛牙刷 8支', '極細毛歯ブラシ 8本'],
    9900,
    'toothbrush',
    0.2,
    { category: 'household', stock: 33 },
  ),
  'baby-bottle': baby(
    330011,
    ['배앓이 방지 젖병 2개', 'Anti-colic baby bottles, pair', '防胀气奶瓶 2个', '空気流入防止ほ乳びん 2本'],
    23900,
    'baby-bottle',
    0.4,
    {
      category: 'baby',
      options: combine(['colour'], [['mint']], [['pink']]),
      additions: ['bib'],
      discounts: ['seller5'],
    },
  ),
  'baby-bath': baby(
    330012,
    ['접이식 아기 욕조', 'Folding baby bath', '折叠婴儿浴盆', '折りたたみベビーバス'],
    39900,
    'baby-bath',
    2.9,
    { category: 'baby', flags: ['isSmileDelivery', 'isFasterDelivery'], discounts: ['deal2000', 'member5'] },
  ),
  'club-biz-coffee': pantry(
    330013,
    [
      '[클럽 사업자] 믹스커피 대용량 400개',
      '[Club business] Instant coffee mix, 400 sticks',
      '[会员企业专享] 速溶咖啡 400条',
      '［クラブ事業者］ミックスコーヒー 400本',
    ],
    49900,
    'coffee',
    5.1,
    { category: 'drink', flags: ['isSmileDelivery', 'isSmileClubBizDeal'], discounts: ['seller10'] },
  ),
};
