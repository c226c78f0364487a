import type { Command, Session } from '@baguni/use-cases';
import type { ActionView } from '../common/common-types.ts';
import { HOME_COUNTRY, isOverseaCountry, isOverseasLayer } from '@baguni/domain/internal';
import { plainAction } from '../common/shared-views.ts';
import { layerFailureView } from '../layers/layer-failure.ts';
import { layerFrame } from '../layers/layer-policy.ts';
import type { OverseasContext } from './overseas-context.ts';

type Overseas = Session['cart']['destination']['overseas'];

const bodyOf = ({ countries, countriesStatus }: Overseas): 'Countries' | 'Loading' | 'Failure' => {
  if (countries.length > 0 || countriesStatus === 'Known') return 'Countries';
  return countriesStatus === 'Failed' ? 'Failure' : 'Loading';
};

/** A pending country change cannot be cancelled, so the other buttons are disabled. */
const leaving = (label: string, command: Command, { changingTo }: Overseas): ActionView => ({
  ...plainAction(label, command),
  isEnabled: changingTo === undefined,
});

const selectorView = ({ view, translate }: OverseasContext, { cart }: Session) => {
  const { country, overseas } = cart.destination;
  return {
    type: 'CountrySelector' as const,
    title: translate('selectorTitle'),
    ...layerFrame(view),
    body: bodyOf(overseas),
    loadingText: translate('selectorLoading'),
    failure: layerFailureView(view, translate('selectorFailed'), { type: 'ReadCountries' }),
    legend: translate('selectorLegend'),
    searchLabel: translate('selectorSearch'),
    noneText: translate('selectorNone'),
    countries: overseas.countries.map(({ countryType, countryName }) => ({
      value: countryType,
      label: countryName,
      isChosen: countryType === country,
    })),
    isChanging: overseas.changingTo !== undefined,
    changingText: translate('selectorChanging'),
    domestic: isOverseaCountry(country)
      ? leaving(translate('selectorDomestic'), { type: 'ChangeCountry', countryType: HOME_COUNTRY }, overseas)
      : undefined,
    cancel: leaving(translate('selectorCancel'), { type: 'CloseSideLayer' }, overseas),
    selectLabel: translate('selectorSelect'),
    pickText: translate('selectorPick'),
  };
};

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
    ...layerFrame(view),
    paragraphs: texts.flatMap((text) => translate(text).split('\n')),
    close: plainAction(translate('confirm'), { type: 'CloseSideLayer' }),
  };
};

/** A text to read. */
export type GuideView = ReturnType<typeof guideView>;

export type SideLayerView = CountrySelectorView | GuideView;

export const sideLayerView = (context: OverseasContext, state: Session): SideLayerView | undefined => {
  const { sideLayer } = state;
  // Other layers have separate views.
  if (sideLayer === undefined || !isOverseasLayer(sideLayer)) return undefined;
  return sideLayer === 'CountrySelector' ? selectorView(context, state) : guideView(context, sideLayer);
};
