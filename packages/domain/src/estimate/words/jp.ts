import type { EstimateWords, SellerTexts } from './estimate-words.ts';

const seller: Omit<SellerTexts, 'companyName' | 'registrationNumber'> = {
  representative: 'Kim Bagu',
  address: '大韓民国ソウル特別市江南区テヘラン路152',
  business: '通信販売業 / 電子商取引の仲介',
  telephone: '+82 1600-0000',
};

export const jp: EstimateWords = {
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
    marketplace: { ...seller, companyName: '株式会社Baguniマーケット', registrationNumber: '000-81-00001' },
    outlet: { ...seller, companyName: '株式会社Baguniアウトレット', registrationNumber: '000-81-00002' },
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
