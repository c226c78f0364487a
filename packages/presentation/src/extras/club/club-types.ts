import type { ClubJoinScene, OpeningSize } from '@baguni/domain';
import type { ActionView } from '../../views/common/common-types.ts';
import type { TroubleView } from '../../views/frame/frame-types.ts';

/** A page of the club, and how it opens on this device (CL-03, CL-04). */
export interface ClubLinkView {
  readonly key: string;
  readonly label: string;
  /** The label and, where one opens, that it is a new window (WA-16). */
  readonly accessibleName: string;
  readonly path: string;
  readonly opens: 'Frame' | 'Popup' | 'Window' | 'App';
  /** How large a pop-up opens, in CSS pixels. */
  readonly size: OpeningSize;
  /** The scheme by which the app opens it; none outside an app. @param url its whole address */
  readonly inApp: (url: string) => string | undefined;
}

/** What the club says below the cart (PG-08, CL-05, CL-06). */
export interface ClubCardView {
  readonly title: string;
  readonly texts: readonly string[];
  readonly action: ActionView | undefined;
  readonly link: ClubLinkView | undefined;
}

/** The layer that joins by one click (CL-02). */
export interface ClubJoinView {
  readonly type: 'SmileClubOneClickJoin';
  readonly scene: ClubJoinScene;
  readonly title: string;
  readonly texts: readonly string[];
  readonly agreeText: string;
  readonly termsLabel: string;
  readonly terms: readonly ClubLinkView[];
  /** What is said where a term takes too long to come (FR-4). */
  readonly trouble: TroubleView;
  readonly join: ActionView;
  readonly loadingText: string;
  readonly closeLabel: string;
  readonly isDimmed: boolean;
}

/** The offer of dawn delivery in the whole of Seoul (CL-06). */
export interface ClubDawnView {
  readonly type: 'JoinSmileClubForSmileDelivery';
  readonly title: string;
  readonly texts: readonly string[];
  readonly action: ActionView | undefined;
  readonly link: ClubLinkView | undefined;
  readonly later: ActionView;
  readonly closeLabel: string;
  readonly isDimmed: boolean;
}

/** The club's own join page in a frame (CL-04). */
export interface ClubFrameView {
  readonly type: 'SmileClubJoin';
  readonly title: string;
  readonly path: string;
  /** The frame's, in CSS pixels. */
  readonly size: OpeningSize;
  /** What is said where it takes too long to come (FR-4). */
  readonly trouble: TroubleView;
  readonly closeLabel: string;
  readonly isDimmed: boolean;
}

/** A layer of the club. */
export type ClubLayerView = ClubJoinView | ClubDawnView | ClubFrameView;
