import type { Session } from '@baguni/use-cases';
import { currencyCodes, overseaIn, payableOf, type OverseaIn } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { exchangeOf, foreignMoney } from '../prices/in-currency.ts';
import { companyView, freeFromText, notCarriedView } from './company-views.ts';
import { gaugeViews } from './gauge-views.ts';
import { pressed, type OverseasContext } from './overseas-context.ts';
import type { OverseasPanelView } from './overseas-types.ts';
import { papersView } from './papers-view.ts';

/** Reloading shows no text: earlier data stays and dims (WA-28). */
const statusText = ({ translate }: OverseasContext, { status, companies }: OverseaIn): string | undefined => {
  if (status === 'Failed' || companies.length > 0) return undefined;
  return translate(status === 'Known' ? 'noCompany' : 'asking');
};

const failureOf = ({ translate }: OverseasContext, { status }: OverseaIn): OverseasPanelView['failure'] =>
  status === 'Failed'
    ? { text: translate('failed'), retry: pressed(translate('retry'), { type: 'ReadOverseaTerms' }) }
    : undefined;

/** Returns the approximate total in the chosen currency, because the bank’s rate decides. */
const totalIn = ({ translate }: OverseasContext, state: Session): string | undefined => {
  const exchange = exchangeOf(state);
  return exchange && translate('inCurrency', { amount: foreignMoney(exchange, payableOf(state.cart)) });
};

const guides = ({ translate }: OverseasContext, { selectedCompany }: OverseaIn): OverseasPanelView['guides'] => [
  ...(selectedCompany === 'SFExpress'
    ? [pressed(translate('guideSF'), { type: 'OpenSideLayer', layer: 'SFExpressGuide' } as const)]
    : []),
  ...(selectedCompany === 'CJ'
    ? [pressed(translate('guideCJ'), { type: 'OpenSideLayer', layer: 'CJGuide' } as const)]
    : []),
  pressed(translate('guidePackage'), { type: 'OpenSideLayer', layer: 'OverseaPackageNoti' }),
];

/** Usage in per cent above which a limit is always visible. */
const NEAR = 80;

type Known = Pick<OverseasPanelView, 'companies' | 'nearGauges'>;

const lineText = ({ translate }: OverseasContext, { companies, nearGauges }: Known): string => {
  const chosen = companies.find(({ isChosen }) => isChosen);
  const over = nearGauges.filter(({ overText }) => overText !== undefined).length;
  const parts = [chosen?.label, chosen?.feeText, over === 0 ? undefined : translate('limitsOver', { n: over })];
  return parts.filter((part) => part !== undefined).join(' · ');
};

const panelOf = (context: OverseasContext, state: Session, oversea: OverseaIn): OverseasPanelView => {
  const companies = oversea.companies.map(companyView(context, state));
  const gauges = gaugeViews(context, state);
  const nearGauges = gauges.filter(({ percent }) => percent >= NEAR);
  const notCarried = notCarriedView(context, state);
  const papers = papersView(context, state);
  return {
    title: context.translate('title'),
    lineText: statusText(context, oversea) ?? lineText(context, { companies, nearGauges }),
    needsLook:
      oversea.status === 'Failed' ||
      (oversea.status === 'Known' && !companies.some(({ isChosen }) => isChosen)) ||
      nearGauges.length > 0 ||
      notCarried !== undefined ||
      papers.title !== undefined,
    isBusy: oversea.status === 'Asking' || oversea.status === 'NotAsked',
    statusText: statusText(context, oversea),
    failure: failureOf(context, oversea),
    isStale: oversea.status !== 'Known',
    companyLegend: context.translate('companyLegend'),
    companies,
    freeFromText: freeFromText(context, oversea.country),
    notCarried,
    limitsTitle: context.translate('limits'),
    nearGauges,
    farGauges: gauges.filter(({ percent }) => percent < NEAR),
    currencyLabel: context.translate('currency'),
    currencies: currencyCodes.map((code) => ({ value: code, isChosen: code === oversea.currency })),
    inCurrency: totalIn(context, state),
    papers,
    guides: guides(context, oversea),
  };
};

/** Builds the overseas panel; undefined for domestic carts and tenants without overseas shipping. */
export const overseasPanelView = (context: OverseasContext, state: Session): OverseasPanelView | undefined =>
  O.toUndefined(O.map((oversea: OverseaIn) => panelOf(context, state, oversea))(overseaIn(state.cart)));
