import type { BoxState, CartUnitType } from '@baguni/domain/internal';
import type { Command } from '@baguni/use-cases';

// View models: all texts translated, all amounts formatted, all controls enabled or disabled. Components only render.
// Missing values are `undefined`.

/** A control with the command that it sends. */
export interface ActionView {
  readonly label: string;
  /** Name for assistive technology; contains the label (WA-16). */
  readonly accessibleName: string;
  /** False: it stays focusable (aria-disabled) and shows `reason`. */
  readonly isEnabled: boolean;
  readonly reason: string | undefined;
  /** Second line. */
  readonly note?: string | undefined;
  readonly command: Command;
}

export interface LinkView {
  readonly label: string;
  readonly href: string;
}

/** Checkbox of a unit, a group or the tab. */
export interface BoxView extends Omit<ActionView, 'reason' | 'note'> {
  readonly state: BoxState;
}

/** A coloured label; `kind` selects the colour, the text has the same meaning (WA-05). */
export interface LabelView {
  readonly kind:
    | 'Bundled'
    | 'Special'
    | 'Method'
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

export interface ImageView {
  /** Undefined: shows the placeholder, also if loading fails. */
  readonly src: string | undefined;
  /** Empty, because the name is next to it (WA-01). */
  readonly alt: string;
  readonly isStruck: boolean;
}

export interface BadgeView {
  readonly service: CartUnitType;
  readonly label: string;
}

export interface AmountLineView {
  readonly key: string;
  readonly text: string;
  /** Unit or parcel, if the list contains several. */
  readonly place: string | undefined;
  /** Set if the place is in another language than the page. */
  readonly placeLang?: string | undefined;
  readonly amount: string;
}

export interface AmountView {
  readonly key: 'Items' | 'Negative' | 'Discounts' | 'Coupons' | 'Shipping' | 'OverseaShipping' | 'Total';
  readonly label: string;
  readonly amount: string;
  /** Sign before the amount in the displayed sum; undefined for the first. */
  readonly sign: '+' | '−' | '=' | undefined;
  /** True for a saving, but not for one of 0. */
  readonly isSaving?: boolean;
}

export interface TroubleView {
  readonly text: string;
  readonly retryLabel: string;
}
