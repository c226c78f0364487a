import type { EstimateWords, SellerTexts } from './estimate-words.ts';

const seller: Omit<SellerTexts, 'companyName' | 'registrationNumber'> = {
  representative: '김바구',
  address: '서울특별시 강남구 테헤란로 152',
  business: '통신판매업 / 전자상거래 중개',
  telephone: '1600-0000',
};

export const ko: EstimateWords = {
  title: '견적서',
  buyerName: '구매자명',
  address1: '주소',
  address2: '상세주소',
  date: '견적일자',
  sellerHeads: {
    registrationNumber: '사업자등록번호',
    companyName: '상호',
    representative: '대표자',
    address: '사업장 주소',
    business: '업태 / 종목',
    telephone: '전화번호',
  },
  sellers: {
    marketplace: { ...seller, companyName: '(주)바구니 마켓', registrationNumber: '000-81-00001' },
    outlet: { ...seller, companyName: '(주)바구니 아울렛', registrationNumber: '000-81-00002' },
  },
  number: '번호',
  item: '상품명 / 옵션 / 추가구성',
  supplier: '공급사',
  quantity: '수량',
  supplyPrice: '공급가(원)',
  discount: '할인금액(원)',
  supplyTotal: '공급가 합계(원)',
  mainItem: '기본 상품',
  shipping: '배송비(원)',
  overseaShipping: '해외배송비(원)',
  total: '총 견적금액(원)',
  notes: [
    '사업자 전용몰을 이용해 주셔서 감사합니다.',
    '상품 가격은 판매자 사정에 따라 바뀔 수 있으니 빠른 시일 안에 결제해 주시기 바랍니다.',
  ],
};
