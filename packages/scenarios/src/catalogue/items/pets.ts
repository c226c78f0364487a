import { combine, itemsOf } from '../row.ts';

const mongle = itemsOf({
  seller: 'mongle',
  service: 'Normal',
  brand: ['몽글', 'Mongle', '萌果', 'モングル'],
  category: 'pet',
  policy: 'free30',
});

/** Pet supplies. */
export const pets = {
  'dog-food': mongle(
    311201,
    ['곡물 없는 강아지 사료', 'Grain-free dog food', '无谷犬粮', 'グレインフリードッグフード'],
    29900,
    'dog-food',
    2.1,
    {
      options: combine(
        ['flavour', 'weight'],
        [['chicken', '2kg']],
        [['salmon', '2kg'], 3000],
        [['salmon', '5kg'], 32000],
      ),
      discounts: ['member3'],
    },
  ),
  'cat-food': mongle(
    311202,
    ['고양이 습식 캔 12개', 'Wet cat food, 12 cans', '猫咪湿粮罐头 12罐', '猫用ウェット缶 12個'],
    18900,
    'cat-food',
    1.4,
    { options: combine(['flavour'], [['chicken']], [['salmon']]), discounts: ['seller5', 'bundleSnack'] },
  ),
  'fish-food': mongle(
    311203,
    ['열대어 플레이크 먹이', 'Tropical fish flakes', '热带鱼薄片饲料', '熱帯魚フレークフード'],
    6900,
    'fish-food',
    0.1,
    { discounts: ['bundleSnack'] },
  ),
};
