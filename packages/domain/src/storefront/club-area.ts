/** Where the club's own pages are, below the cart's own origin, so that a frame of the page may show them (CL-03, CL-04). */
export const CLUB_AREA = '/smileclub';

/** The terms that a new member agrees to, each by its page `agreement/view/…` (CL-03). */
export const clubTerms = ['club', 'personal', 'third'] as const;
/** One of the terms. */
export type ClubTerm = (typeof clubTerms)[number];

/**
 * Where the terms are read (CL-03).
 * @example
 * clubTermPath('personal'); // /smileclub/agreement/view/personal
 */
export const clubTermPath = (term: ClubTerm): string => `${CLUB_AREA}/agreement/view/${term}`;

/** The pages on which somebody joins or pays: for all, for business buyers, from free to paid (CL-04, CL-05). */
export const clubPages = ['join', 'business', 'upgrade'] as const;
/** A page of the club on which somebody joins or pays. */
export type ClubPage = (typeof clubPages)[number];

/**
 * Where such a page is.
 * @example
 * clubPagePath('upgrade'); // /smileclub/upgrade
 */
export const clubPagePath = (page: ClubPage): string => `${CLUB_AREA}/${page}`;

/** How large something of another site opens, in CSS pixels. */
export interface OpeningSize {
  /** From edge to edge, in CSS pixels. */
  readonly width: number;
  /** From top to bottom, in CSS pixels. */
  readonly height: number;
}

/** The pop-up in which the club is joined (CL-04). */
export const CLUB_POPUP: OpeningSize = { width: 410, height: 640 };
/** The frame of the express shop's gateway (CL-04). */
export const EXPRESS_FRAME: OpeningSize = { width: 750, height: 660 };
