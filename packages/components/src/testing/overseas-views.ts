import type { Command } from '@baguni/use-cases';
import type {
  CountryBarView,
  CountrySelectorView,
  GuideView,
  IdPhotoView,
  OverseasPanelView,
} from '@baguni/presentation';
import { anAction } from './views.ts';

const press = (label: string, command: Command) => anAction({ label, accessibleName: label, command });

export const anIdPhoto = (over: Partial<IdPhotoView> = {}): IdPhotoView => ({
  label: '신분증 사진',
  choose: '사진 고르기',
  hint: 'JPEG, PNG, WebP 사진을 10MB까지 고를 수 있고, 저장하지 않아요.',
  given: undefined,
  error: undefined,
  accept: 'image/jpeg,image/png,image/webp',
  headBytes: 12,
  remove: anAction({
    label: '삭제',
    accessibleName: '신분증 사진 삭제',
    command: { type: 'GivePapers', papers: { hasChinaIdImage: false } },
  }),
  ...over,
});

export const aCountryBar = (over: Partial<CountryBarView> = {}): CountryBarView => ({
  label: '배송 국가',
  name: '대한민국',
  change: anAction({
    label: '변경',
    accessibleName: '배송 국가 변경',
    command: { type: 'OpenSideLayer', layer: 'CountrySelector' },
  }),
  ...over,
});

export const aPanelFailure = (): NonNullable<OverseasPanelView['failure']> => ({
  text: '해외배송 조건을 불러오지 못했어요. 결제할 금액이 달라질 수 있어요.',
  retry: press('다시 불러오기', { type: 'ReadOverseaTerms' }),
});

export const anOverseasPanel = (over: Partial<OverseasPanelView> = {}): OverseasPanelView => ({
  title: '해외배송',
  lineText: 'CJ대한통운 · 배송비 21,500원 · 한도 1개 초과',
  needsLook: true,
  isBusy: false,
  statusText: undefined,
  failure: undefined,
  isStale: false,
  companyLegend: '배송사',
  companies: [
    {
      ...press('EMS', { type: 'ChooseCompany', company: 'EMS' }),
      value: 'EMS',
      isChosen: false,
      feeText: '배송비 28,000원',
      notCarriedText: undefined,
    },
    {
      ...press('CJ대한통운', { type: 'ChooseCompany', company: 'CJ' }),
      value: 'CJ',
      isChosen: true,
      feeText: '배송비 21,500원',
      notCarriedText: '배송할 수 없는 상품 1개',
    },
  ],
  freeFromText: '230,000원 이상 주문하면 해외배송비가 무료예요',
  notCarried: {
    title: '이 배송사로 보낼 수 없는 상품',
    names: ['<b>매실주</b> 선물세트'],
    deselect: press('보낼 수 없는 상품 선택 해제', { type: 'Deselect', cartUnitIds: [] }),
  },
  limitsTitle: '배송 한도',
  nearGauges: [
    { key: 'Weight', label: '무게', text: '18.402kg / 20kg', percent: 92, overText: undefined },
    { key: 'Amount', label: '상품 금액', text: '3,120 TWD / 3,000 TWD', percent: 100, overText: '한도를 넘었어요' },
  ],
  farGauges: [{ key: 'Pieces', label: '수량', text: '3개 / 30개', percent: 10, overText: undefined }],
  currencyLabel: '표시 통화',
  currencies: (['KRW', 'USD', 'TWD'] as const).map((value) => ({ value, isChosen: value === 'TWD' })),
  inCurrency: '결제 예상 금액 약 3,620 TWD',
  papers: {
    title: '통관에 필요한 정보',
    consent: { label: '입력한 정보를 배송사에 전달하는 데 동의해요', isChecked: false },
    taiwanId: {
      label: '대만 신분증 번호',
      hint: '100,000원을 넘는 주문에 필요해요. 예: A123456789',
      value: '',
      error: undefined,
    },
    chinaId: undefined,
  },
  guides: [
    press('CJ대한통운 이용 안내', { type: 'OpenSideLayer', layer: 'CJGuide' }),
    press('해외 포장 안내', { type: 'OpenSideLayer', layer: 'OverseaPackageNoti' }),
  ],
  ...over,
});

export const aCountrySelector = (over: Partial<CountrySelectorView> = {}): CountrySelectorView => ({
  type: 'CountrySelector',
  title: '배송 국가 선택',
  isDimmed: false,
  body: 'Countries',
  loadingText: '국가 목록을 불러오는 중이에요',
  failureText: '국가 목록을 불러오지 못했어요',
  retry: press('다시 불러오기', { type: 'ReadCountries' }),
  legend: '국가',
  searchLabel: '국가 찾기',
  noneText: '찾는 국가가 없어요',
  countries: ['일본', '중국', '대만', '미국', '호주'].map((label, i) => ({
    value: ['Japan', 'China', 'Taiwan', 'UnitedStates', 'Australia'][i] ?? '',
    label,
    isChosen: i === 0,
  })),
  isChanging: false,
  changingText: '배송 국가를 바꾸고 있어요',
  domestic: press('국내배송으로 변경', { type: 'ChangeCountry', countryType: 'SouthKorea' }),
  cancel: press('취소', { type: 'CloseSideLayer' }),
  selectLabel: '선택',
  pickText: '목록에서 국가를 골라 주세요',
  closeLabel: '닫기',
  ...over,
});

export const aGuide = (over: Partial<GuideView> = {}): GuideView => ({
  type: 'SFExpressGuide',
  title: 'SF Express 이용 안내',
  isDimmed: false,
  paragraphs: ['중국 배송은 한 번에 6개, 상품 금액 30,000원까지예요.', '신분증 사진이 필요해요.'],
  close: press('확인', { type: 'CloseSideLayer' }),
  closeLabel: '닫기',
  ...over,
});
