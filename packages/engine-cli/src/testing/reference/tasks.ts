/** A task of a shop, with the exports that solve it and a section of a guide. */
export interface Task {
  readonly task: string;
  readonly names: readonly string[];
  /** The page and the heading of the guide. */
  readonly guide: string;
}

const row = (task: string, guide: string, ...names: readonly string[]): Task => ({ task, names, guide });

/** Tasks in the order of an order: goods, prices, offers, shipping, checks, after payment, tests. */
export const tasks: readonly Task[] = [
  row('Define a shop and its limits, e.g. 3 pieces', 'own-shop#a-rule-an-exclusion-limits', 'EngineTerms', 'Limits'),
  row('Make a cart', 'own-shop#a-cart-for-the-examples', 'SimpleUnit', 'Engine'),
  row('Sell goods by weight', 'own-shop#goods-by-weight', 'SimpleUnit', 'Measure'),
  row('Add, change, remove or select units', 'engine#a-cart-that-changes', 'addItem', 'changeQuantity', 'selectUnits'),
  row('Price a cart, and explain its total', 'recipes#a-text-for-each-ledger-entry', 'ShopPrice', 'LedgerEntry'),
  row('Print a VAT receipt', 'tax-and-refunds#vat-receipt', 'defineTax', 'TaxReceipt'),
  row('Offer 3 for 2, tiers or a percentage', 'promotions#kinds-of-promotions', 'buyNGetM', 'tiered', 'offerOf'),
  row('Define another kind of promotion', 'own-shop#a-promotion', 'definePromotion', 'Promotion'),
  row('Accept a coupon code for the order', 'promotions#recipe-an-order-coupon-with-a-code', 'applyCode', 'OfferTerms'),
  row('Set prices for groups of customers', 'recipes#price-lists-for-customer-groups', 'OfferTerms'),
  row('Let two offers combine, or not', 'promotions#options-of-every-offer', 'OfferTerms', 'defineExclusion'),
  row('Find the best offers in a time limit', 'own-shop#a-promotion', 'bestOffers', 'OffersOptions', 'withBest'),
  row('List coupons with reasons, e.g. expired', 'engine#which-coupons-can-go-here', 'couponsFor', 'Coupon'),
  row('Ship free from an amount, or to zones', 'own-shop#countries', 'ShippingZone', 'ShippingPolicy', 'shipTo'),
  row(
    'Check an order, and repair it',
    'own-shop#a-rule-an-exclusion-limits',
    'ShopFinding',
    'withFix',
    'smallestChange',
  ),
  row('Add a rule on custom fields', 'own-shop#custom-fields', 'defineRule', 'FieldsOf'),
  row('Write messages in another language', 'recipes#a-language-of-your-own', 'formatFinding', 'codesOf'),
  row('Read a cart or a shop from JSON', 'own-shop#save-and-load-a-cart', 'cartParser', 'parseShop'),
  row('Answer requests with Express or Next', 'recipes#express-next-and-workers', 'cartParser', 'ShopPrice'),
  row('Pay with a gift card', 'recipes#a-gift-card-as-payment', 'ShopPrice', 'less'),
  row('Refund one of three pieces', 'tax-and-refunds#return-of-one-of-three-pieces', 'refund', 'PaidOrder'),
  row(
    'Test a shop on random carts',
    'testing#one-call-for-each-definition',
    'checkEngine',
    'checkPromotion',
    'checkRule',
  ),
];
