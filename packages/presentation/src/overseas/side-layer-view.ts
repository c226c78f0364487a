import type { Command, Session } from '@baguni/use-cases';
import type { ActionView } from '../common/common-types.ts';
import { HOME_COUNTRY, isOverseaCountry, isOverseasLayer, type SideLayer } from '@baguni/domain/internal';
import { layerFailureView } from '../layers/layer-failure.ts';
import { layerFrame } from '../layers/layer-policy.ts';
import { pressed, type OverseasContext } from './overseas-context.ts';

const bodyOf = ({
  cart: {
    destination: {
      overseas: { countries, countriesStatus },
    },
  },
}: Session): 'Countries' | 'Loading' | 'Failure' => {
  if (countries.length > 0 || countriesStatus === 'Known') return 'Countries';
  return countriesStatus === 'Failed' ? 'Failure' : 'Loading';
};

/** A pending country change cannot be cancelled, so the other buttons are disabled. */
const leaving = (
  label: string,
  command: Command,
  {
    cart: {
      destination: { overseas: oversea },
    },
  }: Session,
): ActionView => ({
  ...pressed(label, command),
  isEnabled: oversea.changingTo === undefined,
});

const selectorView = ({ view, translate }: OverseasContext, state: Session) => ({
  type: 'CountrySelector' as const,
  title: translate('selectorTitle'),
  ...layerFrame(view, 'CountrySelector'),
  body: bodyOf(state),
  loadingText: translate('selectorLoading'),
  failure: layerFailureView(view, translate('selectorFailed'), { type: 'ReadCountries' }),
  legend: translate('selectorLegend'),
  searchLabel: translate('selectorSearch'),
  noneText: translate('selectorNone'),
  countries: state.cart.destination.overseas.countries.map(({ countryType, countryName }) => ({
    value: countryType,
    label: countryName,
    isChosen: countryType === state.cart.destination.country,
  })),
  isChanging: state.cart.destination.overseas.changingTo !== undefined,
  changingText: translate('selectorChanging'),
  domestic: isOverseaCountry(state.cart.destination.country)
    ? leaving(translate('selectorDomestic'), { type: 'ChangeCountry', countryType: HOME_COUNTRY }, state)
    : undefined,
  cancel: leaving(translate('selectorCancel'), { type: 'CloseSideLayer' }, state),
  selectLabel: translate('selectorSelect'),
  pickText: translate('selectorPick'),
});

export type CountrySelectorView = ReturnType<typeof selectorView>;

const guideWords = {
  SFExpressGuide: ['guideSF', 'guideSFText'],
  CJGuide: ['guideCJ', 'guideCJText', 'guideReachText'],
  OverseaPackageNoti: ['guidePackage', 'guidePackageText', 'guideReachText'],
} as const;

const guideView = ({ view, translate }: OverseasContext, type: keyof typeof guideWords) => {
  const [title, ...texts] = guideWords[type];
  return {
    type,
    title: translate(title),
    ...layerFrame(view, type),
    paragraphs: texts.flatMap((text) => translate(text).split('\n')),
    close: pressed(translate('confirm'), { type: 'CloseSideLayer' }),
  };
};

/** A text to read. */
export type GuideView = ReturnType<typeof guideView>;

export type SideLayerView = CountrySelectorView | GuideView;

/** A radio. */
export type OverseasChoiceView = CountrySelectorView['countries'][number];

const layerOf = (context: OverseasContext, state: Session, layer: SideLayer): SideLayerView | undefined => {
  // Other layers have separate views.
  if (!isOverseasLayer(layer)) return undefined;
  return layer === 'CountrySelector' ? selectorView(context, state) : guideView(context, layer);
};

export const sideLayerView = (context: OverseasContext, state: Session): SideLayerView | undefined =>
  state.sideLayer === undefined ? undefined : layerOf(context, state, state.sideLayer);
