import type { EstimateWords, SellerTexts } from './estimate-words.ts';

const seller: Omit<SellerTexts, 'companyName' | 'registrationNumber'> = {
  representative: 'Kim Bagu',
  address: '韩国首尔特别市江南区德黑兰路152号',
  business: '邮购销售业 / 电子商务平台',
  telephone: '+82 1600-0000',
};

export const cn: EstimateWords = {
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
    marketplace: { ...seller, companyName: 'Baguni 商城有限公司', registrationNumber: '000-81-00001' },
    outlet: { ...seller, companyName: 'Baguni 奥特莱斯有限公司', registrationNumber: '000-81-00002' },
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
