/** Words that readers search for and that a page does not contain: other terms, and Korean, Chinese and Japanese words. */
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
    'own promotion own rule own currency custom dollar euro multi currency BOGO buy one get one buy 2 get 1 three for two gift tiered custom field metadata attribute extra data 프로모션 促销 プロモーション 통화 货币 通貨 환율',
  'guides/promotions':
    'promo code voucher minimum order min spend threshold cap limit maximum max discount stackable combine customer group segment nth piece second item half price BOGO buy one get one free gift with purchase bundle multibuy volume discount 프로모션 코드 할인 코드 优惠码 促销 プロモーションコード',
  'guides/recipes':
    'recipe example how to React hook Next.js Express Fastify Hono Cloudflare Worker edge serverless endpoint gift card voucher payment balance store credit price list customer group B2B wholesale translation i18n locale German weight kilogram 레시피 상품권 菜谱 礼品卡 レシピ ギフトカード',
  'guides/tax-and-refunds':
    'VAT sales tax GST net gross receipt invoice rounding rate money back return 세금 부가세 환불 반품 税 增值税 退款 退货 消費税 返金 返品',
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
  'guides/go-live': 'production launch high availability standby haproxy failover 운영 배포 上线 本番 公開',
  'guides/runbook': 'alert monitoring Prometheus Grafana incident outage 장애 알림 监控 告警 障害 アラート',
  'guides/scale': 'scaling sharding partition Citus replica PgBouncer 확장 성능 分片 性能 スケール 性能',
  'guides/generated-client': 'OpenAPI REST HTTP client SDK codegen generator 클라이언트 客户端 クライアント',
  'guides/storefront': 'integrate integration embed add to cart shop page cookies 상점 店铺 ストア',
  rules: 'error codes messages refusals validation 오류 코드 에러 错误 代码 エラー コード',
};

/** A section in the search index. */
type Stored = Readonly<Record<string, unknown>> | undefined;

// VitePress copies the source of these three functions into the site, so they cannot use other variables.

/**
 * Ranks sections whose title is the term first and guides before the reference, unless the term is a name in code, and
 * both before documents about the project.
 */
const boostDocument = (id: string, term: string, stored: Stored): number => {
  if (/^\/(?:adr\/|(?:tour|readings|benchmarks|reliability|security)\b)/u.test(id)) return 0.1;
  if (/^\/guides\/(?:add-a|pictures)/u.test(id)) return 0.3;
  if (/^\/rules\b/u.test(id)) return 0.4;
  const title = String(stored?.['title']);
  if (!/^\/(?:api|reference)\b/u.test(id)) return [term, `${term}s`].includes(title.toLowerCase()) ? 8 : 1;
  // a name in code, for example `createEngine`, but not `Coupon`
  return /[a-z][A-Z]/u.test(title) && title.toLowerCase() === term ? 0.6 : 0.12;
};

/** True if the term may be a prefix; `2` is the prefix of too many numbers. */
const prefix = (term: string): boolean => term.length > 2 || /\p{Lo}/u.test(term);

/** The permitted share of wrong letters; 0 in short words. */
const fuzzy = (term: string): number | false => (term.length > 4 ? 0.2 : false);

/** The weights of inexact matches. */
const weights = { prefix: 0.2, fuzzy: 0.2 };

/** The ranking of search results. */
export const searchOptions = { boostDocument, prefix, fuzzy, weights };

/** Adds the search words of a page below its title. @param page the document below `docs`, e.g. `guides/engine.md` */
export const addSearchWords = (page: string, html: string): string => {
  const words = searchWords[page.replace(/^generated\/|\.md$/gu, '')];
  return words === undefined ? html : html.replace('</h1>', `</h1><p>${words}</p>`);
};
