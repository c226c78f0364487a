/** Path of the club’s pages. It is on the cart’s origin, so that the page may frame them. */
export const CLUB_AREA = '/smileclub';

/** Terms for new members; each has a page `agreement/view/…`. */
export const clubTerms = ['club', 'personal', 'third'] as const;
export type ClubTerm = (typeof clubTerms)[number];

/** Path of the page that shows a term (CL-03). */
export const clubTermPath = (term: ClubTerm): string => `${CLUB_AREA}/agreement/view/${term}`;

/** Pages for joining or paying: for all, for business buyers, from free to paid. */
export const clubPages = ['join', 'business', 'upgrade'] as const;
export type ClubPage = (typeof clubPages)[number];

/** Path of a page of the club. */
export const clubPagePath = (page: ClubPage): string => `${CLUB_AREA}/${page}`;

/** Size of a pop-up or frame, in CSS pixels. */
export interface OpeningSize {
  readonly width: number;
  readonly height: number;
}

export const CLUB_POPUP: OpeningSize = { width: 410, height: 640 };
export const EXPRESS_FRAME: OpeningSize = { width: 750, height: 660 };
