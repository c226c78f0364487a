import type { Language } from '../storefront/storefront.ts';

export const sellerFields = [
  'registrationNumber',
  'companyName',
  'representative',
  'address',
  'business',
  'telephone',
] as const;
type SellerField = (typeof sellerFields)[number];
type SellerTexts = Readonly<Record<SellerField, string>>;

const koSeller: Omit<SellerTexts, 'companyName' | 'registrationNumber'> = {
  representative: '김바구',
  address: '서울특별시 강남구 테헤란로 152',
  business: '통신판매업 / 전자상거래 중개',
  telephone: '1600-0000',
};

const ko = {
  title: '견적서',
  buyerName: '구매자명',
  address1: '주소',
  address2: '상세 주소',
  date: '견적일',
  sellerHeads: {
    registrationNumber: '사업자등록번호',
    companyName: '상호',
    representative: '대표자',
    address: '사업장 주소',
    business: '업태 / 종목',
    telephone: '전화번호',
  },
  sellers: {
    marketplace: { ...koSeller, companyName: '(주)바구니 마켓', registrationNumber: '000-81-00001' },
    outlet: { ...koSeller, companyName: '(주)바구니 아울렛', registrationNumber: '000-81-00002' },
  },
  number: '번호',
  item: '상품명 / 옵션 / 추가 구성',
  supplier: '공급사',
  quantity: '수량',
  supplyPrice: '공급가(원)',
  discount: '할인 금액(원)',
  supplyTotal: '공급가 합계(원)',
  mainItem: '기본 상품',
  shipping: '배송비(원)',
  overseaShipping: '해외배송비(원)',
  total: '총 견적 금액(원)',
  notes: [
    '사업자 전용몰을 이용해 주셔서 감사합니다.',
    '상품 가격은 판매자 사정에 따라 바뀔 수 있으니 빠른 시일 안에 결제해 주시기 바랍니다.',
  ],
};

/** Texts of an estimate, the same on screen, on paper and in the file. */
export type EstimateWords = typeof ko;

const enSeller: Omit<SellerTexts, 'companyName' | 'registrationNumber'> = {
  representative: 'Kim Bagu',
  address: '152 Teheran-ro, Gangnam-gu, Seoul, Korea',
  business: 'Mail order / e-commerce marketplace',
  telephone: '+82 1600-0000',
};

const en: EstimateWords = {
  title: 'Estimate',
  buyerName: 'Buyer',
  address1: 'Address',
  address2: 'Address detail',
  date: 'Date',
  sellerHeads: {
    registrationNumber: 'Business registration no.',
    companyName: 'Company',
    representative: 'Representative',
    address: 'Business address',
    business: 'Type of business',
    telephone: 'Telephone',
  },
  sellers: {
    marketplace: { ...enSeller, companyName: 'Baguni Market Co., Ltd.', registrationNumber: '000-81-00001' },
    outlet: { ...enSeller, companyName: 'Baguni Outlet Co., Ltd.', registrationNumber: '000-81-00002' },
  },
  number: 'No.',
  item: 'Item / options / add-ons',
  supplier: 'Supplier',
  quantity: 'Qty',
  supplyPrice: 'Supply price (KRW)',
  discount: 'Discount (KRW)',
  supplyTotal: 'Supply total (KRW)',
  mainItem: 'Standard',
  shipping: 'Shipping (KRW)',
  overseaShipping: 'Overseas shipping (KRW)',
  total: 'Estimate total (KRW)',
  notes: [
    'Thank you for visiting our mall for business members.',
    'Prices may change at the seller’s discretion. Please pay soon.',
  ],
};

const cnSeller: Omit<SellerTexts, 'companyName' | 'registrationNumber'> = {
  representative: 'Kim Bagu',
  address: '韩国首尔特别市江南区德黑兰路152号',
  business: '邮购销售业 / 电子商务平台',
  telephone: '+82 1600-0000',
};

const cn: EstimateWords = {
  title: '报价单',
  buyerName: '买家名称',
  address1: '地址',
  address2: '详细地址',
  date: '报价日期',
  sellerHeads: {
    registrationNumber: '营业执照号',
    companyName: '公司名称',
    representative: '法定代表人',
    address: '营业地址',
    business: '经营类别',
    telephone: '电话',
  },
  sellers: {
    marketplace: { ...cnSeller, companyName: 'Baguni 商城有限公司', registrationNumber: '000-81-00001' },
    outlet: { ...cnSeller, companyName: 'Baguni 奥特莱斯有限公司', registrationNumber: '000-81-00002' },
  },
  number: '序号',
  item: '商品名 / 选项 / 附加商品',
  supplier: '供应商',
  quantity: '数量',
  supplyPrice: '供货价（韩元）',
  discount: '优惠金额（韩元）',
  supplyTotal: '供货合计（韩元）',
  mainItem: '标准款',
  shipping: '运费（韩元）',
  overseaShipping: '国际运费（韩元）',
  total: '报价总额（韩元）',
  notes: ['感谢您光临企业会员商城。', '商品价格可能因卖家情况而变动，请尽快付款。'],
};

const jpSeller: Omit<SellerTexts, 'companyName' | 'registrationNumber'> = {
  representative: 'Kim Bagu',
  address: '大韓民国ソウル特別市江南区テヘラン路152',
  business: '通信販売業 / 電子商取引の仲介',
  telephone: '+82 1600-0000',
};

const jp: EstimateWords = {
  title: '見積書',
  buyerName: '購入者名',
  address1: '住所',
  address2: '住所の詳細',
  date: '見積日',
  sellerHeads: {
    registrationNumber: '事業者登録番号',
    companyName: '商号',
    representative: '代表者',
    address: '所在地',
    business: '業種',
    telephone: '電話番号',
  },
  sellers: {
    marketplace: { ...jpSeller, companyName: '株式会社Baguniマーケット', registrationNumber: '000-81-00001' },
    outlet: { ...jpSeller, companyName: '株式会社Baguniアウトレット', registrationNumber: '000-81-00002' },
  },
  number: '番号',
  item: '商品名 / オプション / 追加商品',
  supplier: '供給元',
  quantity: '数量',
  supplyPrice: '供給価格（ウォン）',
  discount: '割引額（ウォン）',
  supplyTotal: '供給合計（ウォン）',
  mainItem: '標準',
  shipping: '送料（ウォン）',
  overseaShipping: '海外送料（ウォン）',
  total: '見積合計（ウォン）',
  notes: [
    '事業者会員向けモールをご利用いただきありがとうございます。',
    '商品の価格は販売者の都合により変わることがあります。お早めにお支払いください。',
  ],
};

/** Texts of an estimate by language. Server and page share them, so that estimates can be compared. */
export const estimateWords: Readonly<Record<Language, EstimateWords>> = { ko, en, cn, jp };
