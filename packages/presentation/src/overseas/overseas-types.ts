import type { ActionView } from '../views/common/common-types.ts';
import type { CurrencyCode } from '@baguni/domain';

// Ready to print, as in ../views/common/common-types.ts.

/** One of a list of currencies. */
export interface CurrencyView {
  readonly value: CurrencyCode;
  readonly isChosen: boolean;
}

/** One of a list of radios. */
export interface OverseasChoiceView {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

/** A company that may carry the order (OV-02). */
export interface CompanyView extends ActionView {
  readonly value: string;
  readonly isChosen: boolean;
  /** What it asks for; undefined while it carries nothing of what is selected. */
  readonly feeText: string | undefined;
  /** How many of the selected units it does not carry; undefined where it carries all (OV-03). */
  readonly notCarriedText: string | undefined;
}

/** How much of a limit is used (OV-04..OV-08). */
export interface LimitGaugeView {
  readonly key: string;
  readonly label: string;
  /** e.g. `12.5kg / 20kg`. */
  readonly text: string;
  /** 0 to 100. */
  readonly percent: number;
  /** Said where the limit is broken. */
  readonly overText: string | undefined;
}

/** Units that the chosen company does not carry (OV-03). */
export interface NotCarriedView {
  readonly title: string;
  readonly names: readonly string[];
  readonly deselect: ActionView;
}

/** What customs ask of the buyer (OV-10, OV-12). */
export interface PapersView {
  /** Of the papers; undefined where a country asks for none, and consent stands alone. */
  readonly title: string | undefined;
  readonly consent: { readonly label: string; readonly isChecked: boolean };
  /** Only for Taiwan. */
  readonly taiwanId:
    | {
        readonly label: string;
        readonly hint: string;
        readonly value: string;
        /** Said of a number that can be none. */
        readonly error: string | undefined;
      }
    | undefined;
  /** Only for SF Express to China. */
  readonly chinaId: IdPhotoView | undefined;
}

/** The photo of the identity card: chosen, looked at, and never sent (OV-10). */
export interface IdPhotoView {
  readonly label: string;
  /** What a press that opens the file dialog is called; a browser's own word would be in its language. */
  readonly choose: string;
  readonly hint: string;
  /** Said where a photo was taken and its file's name is not known any more. */
  readonly given: string | undefined;
  /** Why the file that was chosen last was not taken. */
  readonly error: string | undefined;
  /** What a file dialog offers first. */
  readonly accept: string;
  /** How many of the first bytes of a file tell what it is. */
  readonly headBytes: number;
  readonly remove: ActionView;
}

/** Shipping overseas on the page; there only while the country is overseas (OV-14). */
export interface OverseasPanelView {
  readonly title: string;
  /** All of it in one line, e.g. `SF Express · 배송비 36,000원 · 한도 2개 초과`. */
  readonly lineText: string;
  /** Something is to be chosen, given or mended: it opens by itself. */
  readonly needsLook: boolean;
  readonly isBusy: boolean;
  /** That terms are being asked for the first time, or that nobody carries there. */
  readonly statusText: string | undefined;
  /** Terms could not be read, and what reads them again (SH-05). */
  readonly failure: { readonly text: string; readonly retry: ActionView } | undefined;
  /** The fees are those of an earlier reading. */
  readonly isStale: boolean;
  readonly companyLegend: string;
  readonly companies: readonly CompanyView[];
  readonly freeFromText: string | undefined;
  readonly notCarried: NotCarriedView | undefined;
  readonly limitsTitle: string;
  /** Limits of which four fifths and more are used. */
  readonly nearGauges: readonly LimitGaugeView[];
  /** The others: shown when asked for. */
  readonly farGauges: readonly LimitGaugeView[];
  readonly currencyLabel: string;
  readonly currencies: readonly CurrencyView[];
  /** The total in the chosen currency; undefined while won is chosen (OV-13). */
  readonly inCurrency: string | undefined;
  readonly papers: PapersView;
  readonly guides: readonly ActionView[];
}

/** The list of countries (LY-05). */
export interface CountrySelectorView {
  readonly type: 'CountrySelector';
  readonly title: string;
  readonly isDimmed: boolean;
  /** The list, or why there is none. */
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
  /** Back to domestic shipping; undefined at home. */
  readonly domestic: ActionView | undefined;
  readonly cancel: ActionView;
  readonly selectLabel: string;
  /** Why nothing can be selected while no country in sight is chosen. */
  readonly pickText: string;
  readonly closeLabel: string;
}

/** A text to read (OV-13). */
export interface GuideView {
  readonly type: 'SFExpressGuide' | 'CJGuide' | 'OverseaPackageNoti';
  readonly title: string;
  readonly isDimmed: boolean;
  readonly paragraphs: readonly string[];
  readonly close: ActionView;
  readonly closeLabel: string;
}

/** A layer that the shopper has opened (LY-01). */
export type SideLayerView = CountrySelectorView | GuideView;
