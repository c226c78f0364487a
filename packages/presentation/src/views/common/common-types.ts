import type { BoxState, CartUnitType } from '@baguni/domain';
import type { Command } from '@baguni/use-cases';

// Ready to print: every text is worded, every amount formatted, every control enabled or not. A component adds nothing
// of its own but looks. What is not there is `undefined`, so that it falls out of an attribute or a line by itself.

/** Something that can be pressed. It carries what the shopper wants by it. */
export interface ActionView {
  readonly label: string;
  /** The name for assistive technology; contains the label (WA-16). */
  readonly accessibleName: string;
  /** False: it stays focusable (aria-disabled) and says `reason`. */
  readonly isEnabled: boolean;
  readonly reason: string | undefined;
  readonly command: Command;
}

/** Something that leads elsewhere. */
export interface LinkView {
  readonly label: string;
  readonly href: string;
}

/** A way to an item's page. */
export interface ItemLinkView {
  readonly href: string;
  /** Sent when it is followed; the browser leaves by itself (XT-01). */
  readonly follow: Command;
}

/** A box over a unit, a group or the tab (SE-01). */
export interface BoxView {
  readonly state: BoxState;
  readonly label: string;
  readonly accessibleName: string;
  /** False where nothing in it can be ordered (PG-13). */
  readonly isEnabled: boolean;
  readonly command: Command;
}

/** A word on a soft ground; `kind` chooses the colour, the text says the same (WA-05). */
export interface LabelView {
  readonly kind:
    | 'Bundled'
    | 'Special'
    | 'OnArrival'
    | 'ArrivalGuaranteed'
    | 'PerPiece'
    | 'Adult'
    | 'ECoupon'
    | 'Install'
    | 'Used'
    | 'IncomeDuty'
    | 'LowStock'
    | 'FreeShipping'
    | 'Duplicate';
  readonly text: string;
}

/** A picture of an item (PG-14). */
export interface ImageView {
  /** Undefined: the no-image placeholder stands in, and where it fails to load as well. */
  readonly src: string | undefined;
  /** Empty, for the name stands beside it (WA-01). */
  readonly alt: string;
  readonly isStruck: boolean;
}

/** The service that brings a group. */
export interface BadgeView {
  readonly service: CartUnitType;
  readonly label: string;
}

/** A line of a list of amounts. */
export interface AmountLineView {
  readonly key: string;
  readonly text: string;
  /** Which unit or parcel it belongs to, where the list spans several. */
  readonly place: string | undefined;
  readonly amount: string;
}

/** A worded amount in a sum. */
export interface AmountView {
  readonly key: 'Items' | 'Negative' | 'Discounts' | 'Coupons' | 'Shipping' | 'OverseaShipping' | 'Total';
  readonly label: string;
  readonly amount: string;
  /** How it joins the sum as it is printed between the parts; undefined for the first part. */
  readonly sign: '+' | '−' | '=' | undefined;
}
