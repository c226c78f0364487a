import type { ItemLinkView } from '../common/common-types.ts';

export interface BsdBannerView {
  readonly label: string;
  readonly text: string;
  readonly itemsText: string;
  readonly imageUrl: string | undefined;
  readonly textColor: string;
  readonly bgColor: string;
}

export interface BenefitView {
  readonly key: string;
  readonly name: string;
  /** Undefined if the item has no page. */
  readonly link: ItemLinkView | undefined;
  readonly texts: readonly string[];
}

export interface BenefitsView {
  readonly title: string;
  readonly items: readonly BenefitView[];
}

export interface HelpView {
  readonly label: string;
  readonly number: string;
  readonly href: string;
  readonly accessibleName: string;
}

export interface InformationView {
  readonly banner: BsdBannerView | undefined;
  readonly benefits: BenefitsView | undefined;
  /** Shipping promotion with the note that it is not included; undefined if there is no shipping fee. */
  readonly promotion: { readonly text: string; readonly note: string } | undefined;
  readonly help: HelpView;
  /** Local server that does not respond. */
  readonly trouble: string | undefined;
}
