import type { Session } from '@baguni/use-cases';
import {
  chosenUnits,
  noWon,
  overseaFeesWith,
  overseaFreeFrom,
  sum,
  type CartUnitId,
  type ShippingCompany,
  type ShippingCompanyType,
  decimalsOf,
  overseaUsageOf,
  won,
  type OverseaGauge,
  ID_IMAGE_HEAD_BYTES,
  ID_IMAGE_MAX_MB,
  idImageTypes,
  isTaiwanIdNumber,
  type IdImageRefusal,
  currencyCodes,
  overseaIn,
  type OverseaIn,
} from '@baguni/domain/internal';
import { money, termsAmount, exchangeOf, foreignMoney, type ViewContext } from '../common/context.ts';
import { distinctNameIn, action, plainAction } from '../common/shared-views.ts';
import type { ActionView } from '../common/common-types.ts';
import { layerFailureView } from '../layers/layer-failure.ts';
import type { OverseasContext } from './overseas-context.ts';

type Destination = Session['cart']['destination'];

const notCarriedBy = ({ cart }: Session, company: ShippingCompanyType): ReadonlySet<CartUnitId> => {
  const { unavailable } = cart.destination.overseas;
  return new Set(unavailable.find(({ shippingCompany }) => shippingCompany === company)?.unavailableCartUnitIds);
};

/** Undefined if the courier ships no selected unit or the terms are unreadable. Unknown fees show as pending. */
const feeText = (
  { view, translate }: OverseasContext,
  state: Session,
  company: ShippingCompanyType,
  carriedCount: number,
): string | undefined => {
  if (carriedCount === 0) return undefined;
  const fees = overseaFeesWith(state.cart, company);
  if (fees.length < carriedCount)
    return state.cart.destination.overseas.status === 'Failed' ? undefined : translate('feeUnknown');
  const total = sum(fees);
  return total === noWon ? translate('feeFree') : translate('fee', { amount: money(view, total) });
};

export const companyView =
  (context: OverseasContext, state: Session) =>
  ({ shippingCompanyType: company, shippingCompanyName: name }: ShippingCompany) => {
    const chosen = chosenUnits(state.cart);
    const lacking = notCarriedBy(state, company);
    const missing = chosen.filter(({ cartUnitId }) => lacking.has(cartUnitId)).length;
    return {
      ...plainAction(name, { type: 'ChooseCompany', company }),
      value: company,
      isChosen: state.cart.destination.overseas.selectedCompany === company,
      feeText: feeText(context, state, company, chosen.length - missing),
      notCarriedText: missing > 0 ? context.translate('notCarried', { n: missing }) : undefined,
    };
  };

export type CompanyView = ReturnType<ReturnType<typeof companyView>>;

/** Lists selected units that the courier does not ship, with a button to deselect them. */
export const notCarriedView = (context: OverseasContext, state: Session) => {
  const lacking = notCarriedBy(state, state.cart.destination.overseas.selectedCompany);
  const units = chosenUnits(state.cart).filter(({ cartUnitId }) => lacking.has(cartUnitId));
  if (units.length === 0) return undefined;
  const cartUnitIds = units.map(({ cartUnitId }) => cartUnitId);
  return {
    title: context.translate('unavailableTitle'),
    names: units.map((unit) => distinctNameIn(context.view, state.cart.units, unit)),
    deselect: plainAction(context.translate('deselectUnavailable'), { type: 'Deselect', cartUnitIds }),
  };
};

/** Returns the free-shipping threshold of a country as text. */
export const freeFromText = ({ view, translate }: OverseasContext, country: string): string | undefined => {
  const from = overseaFreeFrom(country);
  return from === undefined ? undefined : translate('freeFrom', { amount: termsAmount(view, from) });
};

/** Formats an amount of a limit, e.g. `12.5kg`, `3개`, `16,600 JPY`. */
const amountText = ({ view, translate }: OverseasContext, { unit }: OverseaGauge, n: number): string => {
  // Grams matter for weight limits (OV-07).
  if (unit === 'kg') return translate('unitKg', { n: n.toLocaleString('en-US', { maximumFractionDigits: 3 }) });
  if (unit === 'piece') return translate('unitPiece', { n });
  if (unit === 'KRW') return money(view, won(n));
  return `${n.toLocaleString('en-US', { maximumFractionDigits: decimalsOf(unit) })} ${unit}`;
};

const percentOf = ({ used, max }: OverseaGauge): number =>
  max > 0 ? Math.min(100, Math.floor((used / max) * 100)) : 100;

export const gaugeViews = (context: OverseasContext, state: Session) =>
  overseaUsageOf(state.cart).map((gauge, i) => ({
    key: `${gauge.kind}-${i}`,
    label: context.translate(`gauge${gauge.kind}`),
    // the limit of health food is already too much (OV-08)
    text: context.translate(gauge.kind === 'HealthFood' ? 'gaugeBelow' : 'gaugeText', {
      used: amountText(context, gauge, gauge.used),
      max: amountText(context, gauge, gauge.max),
    }),
    percent: percentOf(gauge),
    overText: gauge.isOver ? context.translate('gaugeOver') : undefined,
  }));

export type LimitGaugeView = ReturnType<typeof gaugeViews>[number];

const taiwanId = ({ translate }: OverseasContext, { country, overseas }: Destination) => {
  if (country !== 'Taiwan') return undefined;
  const value = overseas.papers.taiwanIdNumber ?? '';
  return {
    label: translate('taiwanId'),
    hint: translate('taiwanIdHint'),
    value,
    error: value === '' || isTaiwanIdNumber(value) ? undefined : translate('taiwanIdWrong'),
  };
};

const refusalText = (translate: OverseasContext['translate'], refusal: IdImageRefusal): string =>
  refusal === 'Type' ? translate('chinaIdNoPhoto') : translate('chinaIdTooLarge', { mb: ID_IMAGE_MAX_MB });

const chinaId = ({ translate }: OverseasContext, { country, overseas }: Destination) => {
  if (country !== 'China' || overseas.selectedCompany !== 'SFExpress') return undefined;
  return {
    label: translate('chinaId'),
    choose: translate('chinaIdChoose'),
    hint: translate('chinaIdHint', { mb: ID_IMAGE_MAX_MB }),
    given: overseas.papers.hasChinaIdImage ? translate('chinaIdGiven') : undefined,
    error: overseas.idImageRefusal && refusalText(translate, overseas.idImageRefusal),
    accept: idImageTypes.join(','),
    headBytes: ID_IMAGE_HEAD_BYTES,
    remove: action(translate('chinaIdRemove'), translate('chinaIdRemoveName'), {
      type: 'GivePapers',
      papers: { hasChinaIdImage: false },
    }),
  };
};

/** Photo of the identity card: chosen and checked, but never sent (OV-10). */
export type IdPhotoView = NonNullable<ReturnType<typeof chinaId>>;

export const papersView = (context: OverseasContext, { cart: { destination } }: Session) => {
  const papers = { taiwanId: taiwanId(context, destination), chinaId: chinaId(context, destination) };
  return {
    title: (papers.taiwanId ?? papers.chinaId) ? context.translate('papersTitle') : undefined,
    consent: { label: context.translate('consent'), isChecked: destination.overseas.papers.isConsented },
    ...papers,
  };
};

/** Customs papers (OV-10, OV-12). */
export type PapersView = ReturnType<typeof papersView>;

/** Reloading shows no text: earlier data stays and dims (WA-28). */
const statusText = ({ translate }: OverseasContext, { status, companies }: OverseaIn): string | undefined => {
  if (status === 'Failed' || companies.length > 0) return undefined;
  return translate(status === 'Known' ? 'noCompany' : 'asking');
};

const failureOf = ({ view, translate }: OverseasContext, { status }: OverseaIn) =>
  status === 'Failed' ? layerFailureView(view, translate('failed'), { type: 'ReadOverseaTerms' }) : undefined;

/** Returns the approximate total in the chosen currency, because the bank’s rate decides. */
const totalIn = ({ view, translate }: OverseasContext, state: Session): string | undefined => {
  const exchange = exchangeOf(state);
  return exchange && translate('inCurrency', { amount: foreignMoney(exchange, view.price(state.cart).payable) });
};

const guides = ({ translate }: OverseasContext, { selectedCompany }: OverseaIn): readonly ActionView[] => [
  ...(selectedCompany === 'SFExpress'
    ? [plainAction(translate('guideSF'), { type: 'OpenSideLayer', layer: 'SFExpressGuide' } as const)]
    : []),
  ...(selectedCompany === 'CJ'
    ? [plainAction(translate('guideCJ'), { type: 'OpenSideLayer', layer: 'CJGuide' } as const)]
    : []),
  plainAction(translate('guidePackage'), { type: 'OpenSideLayer', layer: 'OverseaPackageNoti' }),
];

/** Usage in per cent above which a limit is always visible. */
const NEAR = 80;

interface Known {
  readonly companies: readonly CompanyView[];
  readonly nearGauges: readonly LimitGaugeView[];
  readonly papers: PapersView;
}

/**
 * True if the overseas panel opens for customs papers. Before the carriers are known, the country decides, so that the
 * panel keeps its size. Phones open it only for a missing number; the folded line reports a missing photo.
 */
const opensForPapers = ({ storefront }: ViewContext, { destination }: Session['cart']): boolean => {
  const { country, overseas } = destination;
  const isPc = storefront.device === 'pc';
  if (country === 'Taiwan') return isPc || (overseas.papers.taiwanIdNumber ?? '') === '';
  return isPc && country === 'China' && (overseas.selectedCompany === 'SFExpress' || overseas.companies.length === 0);
};

/** Phones start with the item list: the line of the folded panel has the carrier and exceeded limits. */
const needsLook = (
  { view }: OverseasContext,
  { cart }: Session,
  { companies, nearGauges }: Known,
  lacksUnits: boolean,
): boolean => {
  const { status } = cart.destination.overseas;
  const lacksCarrier = status === 'Known' && !companies.some(({ isChosen }) => isChosen);
  const isNear = view.storefront.device === 'pc' && nearGauges.length > 0;
  return status === 'Failed' || lacksCarrier || lacksUnits || isNear || opensForPapers(view, cart);
};

const lineText = (
  { translate }: OverseasContext,
  { companies, nearGauges, papers: { chinaId: photo } }: Known,
): string => {
  const chosen = companies.find(({ isChosen }) => isChosen);
  const over = nearGauges.filter(({ overText }) => overText !== undefined).length;
  const parts = [
    chosen?.label,
    chosen?.feeText,
    over === 0 ? undefined : translate('limitsOver', { n: over }),
    photo && photo.given === undefined ? translate('paperMissing', { paper: photo.label }) : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
};

const panelOf = (context: OverseasContext, state: Session, oversea: OverseaIn) => {
  const companies = oversea.companies.map(companyView(context, state));
  const gauges = gaugeViews(context, state);
  const nearGauges = gauges.filter(({ percent }) => percent >= NEAR);
  const notCarried = notCarriedView(context, state);
  const papers = papersView(context, state);
  const shown = { companies, nearGauges, papers };
  return {
    title: context.translate('title'),
    lineText: statusText(context, oversea) ?? lineText(context, shown),
    needsLook: needsLook(context, state, shown, notCarried !== undefined),
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

/** Overseas shipping; only for overseas countries. */
export type OverseasPanelView = ReturnType<typeof panelOf>;

/** Builds the overseas panel; undefined for domestic carts and tenants without overseas shipping. */
export const overseasPanelView = (context: OverseasContext, state: Session): OverseasPanelView | undefined => {
  const oversea = overseaIn(state.cart);
  return oversea && panelOf(context, state, oversea);
};
