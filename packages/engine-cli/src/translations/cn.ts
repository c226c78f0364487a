import type { Fault } from '../input/problem.ts';
import { couponText, misfitText, valueText, type FitTranslations } from './fit-text.ts';
import type { Translations, Wordings } from './translations.ts';

const where = ({ path, place }: Fault): string =>
  `第${place.line}行第${place.column}列 ${path === '' ? '整个 JSON' : path}`;

const meant = (fits: string): string => (fits === '' ? '' : `（${fits}？）`);

const more = (problems: number): string => `另有${problems}处`;

const bounds = (min: string, max: string): string => {
  if (min === '') return max === '' ? '' : `不大于 ${max} 的`;
  return max === '' ? `不小于 ${min} 的` : `${min} 到 ${max} 的`;
};

const fit: FitTranslations = {
  whole: (min, max) => `${bounds(min, max)}整数`,
  number: (min, max) => `${bounds(min, max)}数`,
  text: (min, max) => {
    if (max === '') return '文本';
    return min === '' ? `不超过 ${max} 个字符的文本` : `${min} 到 ${max} 个字符的文本`;
  },
  pattern: (pattern) => `形如 ${pattern} 的文本`,
  moment: (example) => `时间（例如 ${example}）`,
  momentFrom: (from) => `${from} 或之后的时间`,
  day: (example) => `日期（例如 ${example}）`,
  boolean: 'true 或 false',
  object: (names) => (names === '' ? '对象' : `含 ${names} 的对象`),
  list: (most, each) => {
    if (most === '0') return '空列表';
    const list = most === '' ? '列表' : `不超过 ${most} 项的列表`;
    return each === '' ? list : `${list}（每项：${each}）`;
  },
  listFrom: (fewest) => `不少于 ${fewest} 项的列表`,
  oneOf: (values) => `以下之一：${values}`,
  or: '或',
  listOf: (entries) => `${entries} 项的列表`,
  must: (found, needed) => `值不符合要求：${found}。应为：${needed}`,
  asHeld: (found, held) => `与买家持有的优惠券不一致：${found}。优惠券的值：${held}`,
  unfit: (found) => `值不符合要求：${found}`,
};

/** What is agreed to, by the code that asks. */
const agreements: Wordings = {
  'CART-BR7-09': '仍然一起下单',
  'ASK-OVERSEA-CONSENT': '不同意并继续下单（您输入的信息不会保存）',
};

const papers: Wordings = {
  Consent: '同意海外配送条款',
  TaiwanIdNumber: '填写寄往台湾所需的身份证号码',
  ChinaIdImage: '上传身份证图片',
};

/** Simplified Chinese. */
export const translations: Translations = {
  problem: {
    NoCommand: () => '未指定命令',
    UnknownCommand: ({ word, fits }) => `没有此命令：${word}${meant(fits)}`,
    UnknownLanguage: ({ word }) => `没有此语言：${word}（ko、en、cn、jp）`,
    UnknownSchema: ({ word }) => `没有此架构：${word}（cart、shop）`,
    UnknownOption: ({ word, fits }) => `没有此选项：${word}${meant(fits)}`,
    UnusedOption: ({ word, command }) => `${command} 不使用此选项：${word}`,
    UnknownCode: ({ word, fits }) => `没有此代码：${word}${meant(fits)}`,
    UnknownValue: ({ word, code, fits, known }) => {
      if (known.length === 0) return `${code} 不使用任何值：${word}`;
      return `${code} 没有此值：${word}${fits === '' ? `（可用的值：${known.join('、')}）` : meant(fits)}`;
    },
    NotAnAssignment: ({ word }) => `值要写成 名称=值，例如 max=30：${word}`,
    NotANumber: ({ word }) => `不是数字：${word}`,
    NotAnAmount: ({ word }) => `不是以货币最小单位表示的整数（例如 $6.00 写作 600）：${word}`,
    GivenTwice: ({ word }) => `重复给出：${word}`,
    NotAMoment: ({ word }) => `不是时间：${word}（例如 2026-11-21T09:00:00Z）`,
    NotACount: ({ word }) => `不是 1 以上的整数：${word}`,
    TooManyWords: ({ word }) => `多余的词：${word}`,
    NoCode: () => '未指定代码',
    NoValue: ({ word }) => `${word} 后面需要值`,
    NoFile: () => '没有购物车：请指定文件，或通过标准输入传入',
    NotTwoCarts: () => 'diff 比较两个购物车：请指定两个文件',
    InputTwice: () => '标准输入只能读取一次：其余请指定文件',
    NotFound: () => '文件不存在',
    NotReadable: () => '无法读取',
    NotAFile: () => '是文件夹，不是文件',
    NotText: () => '不是 UTF-8 文本',
    Empty: () => '是空的',
    TooLarge: ({ most }) => `大于 ${most / 1_000_000} MB`,
    NotJson: ({ place }) => `第${place.line}行第${place.column}列：不是 JSON`,
    Misfit: (fault) => `${where(fault)}：${misfitText(fault.found, fault.fits, fit)}`,
    Missing: (fault) => `${where(fault)}：缺少值`,
    OtherShop: (fault) => `${where(fault)}：属于其他商店，请用 --engine shop.json 指定商店`,
    Repeated: (fault) => `${where(fault)}：出现了两次：${valueText(fault.found)}`,
    NoSuchUnit: (fault) => `${where(fault)}：购物车中没有此商品：${valueText(fault.found)}`,
    NoSuchTerms: (fault) => `${where(fault)}：购物车中没有此配送条件：${valueText(fault.found)}`,
    NoSuchCoupon: (fault) => `${where(fault)}：买家没有此优惠券：${valueText(fault.found)}`,
    CouponDiffers: (fault) => `${where(fault)}：${couponText(fault.found, fault.fits, fit)}`,
    UnknownField: (fault) => `${where(fault)}：未知字段${meant(fault.fits)}`,
    More: ({ found }) => more(found),
  },
  standardInput: '标准输入',
  inFile: (file, text) => `${file}：${text}`,
  more,
  rule: {
    ItemPrice: '商品价格',
    OptionPrice: '选项加价',
    BranchPrice: '门店加价',
    AdditionPrice: '附加商品',
    EbayDiscount: '选项优惠',
    SellerDiscount: '卖家优惠',
    BundleDiscount: '组合优惠',
    MemberDiscount: '会员优惠',
    PartnershipDiscount: '合作优惠',
    FundingDiscount: '赞助优惠',
    BuyerCoupon: '商品优惠券',
    SuperCoupon: '超级优惠券',
    SellerDupCoupon: '卖家叠加券',
    ExtraDiscount: '额外优惠',
    ShippingFee: '运费',
    ShippingCoupon: '运费优惠券',
    OverseaShippingFee: '国际运费',
    Promotion: '促销活动',
  },
  input: {
    price: (amount) => `单价 ${amount}`,
    quantity: (n) => `${n}件`,
    rate: (percent) => `${percent}%`,
    each: (amount) => `减 ${amount}`,
    once: (amount) => `一次减 ${amount}`,
    perPiece: (amount) => `${amount}，按每件分别计算`,
    basis: (amount) => `基准 ${amount}`,
    from: (amount) => `满${amount}起`,
    limit: (amount) => `最多 ${amount}`,
    cutTo: (amount) => `以商品金额为限 ${amount}`,
    subtotal: (amount) => `优惠后商品金额 ${amount}`,
    freeFrom: (amount) => `满${amount}包邮`,
    onArrival: (amount) => `另需到付 ${amount}`,
  },
  unit: (id, name) => (name === '' ? `商品 ${id}` : `商品 ${id}“${name}”`),
  parcel: (key) => `包裹 ${key}`,
  itemTotal: '商品金额',
  discountTotal: '优惠金额',
  couponTotal: '优惠券',
  shippingTotal: '运费',
  unknown: '无法确认',
  payable: (chosen, all) => `应付金额（${all}件商品中的${chosen}件）`,
  orderable: '可以下单。',
  blocked: (reasons) => `无法下单。原因：${reasons}个`,
  concerns: (units) => `涉及商品：${units}`,
  removedBy: (fix) => `解决办法：${fix}`,
  fix: {
    Deselect: (units) => `取消选择 ${units}`,
    Delete: (units) => `删除 ${units}`,
    SetQuantity: (units, quantity) => `将 ${units} 改为${quantity}件`,
    RemoveCoupons: (units, coupons) => `取消 ${units} 的优惠券${coupons === '' ? '' : ` ${coupons}`}`,
    SelectAll: () => '全选',
    SignIn: () => '登录',
    OrderFirst: (units) => `先订购 ${units}`,
    Agree: (_, code) => agreements[code] ?? '照此继续',
    ChooseCompany: (_, company) => `改用 ${company} 配送`,
    ShipDomestic: () => '改为韩国国内配送',
    ChooseDeliveryTime: () => '重新选择配送时间',
    VerifyIdentity: () => '进行身份验证',
    VerifyAdult: () => '进行年龄验证',
    GivePapers: (_, paper) => papers[paper] ?? '填写国际配送所需信息',
    RemovePromotion: (_, id) => `取消促销活动“${id}”`,
  },
  verdict: {
    canOrder: '可以下单',
    cannotOrder: (reasons) => `无法下单：${reasons}`,
    notRead: '无法读取',
    counted: (orderable, blocked, unread) =>
      `可以下单 ${orderable} 个 · 无法下单 ${blocked} 个 · 无法读取 ${unread} 个`,
  },
  change: {
    Added: '新增',
    Removed: '已删除',
    Selected: '已选择',
    Deselected: '已取消选择',
    Quantity: (from, to) => `${from}件 → ${to}件`,
    CouponUsed: (coupon) => `使用优惠券 ${coupon}`,
    CouponUnused: (coupon) => `取消优惠券 ${coupon}`,
    PromotionUsed: (promotion) => `使用促销 ${promotion}`,
    PromotionUnused: (promotion) => `取消促销 ${promotion}`,
  },
  wholeCart: '整个购物车',
  moreFields: (fields) => `另有 ${fields} 个字段`,
  difference: '差额',
  same: '没有差别。',
  replayed: (events) => `已重放的事件：${events}`,
  beforeEvents: '第一个事件之前',
  version: (cartVersion) => `购物车版本 ${cartVersion}`,
  busyUnits: (ids) => `正在更改：${ids}`,
  ordering: '正在下单',
  values: (names) => `值：${names}`,
  saidByServer: '引擎中没有给出此代码的规则：由服务器或页面提示。',
  bestCombination: (saving, payable, now) => `比什么都不使用节省${saving}：应付${payable}，按当前使用的为${now}。`,
  best: {
    saves: (saving, payable, full) => `应付${payable}：比什么都不使用（${full}）节省${saving}。`,
    gains: (gain, now) => `比当前使用的（${now}）再省${gain}。`,
    same: '当前使用的同样省钱。',
    loses: (loss, now) => `当前使用的还要省${loss}：应付${now}。`,
    nothing: '没有优惠券或促销活动能为所选商品省钱。',
    proved: '已证明：这些促销活动和优惠券没有更省钱的组合。',
  },
  nothingToSave: '没有优惠券能为所选商品省钱。',
  proved: '已证明：这些优惠券没有更省钱的组合。',
  gap: (amount) => `未证明：其他组合最多还可能节省${amount}。`,
  use: '使用的优惠券：',
  promotions: (names) => `促销活动：${names}`,
  notUsed: '未使用的优惠券：',
  promotionsNotUsed: '未使用的促销活动：',
  on: {
    Unit: (units) => `用于${units}`,
    ItemGroup: (units) => `用于同一商品 ${units}`,
    Bundle: (units) => `用于${units}的运费`,
  },
};
