import { HOME_COUNTRY, isOverseaCountry, type CartState, type SideLayer } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { pressed, type OverseaContext } from './oversea-context.ts';
import type { CountrySelectorView, GuideView, SideLayerView } from './oversea-types.ts';

const selectorView = ({ say }: OverseaContext, { oversea, shippingCountry }: CartState): CountrySelectorView => ({
  type: 'CountrySelector',
  title: say('selectorTitle'),
  legend: say('selectorLegend'),
  searchLabel: say('selectorSearch'),
  noneText: say('selectorNone'),
  countries: oversea.countries.map(({ countryType, countryName }) => ({
    value: countryType,
    label: countryName,
    isChosen: countryType === shippingCountry,
  })),
  isChanging: O.isSome(oversea.changingTo),
  changingText: say('selectorChanging'),
  domestic: isOverseaCountry(shippingCountry)
    ? pressed(say('selectorDomestic'), { type: 'ChangeCountry', countryType: HOME_COUNTRY })
    : undefined,
  cancel: pressed(say('selectorCancel'), { type: 'CloseSideLayer' }),
  selectLabel: say('selectorSelect'),
  closeLabel: say('close'),
});

const guideWords = {
  SFExpressGuide: ['guideSF', 'guideSFText'],
  CJGuide: ['guideCJ', 'guideCJText'],
  OverseaPackageNoti: ['guidePackage', 'guidePackageText'],
} as const satisfies Record<GuideView['type'], unknown>;

const guideView = ({ say }: OverseaContext, type: GuideView['type']): GuideView => {
  const [title, text] = guideWords[type];
  return {
    type,
    title: say(title),
    paragraphs: say(text).split('\n'),
    close: pressed(say('confirm'), { type: 'CloseSideLayer' }),
    closeLabel: say('close'),
  };
};

const layerOf = (context: OverseaContext, state: CartState, layer: SideLayer): SideLayerView =>
  layer === 'CountrySelector' ? selectorView(context, state) : guideView(context, layer);

/** The layer that the shopper has opened; none while none is open (LY-05, OV-13). */
export const sideLayerView = (context: OverseaContext, state: CartState): SideLayerView | undefined =>
  O.isSome(state.sideLayer) ? layerOf(context, state, state.sideLayer.value) : undefined;
