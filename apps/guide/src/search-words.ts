/**
 * Words by which a page is looked for and which it does not use itself: other names of the trade, and those of Korean, Chinese and
 * Japanese readers, as the site is in English.
 */
export const searchWords: Readonly<Record<string, string>> = {
  index: 'getting started quick start install setup 시작 설치 开始 安装 はじめに インストール',
  concepts: 'overview architecture how it works 개념 概念 コンセプト 장바구니 购物车 カート',
  'how-a-price-is-made':
    'calculation rounding totals ledger receipt shipping fee delivery cost 가격 价格 価格 배송비 运费 送料 계산 计算 計算',
  discounts: 'sale percent off markdown member discount 할인 折扣 優惠 割引 値引き',
  coupons:
    'coupon voucher discount code promo code stacking combine free shipping 쿠폰 优惠券 優惠券 クーポン 무료배송 무료 배송 包邮 送料無料',
  'guides/engine':
    'api library usage import browser edge serverless Node Deno Bun 엔진 引擎 エンジン 주문 订单 注文 배송비 运费 送料',
  'guides/own-shop':
    'own promotion own rule own currency custom dollar euro multi currency BOGO buy one get one buy 2 get 1 three for two gift tiered 프로모션 促销 プロモーション 통화 货币 通貨 환율',
  'guides/page-and-server':
    'backend frontend checkout validation tampering forged price HTTP API isomorphic shared 백엔드 프론트엔드 前后端 バックエンド',
  'guides/cart-json': 'JSON schema fields import parse format 형식 格式 形式',
  'guides/command-line': 'CLI terminal shell CI npx 명령줄 命令行 コマンドライン',
  'guides/testing': 'property test fast-check generator arbitrary invariant 테스트 测试 テスト',
  'guides/comparison':
    'alternative versus vs dinero commercetools Shopify Vendure Solidus Medusa Saleor Magento 비교 比较 比較',
  'guides/what-it-does-not-do':
    'limitations scope tax VAT payment refund return stock reservation inventory subscription 한계 세금 환불 재고 税 退款 库存 返金 在庫',
  'guides/upgrade': 'migration changelog breaking changes version release 업그레이드 升级 アップグレード',
  'guides/server':
    'deploy deployment hosting production Docker environment variables PostgreSQL SQLite 서버 服务器 サーバー',
  'guides/storefront': 'integrate integration embed add to cart shop page cookies 상점 店铺 ストア',
  rules: 'error codes messages refusals validation 오류 코드 에러 错误 代码 エラー コード',
};
