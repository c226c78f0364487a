import { cartUnitId } from '@baguni/domain/internal';
import type { Command } from '@baguni/use-cases';
import type {
  ActionView,
  BoxView,
  ImageView,
  LedgerLineView,
  PriceBlockView,
  QuantityFieldView,
  UnitView,
  UnorderableView,
} from '@baguni/presentation';

// Fixtures of views for isolated stories and tests.

const id = cartUnitId(1);
const name = '유기농 햇사과 5kg 가정용 산지직송';
const toggle: Command = { type: 'ToggleUnit', cartUnitId: id };

export const aBox = (over: Partial<BoxView> = {}): BoxView => ({
  state: 'none',
  label: '선택',
  accessibleName: `${name} 선택`,
  isEnabled: true,
  command: toggle,
  ...over,
});

export const anImage = (over: Partial<ImageView> = {}): ImageView => ({
  src: '/pictures/apple.svg',
  alt: '',
  isStruck: false,
  ...over,
});

export const aLedger = (): readonly LedgerLineView[] => [
  { key: '0', rule: 'ItemPrice', text: '상품 가격 · 29,900원 × 2개', place: undefined, amount: '59,800원' },
  { key: '1', rule: 'SellerDiscount', text: '판매자 할인 · 5% · 기준 29,900원', place: undefined, amount: '−2,980원' },
  { key: '2', rule: 'BuyerCoupon', text: '상품 쿠폰 ‘첫 구매’', place: undefined, amount: '−3,000원' },
];

export const aPriceBlock = (over: Partial<PriceBlockView> = {}): PriceBlockView => ({
  oldPrice: '59,800원',
  percent: '10%',
  price: '53,820원',
  cashbackText: undefined,
  accessibleText: '할인 전 59,800원, 10% 할인, 판매가 53,820원',
  ledgerLabel: '상세',
  ...over,
});

export const anAction = (over: Partial<ActionView> = {}): ActionView => ({
  label: '삭제',
  accessibleName: `${name} 삭제`,
  isEnabled: true,
  reason: undefined,
  command: { type: 'DeleteUnits', cartUnitIds: [id], place: 'Unit' },
  ...over,
});

export const anUnorderable = (over: Partial<UnorderableView> = {}): UnorderableView => ({
  reason: '품절된 상품이에요.',
  deleteUnit: anAction({ command: { type: 'DeleteUnits', cartUnitIds: [id], place: 'Unorderable' } }),
  ...over,
});

const stepTo = (asked: number, label: string): ActionView =>
  anAction({
    label,
    accessibleName: `${name} 수량 ${label}`,
    command: { type: 'ChangeQuantity', cartUnitId: id, asked: String(asked) },
  });

export const aQuantity = (over: Partial<QuantityFieldView> = {}): QuantityFieldView => ({
  accessibleName: `${name} 수량, 단위 개`,
  valueText: '2개',
  value: '2',
  valueNow: 2,
  min: 1,
  max: 999,
  maxDigits: 3,
  step: 1,
  isSaving: false,
  isEditable: true,
  disabledReason: undefined,
  hint: undefined,
  limitsText: undefined,
  error: undefined,
  errorFixes: [],
  decrease: stepTo(1, '줄이기'),
  increase: stepTo(3, '늘리기'),
  ...over,
});

export const aUnitView = (over: Partial<UnitView> = {}): UnitView => ({
  id,
  domId: 'unit-1',
  box: aBox({ state: 'all' }),
  isSelected: true,
  concern: undefined,
  canSelect: true,
  image: anImage(),
  name,
  hasNamesake: false,
  link: '/item/1',
  optionLabel: '옵션',
  optionText: '포장:가정용 / 중량:5kg',
  changeOptions: undefined,
  additionsLabel: '추가 구성',
  additions: [{ key: 'a', text: '선물용 쇼핑백 × 1개', amount: '1,500원' }],
  badge: undefined,
  deliveryText: undefined,
  labels: [],
  quantity: aQuantity(),
  price: aPriceBlock(),
  unorderable: undefined,
  deleteUnit: anAction(),
  saveUnit: anAction({
    label: '나중에 사기',
    accessibleName: '꿀사과 나중에 사기',
    command: { type: 'SaveForLater', cartUnitIds: [cartUnitId(1)] },
  }),
  isUpdating: false,
  updatingText: undefined,
  coupon: undefined,
  ...over,
});
