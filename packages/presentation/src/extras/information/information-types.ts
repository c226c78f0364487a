import type { ItemLinkView } from '../../views/common/common-types.ts';

/** A banner of the big sale (PG-15). */
export interface BsdBannerView {
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly text: string;
  readonly itemsText: string;
  /** Undefined where there is none. */
  readonly imageUrl: string | undefined;
  readonly textColor: string;
  readonly bgColor: string;
}

/** What comes with buying one item (CM-32). */
export interface BenefitView {
  readonly key: string;
  readonly name: string;
  /** Undefined where the item has no page. */
  readonly link: ItemLinkView | undefined;
  readonly texts: readonly string[];
}

/** What comes with the items of the cart. */
export interface BenefitsView {
  readonly title: string;
  readonly items: readonly BenefitView[];
}

/** A line of help: a number that can be called (XT-06). */
export interface HelpView {
  readonly label: string;
  readonly number: string;
  readonly href: string;
  readonly accessibleName: string;
}

/** What informs, below the cart. */
export interface InformationView {
  readonly banner: BsdBannerView | undefined;
  readonly benefits: BenefitsView | undefined;
  /** The promotion on shipping, and that it is not counted; undefined where nothing ships for a fee (XT-03). */
  readonly promotion: { readonly text: string; readonly note: string } | undefined;
  readonly help: HelpView;
  /** A server of one's own machine that does not answer (CM-50). */
  readonly trouble: string | undefined;
}
