import type { LinkFault } from '../link/cart-link.ts';
import type { Unread } from '../text/read-text.ts';
import type { FormWords } from './form/form-words.ts';

/** The playground’s own words in one language; names of entries, fixes and problems are the command line’s. */
export interface Words {
  readonly title: string;
  readonly lead: string;
  readonly skip: string;
  readonly language: string;
  readonly examples: string;
  readonly chooseExample: string;
  readonly guideExample: string;
  readonly shopExamples: Readonly<Record<'bakery' | 'dinar', string>>;
  readonly format: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  /** Where a page may not write to the clipboard: the link stands selected in a field. */
  readonly linkByHand: string;
  readonly link: string;
  readonly linkFaults: Readonly<Record<LinkFault, string>>;
  /** Where the cart of a link is whole and its shop is not. */
  readonly linkShopFault: string;
  readonly linkTooLong: string;
  readonly cart: string;
  readonly shop: string;
  readonly cartAndShop: string;
  readonly shopLabel: string;
  readonly shopHelp: string;
  readonly asJson: string;
  readonly asForm: string;
  readonly editorLabel: string;
  readonly editorHelp: string;
  /** The same by keys. */
  readonly editorKeys: string;
  /** What the editor calls its parts, by CodeMirror’s own words. */
  readonly editorPhrases: Readonly<
    Record<'Completions' | 'Fold line' | 'Unfold line' | 'folded code' | 'unfold', string>
  >;
  readonly noProblems: string;
  readonly problems: (n: number) => string;
  readonly warnings: (n: number) => string;
  /** Of a text that is not read at all. */
  readonly unread: Readonly<Record<Unread['type'], string>>;
  readonly formNeedsCart: string;
  readonly staleResults: string;
  readonly noCart: string;
  readonly price: string;
  readonly openAll: string;
  readonly closeAll: string;
  readonly parcel: string;
  readonly overseas: (unit: string) => string;
  readonly overseasShipping: string;
  readonly smileDelivery: string;
  readonly nothingSelected: string;
  readonly order: string;
  readonly smallestChange: string;
  readonly noChange: string;
  readonly givesUp: (amount: string) => string;
  readonly givesUpNothing: string;
  readonly changeProved: string;
  readonly changeGap: (amount: string) => string;
  readonly makeChange: string;
  readonly searchingChange: string;
  readonly changeFailed: string;
  readonly coupons: string;
  /** In place of the above, where a shop has promotions. */
  readonly offers: string;
  readonly noCoupons: string;
  readonly searching: string;
  readonly stop: string;
  readonly stopped: string;
  readonly searchAgain: string;
  readonly searchFailed: string;
  readonly matrix: string;
  /** How the matrix is read. */
  readonly matrixCaption: string;
  readonly coupon: string;
  readonly chosen: string;
  readonly usedElsewhere: string;
  /** The same where it is proved that no other place saves more. */
  readonly savesNoMoreHere: string;
  /** Units that the matrix has no column for. */
  readonly notBought: (names: string) => string;
  readonly partShown: (coupons: number, units: number) => string;
  readonly showMore: string;
  readonly showMoreUnits: (n: number) => string;
  readonly reasonNumber: (n: string) => string;
  readonly useThese: string;
  readonly inUseAlready: string;
  readonly useOffers: string;
  readonly offersInUse: string;
  readonly remove: (unit: string) => string;
  readonly form: FormWords;
  /** What is wrong with a field of the form. */
  readonly fieldFaults: Readonly<Record<'Empty' | 'Taken' | 'Other', string>>;
  readonly wholeBetween: (min: string, max: string) => string;
  readonly numberBetween: (min: string, max: string) => string;
  readonly amountBetween: (min: string, max: string) => string;
  /** Fields of the form that mean nothing yet. */
  readonly notTaken: (n: number) => string;
  readonly refused: (reason: string) => string;
  /** What a press did. */
  readonly done: (what: string) => string;
  /** Names, and how many more there are. */
  readonly andMore: (names: string, more: number) => string;
  readonly undo: string;
  readonly undone: string;
  /** In place of what could not be drawn. */
  readonly broken: string;
  readonly beginAnew: string;
}
