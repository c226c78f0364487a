import type { Command } from '@baguni/use-cases';
import type {
  CountryBarView,
  CountrySelectorView,
  GuideView,
  IdPhotoView,
  OverseasPanelView,
} from '@baguni/presentation';
import { overseasViewsOf } from '@baguni/presentation/overseas';
import { testContext } from '@baguni/presentation/testing';
import { scenarios } from '@baguni/scenarios';
import { cartViews, present, storeAfter, storeUnder } from './story-store.ts';
import { anAction } from './views.ts';

const press = (label: string, command: Command) => anAction({ label, accessibleName: label, command });

const taiwan = storeAfter(scenarios['oversea-taiwan'], 'ko', { type: 'CurrencyChosen', currency: 'TWD' });
const { panel } = await overseasViewsOf(taiwan, testContext());
const china = await overseasViewsOf(storeUnder('SFExpressGuide', 'oversea-china'), testContext());
const { sideLayer: selector } = await overseasViewsOf(storeUnder('CountrySelector', 'oversea-japan'), testContext());
if (selector?.type !== 'CountrySelector') throw new Error('no selector');
if (china.sideLayer?.type !== 'SFExpressGuide') throw new Error('no guide');
const guide = china.sideLayer;

export const anIdPhoto = (over: Partial<IdPhotoView> = {}): IdPhotoView => ({
  ...present(china.panel?.papers.chinaId),
  ...over,
});

export const aCountryBar = (over: Partial<CountryBarView> = {}): CountryBarView => ({
  ...present(cartViews('many-sellers').countryBar),
  ...over,
});

export const aPanelFailure = (): NonNullable<OverseasPanelView['failure']> => ({
  text: '해외배송 조건을 불러오지 못했어요. 결제할 금액이 달라질 수 있어요.',
  retry: press('다시 시도', { type: 'ReadOverseaTerms' }),
});

/** A parcel to Taiwan near a limit and beyond another, with an item that its company does not carry. */
export const anOverseasPanel = (over: Partial<OverseasPanelView> = {}): OverseasPanelView => ({
  ...present(panel),
  notCarried: {
    title: '이 배송사로 보낼 수 없는 상품',
    names: ['<b>매실주</b> 선물세트'],
    deselect: press('보낼 수 없는 상품 선택 해제', { type: 'Deselect', cartUnitIds: [] }),
  },
  nearGauges: [
    { key: 'Weight', label: '무게', text: '18.402kg / 20kg', percent: 92, overText: undefined },
    { key: 'Amount', label: '상품 금액', text: '3,120 TWD / 3,000 TWD', percent: 100, overText: '한도를 넘었어요' },
  ],
  farGauges: present(panel).farGauges.slice(0, 1),
  ...over,
});

export const aCountrySelector = (over: Partial<CountrySelectorView> = {}): CountrySelectorView => ({
  ...selector,
  ...over,
});

export const aGuide = (over: Partial<GuideView> = {}): GuideView => ({ ...guide, ...over });
