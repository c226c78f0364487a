import { hundredChoices, member, type ScenarioTable } from './scenario.ts';

/** Scenarios that differ in the units of the cart. */
export const cartScenarios = {
  /** Four services, discounts, options, additions, a coupon, and an item with low stock. */
  'many-sellers': {
    no: 3,
    title: ['여러 판매자', 'Many sellers', '多个卖家', 'たくさんの販売者'],
    note: [
      '네 가지 배송 서비스의 상품을 고루 담은 회원이에요. 선택, 수량, 삭제, 주문을 모두 해 볼 수 있어요.',
      'A member with items of all four services. Select, change quantities, delete and order.',
      '会员购物车里有四种配送服务的商品。可以尝试选择、修改数量、删除和下单。',
      '4つの配送サービスの商品をひととおり入れた会員です。選択、数量変更、削除、注文をお試しください。',
    ],
    buyer: member('박서연', { buyerGrade: 'Gold', isCertificatedAdult: true }),
    wallet: ['weekend10', 'superDay', 'farmThanks', 'farmShipping'],
    choices: [
      { item: 'honey-apples', options: ['home/5kg'], additions: ['shoppingBag'], quantity: 2 },
      // three left; a fourth is refused (QT-02)
      { item: 'shine-muscat', quantity: 1, additions: ['giftBox'], hoursAgo: 2 },
      { item: 'frying-pan', options: ['28cm'], additions: ['siliconeLid'], coupons: ['welcome3000'], hoursAgo: 2 },
      {
        item: 'linen-curtain',
        options: ['ivory', { option: 'measure', measures: [150, 210] }],
        additions: [{ addition: 'tieback', quantity: 2 }],
        quantity: 2,
        hoursAgo: 5,
      },
      { item: 't-shirt', options: ['navy/100'], quantity: 2, hoursAgo: 5 },
      { item: 't-shirt', options: ['white/95'], hoursAgo: 5 },
      { item: 'socks', options: ['grey'], hoursAgo: 5 },
      { item: 'fresh-eggs', quantity: 2, hoursAgo: 26 },
      { item: 'fresh-beef', options: ['500g'], hoursAgo: 26 },
      { item: 'fresh-tomatoes', hoursAgo: 30 },
      { item: 'canned-tuna', quantity: 2, hoursAgo: 8 },
      { item: 'toilet-paper', hoursAgo: 8 },
      { item: 'drip-coffee', options: ['handDrip/500g'], hoursAgo: 50 },
      { item: 'gs-ice-cream', quantity: 3, hoursAgo: 27 },
      { item: 'gs-bananas', hoursAgo: 27 },
      { item: 'monstera', additions: ['potStand'], hoursAgo: 72 },
    ],
  },
  /** One parcel, and a bundle discount that both items earn together. */
  'one-seller': {
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
  },
  /** PG-05. */
  empty: {
    no: 1,
    title: ['빈 장바구니', 'Empty cart', '空购物车', '空のカート'],
    note: [
      '장바구니에 아무것도 없는 회원이에요. 빈 화면과 바로가기를 확인해 보세요.',
      'A member with nothing in the cart. See the empty view and its shortcut.',
      '购物车里没有任何商品的会员。可以查看空状态页面和快捷入口。',
      'カートに何も入っていない会員です。空の画面とショートカットをご確認ください。',
    ],
    buyer: member('김하늘'),
    choices: [],
  },
  /** A full cart. */
  'hundred-units': {
    no: 4,
    title: ['상품 100개', 'A hundred units', '100件商品', '商品100点'],
    note: [
      '장바구니를 가득 채운 회원이에요. 전체 선택과 수량 변경, 삭제가 빠른지 확인해 보세요. 한 번에 30개까지 주문할 수 있어요.',
      'A member whose cart is full. See that select-all, quantities and deletion stay quick; one order takes up to 30 units.',
      '购物车已装满的会员。看看全选、修改数量和删除是否流畅；一次最多可下单30件。',
      'カートがいっぱいの会員です。全選択、数量変更、削除の速さをご確認ください。一度に注文できるのは30点までです。',
    ],
    buyer: member('최지우'),
    choices: hundredChoices,
  },
  /** All reasons that prevent the order of a unit (CK-02, CK-03, PG-13). */
  unorderable: {
    no: 5,
    title: ['주문할 수 없는 상품', 'Units that cannot be ordered', '无法下单的商品', '注文できない商品'],
    note: [
      '품절, 판매 중지처럼 주문할 수 없는 이유가 하나씩 담겨 있어요. 이유를 읽고 삭제해 보세요.',
      'One unit for each reason that stops an order, such as sold out or sale ended. Read the reasons and delete.',
      '购物车里包含各种无法下单的原因，例如售罄、停售。请查看原因并删除。',
      '品切れや販売終了など、注文できない理由がひとつずつ入っています。理由を読んで削除してみてください。',
    ],
    buyer: member('정민준'),
    choices: [
      { item: 'naju-pears' },
      { item: 'game-pad' },
      { item: 'used-cassettes', hoursAgo: 30 },
      { item: 'squid-sashimi' },
      { item: 'jeans', options: ['xl'] },
      { item: 'oak-chair', options: ['oak'], additions: ['cushion'], quantity: 2 },
      { item: 'club-biz-coffee' },
      { item: 'fresh-kimchi', options: ['2kg'], unable: 'ONLY_SMILE_FRESH_RESERVE_BRANCH' },
      { item: 'fresh-bread', unable: 'ONLY_SMILE_FRESH_DAWN_BRANCH' },
      { item: 'fresh-lettuce', unable: 'NO_SMILE_FRESH_BRANCH' },
      { item: 'lm-chicken', unable: 'BRANCH_CHANGE_POLICY' },
      { item: 'hp-wine' },
      { item: 'kite' },
      { item: 'makgeolli', unable: 'ADULT_LIMIT' },
      { item: 'gift-card', unable: 'SELF_LIMIT' },
      { item: 'smartphone', options: ['128gb/black'], unable: 'BUYER_LIMIT_POLICY' },
      { item: 'bouquet', options: ['pink'], unable: 'OTHER' },
      { item: 'cookies', quantity: 3 },
      { item: 'fresh-tomatoes' },
    ],
  },
  /** Quantities at the limits of their items (QT-01, QT-02, QT-03, QT-07). */
  'max-limits': {
    no: 12,
    title: ['수량 제한', 'Quantity limits', '数量限制', '数量制限'],
    note: [
      '최소·최대 수량, 배수, 재고 한계에 닿은 상품들이에요. 수량을 한 개만 바꿔도 안내가 나와요.',
      'Units at their minimum, maximum, multiple or stock. Change any by one and read why it is refused.',
      '这些商品已达到最小量、最大量、倍数或库存上限。数量只改一件就会出现提示。',
      '最小・最大数量、倍数、在庫の限界にある商品です。1つ変えるだけで案内が表示されます。',
    ],
    buyer: member('송지호', { isCertificatedAdult: true }),
    choices: [
      { item: 'mixed-grains', quantity: 2 },
      { item: 'notebook', quantity: 30 },
      { item: 'oak-chair', options: ['oak'], quantity: 2 },
      { item: 'wild-honey', quantity: 3, hoursAgo: 2 },
      { item: 'teapot', quantity: 2, hoursAgo: 2 },
      { item: 't-shirt', options: ['white/95'], quantity: 2, hoursAgo: 3 },
      {
        item: 'linen-curtain',
        options: ['navy', { option: 'measure', measures: [300, 230] }],
        additions: [{ addition: 'curtainRod', quantity: 8 }],
        hoursAgo: 3,
      },
      { item: 'smartphone', options: ['256gb/black'], hoursAgo: 4 },
      { item: 'used-camera', hoursAgo: 4 },
      { item: 'silver-ring', quantity: 3, hoursAgo: 6 },
      { item: 'cookies', quantity: 999, hoursAgo: 6 },
      { item: 'honey-apples', options: ['home/3kg'], quantity: 2, coupons: ['farmThanks'], hoursAgo: 7 },
      { item: 'naju-pears', hoursAgo: 7 },
      // the same choice twice, as another server may send it (XT-02)
      { item: 'naju-pears', hoursAgo: 50 },
    ],
  },
} as const satisfies ScenarioTable;
