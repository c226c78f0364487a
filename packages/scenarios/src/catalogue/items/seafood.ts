import { combine, itemsOf } from '../row.ts';

const bada = itemsOf({
  seller: 'bada',
  service: 'Normal',
  brand: ['바다결', 'Badagyeol', '海韵', 'パダギョル'],
  category: 'seafood',
  policy: 'cold',
});

/** Seafood, packed with ice. */
export const seafood = {
  'blue-crab': bada(
    310101,
    [
      '손질 꽃게 1kg 급랭',
      'Cleaned blue crab 1 kg, quick frozen',
      '处理好的梭子蟹 1kg 急冻',
      '下処理済みワタリガニ 1kg 急速冷凍',
    ],
    23900,
    'crab',
    1.3,
    { stock: 18, additions: ['icePack'] },
  ),
  prawns: bada(
    310102,
    ['왕새우 소금구이용', 'King prawns for salt grilling', '盐焗大虾', '塩焼き用の大えび'],
    18900,
    'shrimp',
    1.1,
    { options: combine(['weight'], [['500g']], [['1kg'], 16000, 11]), additions: ['icePack', 'chojang'] },
  ),
  'squid-sashimi': bada(
    310103,
    ['동해 오징어 3마리', 'East Sea squid, 3 pieces', '东海鱿鱼 3只', '東海のいか 3杯'],
    15900,
    'squid',
    0.9,
    { stock: 0 },
  ),
  oysters: bada(
    310104,
    ['생굴 1kg 당일 채취', 'Fresh oysters 1 kg, shucked today', '当日采收鲜牡蛎 1kg', '当日採り生がき 1kg'],
    16900,
    'oyster',
    1.2,
    { discounts: ['seller10'], additions: ['chojang', 'icePack'] },
  ),
  'grilled-seaweed': bada(
    310105,
    ['두 번 구운 재래김 16봉', 'Twice-roasted seaweed, 16 packs', '二次烘烤传统海苔 16包', '二度焼き海苔 16袋'],
    9900,
    'seaweed',
    0.4,
    { policy: 'free30', category: 'processed', discounts: ['deal500', 'partner2'], max: 20 },
  ),
  mackerel: bada(
    310106,
    ['반건조 고등어 5팩', 'Half-dried mackerel, 5 packs', '半干鲭鱼 5包', '半干しさば 5パック'],
    21900,
    'fish',
    1.6,
    { policy: 'free50', discounts: ['member3'] },
  ),
};
