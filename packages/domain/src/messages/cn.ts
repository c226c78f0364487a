import type { Messages } from './ko.ts';

/** Everything the cart alerts, asks or tells in simplified Chinese (ER-09). */
export const messages: Messages = {
  'CART-BR1-55': '请输入{multiple}的倍数作为数量。',

  'CART-BR2-139': '仅限会员使用，请登录。',

  'CART-BR3-01': '数量至少为1件，请重新输入。',
  'CART-BR3-02': '登录已过期，请重新登录。',
  'CART-BR3-03': '库存不足，请订购{max}件以内。',
  'CART-BR3-04': '所选选项库存不足，请订购{max}件以内。',
  'CART-BR3-05': '最少购买数量为{min}件，请输入{min}件以上。',
  'CART-BR3-06': '最多购买数量为{max}件，请输入{max}件以内。',
  'CART-BR3-07': '已使用优惠券或已享受折扣的商品无法更改数量。',
  'CART-BR3-08': '百货商店商品的数量每次只能增减1件。',
  'CART-BR3-09': '数量最多可输入{max}件。',
  'CART-BR3-16': '请输入数字作为数量。',
  'CART-BR3-17': '附加商品“{product}”库存不足，剩余{max}件。',
  'CART-BR3-18': '“{product}”已无库存。',

  'CART-BR4-09': '请选择要删除的商品。',

  'CART-BR7-01': '请选择要订购的商品。',
  'CART-BR7-02': '“{product}”已停止销售，无法订购。',
  'CART-BR7-03': '“{product}”已售罄，无法订购。',
  'CART-BR7-04': '“{product}”的所选选项已售罄，无法订购。',
  'CART-BR7-06': '“{product}”的附加商品已售罄，无法订购。',
  'CART-BR7-33': '每次最多可订购{max}个商品，请取消选择部分商品。',
  'CART-BR7-36': '“{product}”目前无法订购。',
  'CART-BR7-45': '“{product}”仅限Smile Club Biz会员订购。',
  'CART-BR7-46': '“{product}”为Smile Club Biz会员专享商品，请去除该商品后再订购。',
  'CART-BR7-47': '应付金额为0韩元或以下时无法订购，请重新确认优惠券和折扣。',
  'CART-BR7-52': '“{product}”仅支持预约时段配送。',
  'CART-BR7-53': '“{product}”仅支持凌晨配送。',
  'CART-BR7-54': '“{product}”无法配送至所选地址。',
  'CART-BR7-55': '“{product}”的配送门店已变更，请在商品详情页确认收货地址。',

  'UNABLE-ONLY_BUYNOW': '“{product}”无法从购物车订购，请在商品详情页立即购买。',
  'UNABLE-ITEM_PRICE_MINIMUM': '“{product}”未达到最低订购金额，无法订购。',
  'UNABLE-ADULT_LIMIT': '“{product}”需完成成人认证后方可订购。',
  'UNABLE-SELF_LIMIT': '“{product}”需完成本人认证后方可订购。',
  'UNABLE-BUYER_LIMIT_POLICY': '“{product}”已达到您的限购数量，无法继续订购。',
  'UNIT-UNREADABLE': '无法加载商品信息，因此无法订购。请重新加载或删除该商品。',

  'ZERO-WON-ITEM': '“{product}”的金额为0韩元或以下，无法订购。',

  'TEMPORARY-PROBLEM': '由于临时错误，您的请求未能处理。请确认后重试。',
  'TEMPORARY-PROBLEM-CODE': '由于临时错误，您的请求未能处理。请确认后重试。（{code}）',

  'CART-LOAD-FAILED': '由于临时错误，无法加载购物车。请稍后重试。',
  'EMPTY-CART': '购物车中没有商品。',

  'DELETE-FAILED': '商品删除失败。',
  'DELETE-CONFIRM-Toolbar': '确定要删除所选商品吗？',
  'DELETE-CONFIRM-Unit': '确定要删除该商品吗？',
  'DELETE-CONFIRM-Unorderable': '确定要删除该商品吗？',
  'DELETE-CONFIRM-BeforeOrder': '确定要删除所选商品并继续吗？',

  'COUPON-CANCEL-CONFIRM': '更改数量后，已使用的优惠券将被取消。确定要更改吗？',
  'COUPON-CANCELLED': '数量已更改，已使用的优惠券被取消。请重新使用优惠券。',

  'ORDER-AT-TOTAL': '含运费在内，应付总额为 ₩{payable}。确定按此金额下单吗？',

  'PRICE-CHANGED': '商品金额有变动，已重新加载购物车。请确认金额。',
  'CART-CHANGED': '购物车内容有变动，已重新加载。请确认后重试。',
  'CART-STALE': '购物车内容有变动，已重新加载。请确认后重试。',
  'QUANTITY-UNKNOWN': '无法确认数量是否已更改，已重新加载购物车。请确认数量。',
  'SHIPPING-UNKNOWN': '无法确认运费，应付金额可能会有变动。',

  'ORDER-FAILED': '订单未能提交。请确认后重试。',
  'ORDER-OUT-OF-STOCK': '库存不足，未能完成付款。请在购物车中确认数量。',
  'PAYMENT-DONE': '付款已完成。',
};
