import { member, ordinary } from './people.ts';
import type { Scenario } from './world.ts';

/** Added so long ago that they are not selected when the cart opens (LS-02). */
const old = { hoursAgo: 30 } as const;

/** Of each kind of item that some rule of an order treats apart one, and six to be installed: choose which to put together (CK-04..CK-12). */
export const orderRules = {
  ...ordinary,
  name: 'order-rules',
  no: 19,
  title: ['함께 주문할 수 없는 상품', 'Items that do not go together', '不能一起下单的商品', '一緒に注文できない商品'],
  note: [
    '설치, e쿠폰, 도서, 당일배송처럼 따로 주문해야 하는 상품이 모두 있어요. 골라 담고, 주문 버튼 위의 안내와 해결 버튼을 눌러 보세요.',
    'One of each kind that is ordered apart: install, e-coupon, books, same-day. Select some, read what blocks the order and press a way out.',
    '这里有需要单独下单的各类商品：安装、电子券、图书、当日达。请任意选择，查看下单按钮上方的提示并点击解决方法。',
    '設置、電子クーポン、書籍、即日配送など、別々に注文する商品がそろっています。選んでから、注文ボタンの上の案内と解決ボタンを押してみてください。',
  ],
  buyer: member('백지호', { isIdentityVerified: true, isCertificatedAdult: true }),
  choices: [
    { item: 'honey-apples', options: ['home/3kg'] },
    { item: 'socks', options: ['grey'], ...old },
    { item: 'fresh-eggs', ...old },
    { item: 'tv', ...old },
    { item: 'coffee-voucher', quantity: 2, ...old },
    { item: 'night-market-novel', ...old },
    { item: 'gs-bananas', ...old },
    { item: 'toilet-paper', ...old },
    { item: 'hp-sushi', ...old },
    { item: 'direct-headphones', ...old },
    { item: 'designer-scarf', ...old },
    { item: 'mango-dress', ...old },
    { item: 'silver-ring', ...old },
    { item: 'sunglasses', ...old },
    { item: 'club-towels', ...old },
    { item: 'staff-mug', ...old },
    { item: 'waiting-lamp', ...old },
    { item: 'ls-cucumbers', isDeliveryTimeEnded: true, ...old },
    { item: 'plum-wine', ...old },
    { item: 'air-conditioner', ...old },
    { item: 'refrigerator', ...old },
    { item: 'washing-machine', options: ['white'], ...old },
    { item: 'washing-machine', options: ['grey'], ...old },
    { item: 'washing-machine', options: ['white'], additions: ['takeAway'], ...old },
  ],
} as const satisfies Scenario;
