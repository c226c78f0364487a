import type { EstimateWords, SellerTexts } from './estimate-words.ts';

const seller: Omit<SellerTexts, 'companyName' | 'registrationNumber'> = {
  representative: 'Kim Bagu',
  address: '152 Teheran-ro, Gangnam-gu, Seoul, Korea',
  business: 'Mail order / e-commerce marketplace',
  telephone: '+82 1600-0000',
};

export const en: EstimateWords = {
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
    marketplace: { ...seller, companyName: 'Baguni Market Co., Ltd.', registrationNumber: '000-81-00001' },
    outlet: { ...seller, companyName: 'Baguni Outlet Co., Ltd.', registrationNumber: '000-81-00002' },
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
