import type { ClubJoinScene, OpeningSize } from '@baguni/domain';
import type { ActionView } from '../common/common-types.ts';
import type { TroubleView } from '../common/frame-types.ts';

export interface ClubLinkView {
  readonly key: string;
  readonly label: string;
  /** Label, plus a note if it opens a new window. */
  readonly accessibleName: string;
  readonly path: string;
  readonly opens: 'Frame' | 'Popup' | 'Window' | 'App';
  readonly size: OpeningSize;
  /**
   * App scheme address, or undefined outside an app.
   * @param url absolute address
   */
  readonly inApp: (url: string) => string | undefined;
}

export interface ClubCardView {
  readonly title: string;
  readonly texts: readonly string[];
  readonly action: ActionView | undefined;
  readonly link: ClubLinkView | undefined;
}

export interface ClubJoinView {
  readonly type: 'SmileClubOneClickJoin';
  readonly scene: ClubJoinScene;
  readonly title: string;
  readonly texts: readonly string[];
  readonly agreeText: string;
  readonly termsLabel: string;
  readonly terms: readonly ClubLinkView[];
  /** Text shown after the timeout of a term. */
  readonly trouble: TroubleView;
  readonly join: ActionView;
  readonly loadingText: string;
  readonly closeLabel: string;
  readonly isDimmed: boolean;
}

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

export interface ClubFrameView {
  readonly type: 'SmileClubJoin';
  readonly title: string;
  readonly path: string;
  readonly size: OpeningSize;
  readonly trouble: TroubleView;
  readonly closeLabel: string;
  readonly isDimmed: boolean;
}

export type ClubLayerView = ClubJoinView | ClubDawnView | ClubFrameView;
