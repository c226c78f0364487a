import type { EstimateLineView, EstimateSheetView } from '@baguni/presentation';
import { anAction } from './views.ts';

const aLine = (over: Partial<EstimateLineView> = {}): EstimateLineView => ({
  key: '0',
  number: '1',
  name: '가벼운 14형 노트북',
  options: '저장 용량: 512 GB',
  image: { src: '/pictures/laptop.svg', alt: '', isStruck: false },
  supplier: '나라온전자',
  quantity: '2',
  supplyPrice: '2,620,000',
  discount: '123,010',
  supplyTotal: '2,496,990',
  ...over,
});

export const anEstimate = (over: Partial<EstimateSheetView> = {}): EstimateSheetView => ({
  title: '견적서',
  closeLabel: '견적서 닫기',
  close: { type: 'CloseSideLayer' },
  isDimmed: false,
  isEditing: true,
  editLabel: '수정 완료',
  buyerLabel: '구매자 정보',
  fields: [
    { key: 'buyerName', label: '구매자명', draft: '한빛상사', text: '한빛상사', maxLength: 100 },
    { key: 'address1', label: '주소', draft: '서울특별시 마포구', text: '서울특별시 마포구', maxLength: 100 },
    { key: 'address2', label: '상세주소', draft: '', text: '', maxLength: 100 },
  ],
  date: { label: '견적일자', text: '2026.11.22' },
  sellerLabel: '판매자 정보',
  seller: [
    { label: '사업자등록번호', text: '000-81-00001' },
    { label: '상호', text: '(주)바구니 마켓' },
  ],
  itemsLabel: '견적 상품',
  columns: ['번호', '상품명 / 옵션 / 추가구성', '공급사', '수량', '공급가(원)', '할인금액(원)', '공급가 합계(원)'],
  lines: [
    aLine(),
    aLine({
      key: '1',
      number: '',
      name: '└ 노트북 파우치',
      options: undefined,
      image: undefined,
      supplyPrice: '29,800',
      discount: '0',
      supplyTotal: '29,800',
    }),
    aLine({
      key: '2',
      number: '2',
      name: '<b>굵은</b> 노트',
      options: '기본 상품',
      image: { src: undefined, alt: '', isStruck: false },
    }),
  ],
  sumsLabel: '견적 금액',
  sums: [
    { label: '공급가 합계(원)', text: '5,023,780' },
    { label: '배송비(원)', text: '28,000' },
    { label: '총 견적금액(원)', text: '5,051,780' },
  ],
  notesLabel: '안내',
  notes: ['사업자 전용몰을 이용해 주셔서 감사합니다.', '빠른 시일 안에 결제해 주시기 바랍니다.'],
  notices: [],
  emptyText: undefined,
  printLabel: '인쇄하기',
  blockedText: '브라우저가 인쇄 창을 막았습니다.',
  save: anAction({
    label: '엑셀로 저장',
    accessibleName: '엑셀로 저장',
    command: {
      type: 'SaveEstimate',
      buyer: { buyerName: '한빛상사', address1: '서울특별시 마포구', address2: '' },
      date: '2026.11.22',
    },
  }),
  ...over,
});
