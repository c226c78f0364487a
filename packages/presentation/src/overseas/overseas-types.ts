import type { ActionView } from '../common/common-types.ts';
import type { CurrencyCode } from '@baguni/domain';

/** An option of the currency list. */
export interface CurrencyView {
  readonly value: CurrencyCode;
  readonly isChosen: boolean;
}

/** A radio. */
export interface OverseasChoiceView {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

export interface CompanyView extends ActionView {
  readonly value: string;
  readonly isChosen: boolean;
  /** Fee; undefined if it ships no selected unit. */
  readonly feeText: string | undefined;
  readonly notCarriedText: string | undefined;
}

export interface LimitGaugeView {
  readonly key: string;
  readonly label: string;
  /** E.g. `12.5kg / 20kg`. */
  readonly text: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly overText: string | undefined;
}

export interface NotCarriedView {
  readonly title: string;
  readonly names: readonly string[];
  readonly deselect: ActionView;
}

/** Customs papers (OV-10, OV-12). */
export interface PapersView {
  /** Title of the papers; undefined if only consent is required. */
  readonly title: string | undefined;
  readonly consent: { readonly label: string; readonly isChecked: boolean };
  readonly taiwanId:
    | {
        readonly label: string;
        readonly hint: string;
        readonly value: string;
        readonly error: string | undefined;
      }
    | undefined;
  /** Only for SF Express to China. */
  readonly chinaId: IdPhotoView | undefined;
}

/** Photo of the identity card: chosen and checked, but never sent (OV-10). */
export interface IdPhotoView {
  readonly label: string;
  /** Own label of the file button, because the browser’s would be in the browser language. */
  readonly choose: string;
  readonly hint: string;
  /** Shown if a photo was accepted but its file name is no longer known. */
  readonly given: string | undefined;
  /** Why the last file was refused. */
  readonly error: string | undefined;
  /** Preferred types of the file dialog. */
  readonly accept: string;
  /** Number of leading bytes that identify the file type. */
  readonly headBytes: number;
  readonly remove: ActionView;
}

/** Overseas shipping; only for overseas countries. */
export interface OverseasPanelView {
  readonly title: string;
  /** Summary in one line, e.g. `SF Express · 배송비 36,000원 · 한도 2개 초과`. */
  readonly lineText: string;
  /** Opens automatically because a choice, a paper or a correction is missing. */
  readonly needsLook: boolean;
  readonly isBusy: boolean;
  /** Shown during the first load, or if no courier serves the country. */
  readonly statusText: string | undefined;
  readonly failure: { readonly text: string; readonly retry: ActionView } | undefined;
  /** The fees are from an earlier read. */
  readonly isStale: boolean;
  readonly companyLegend: string;
  readonly companies: readonly CompanyView[];
  readonly freeFromText: string | undefined;
  readonly notCarried: NotCarriedView | undefined;
  readonly limitsTitle: string;
  /** Limits with at least 80 % usage. */
  readonly nearGauges: readonly LimitGaugeView[];
  readonly farGauges: readonly LimitGaugeView[];
  readonly currencyLabel: string;
  readonly currencies: readonly CurrencyView[];
  readonly inCurrency: string | undefined;
  readonly papers: PapersView;
  readonly guides: readonly ActionView[];
}

export interface CountrySelectorView {
  readonly type: 'CountrySelector';
  readonly title: string;
  readonly isDimmed: boolean;
  readonly body: 'Countries' | 'Loading' | 'Failure';
  readonly loadingText: string;
  readonly failureText: string;
  readonly retry: ActionView;
  readonly legend: string;
  readonly searchLabel: string;
  readonly noneText: string;
  readonly countries: readonly OverseasChoiceView[];
  readonly isChanging: boolean;
  readonly changingText: string;
  readonly domestic: ActionView | undefined;
  readonly cancel: ActionView;
  readonly selectLabel: string;
  /** Reason shown while no visible country is chosen. */
  readonly pickText: string;
  readonly closeLabel: string;
}

/** A text to read. */
export interface GuideView {
  readonly type: 'SFExpressGuide' | 'CJGuide' | 'OverseaPackageNoti';
  readonly title: string;
  readonly isDimmed: boolean;
  readonly paragraphs: readonly string[];
  readonly close: ActionView;
  readonly closeLabel: string;
}

export type SideLayerView = CountrySelectorView | GuideView;
