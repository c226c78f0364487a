import {
  currencyCodes,
  decimalsOf,
  inCurrency,
  overseaIn,
  payableOf,
  rateOf,
  type CartState,
  type OverseaIn,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import { companyView, freeFromText, notCarriedView } from './company-views.ts';
import { gaugeViews } from './gauge-views.ts';
import { pressed, type OverseasContext } from './overseas-context.ts';
import type { OverseasPanelView } from './overseas-types.ts';
import { papersView } from './papers-view.ts';

/** Terms that are read anew on each change say nothing of it: what is known stays and dims (WA-28). */
const statusText = ({ translate }: OverseasContext, { status, companies }: OverseaIn): string | undefined => {
  if (status === 'Failed' || companies.length > 0) return undefined;
  return translate(status === 'Known' ? 'noCompany' : 'asking');
};

const failureOf = ({ translate }: OverseasContext, { status }: OverseaIn): OverseasPanelView['failure'] =>
  status === 'Failed'
    ? { text: translate('failed'), retry: pressed(translate('retry'), { type: 'ReadOverseaTerms' }) }
    : undefined;

/** The total in the chosen currency, `about` it, for the bank's rate decides (OV-13). */
const totalIn = (
  { translate }: OverseasContext,
  state: CartState,
  { currency, exchangeRates }: OverseaIn,
): string | undefined => {
  const rate = rateOf(exchangeRates, currency);
  if (currency === 'KRW' || O.isNone(rate)) return undefined;
  const decimals = decimalsOf(currency);
  const amount = inCurrency(payableOf(state), rate.value, currency).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return translate('inCurrency', { amount: `${amount} ${currency}` });
};

const guides = ({ translate }: OverseasContext): OverseasPanelView['guides'] => [
  pressed(translate('guideSF'), { type: 'OpenSideLayer', layer: 'SFExpressGuide' }),
  pressed(translate('guideCJ'), { type: 'OpenSideLayer', layer: 'CJGuide' }),
  pressed(translate('guidePackage'), { type: 'OpenSideLayer', layer: 'OverseaPackageNoti' }),
];

const panelOf = (context: OverseasContext, state: CartState, oversea: OverseaIn): OverseasPanelView => ({
  title: context.translate('title'),
  isBusy: oversea.status === 'Asking' || oversea.status === 'NotAsked',
  statusText: statusText(context, oversea),
  failure: failureOf(context, oversea),
  isStale: oversea.status !== 'Known',
  companyLegend: context.translate('companyLegend'),
  companies: oversea.companies.map(companyView(context, state)),
  freeFromText: freeFromText(context, oversea.country),
  notCarried: notCarriedView(context, state),
  limitsTitle: context.translate('limits'),
  gauges: gaugeViews(context, state),
  currencyLabel: context.translate('currency'),
  currencies: currencyCodes.map((code) => ({ value: code, isChosen: code === oversea.currency })),
  inCurrency: totalIn(context, state, oversea),
  papers: papersView(context, state),
  guides: guides(context),
});

/** Shipping overseas, ready to print; none at home and on a tenant that does not ship overseas (OV-14). */
export const overseasPanelView = (context: OverseasContext, state: CartState): OverseasPanelView | undefined =>
  O.toUndefined(O.map((oversea: OverseaIn) => panelOf(context, state, oversea))(overseaIn(state)));
