import {
  CLUB_POPUP,
  appAddress,
  clubPagePath,
  clubTermPath,
  type ClubEntry,
  type ClubPage,
  type ClubTerm,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { ActionView } from '../../views/common/common-types.ts';
import type { ViewContext } from '../../views/common/context.ts';
import { clubAction, clubText, isInApp } from './club-context.ts';
import type { ClubLinkView } from './club-types.ts';

/** By scheme in an app that has one, in a new window on mobile, on PC as is said (CL-03, CL-04). */
const opensBy = (context: ViewContext, onPc: 'Frame' | 'Popup'): ClubLinkView['opens'] => {
  if (isInApp(context) && O.isSome(appAddress(context.storefront, 'OpenWindow'))) return 'App';
  return context.storefront.device === 'm' ? 'Window' : onPc;
};

const linkOf = (context: ViewContext, link: Pick<ClubLinkView, 'key' | 'label' | 'path'>, onPc: 'Frame' | 'Popup') => {
  const opens = opensBy(context, onPc);
  const path = `${link.path}?lang=${context.words.language}`;
  const accessibleName =
    opens === 'Window' || opens === 'Popup' ? `${link.label} (${clubText(context)('newWindow')})` : link.label;
  const inApp = (url: string) => O.toUndefined(appAddress(context.storefront, 'OpenWindow', url));
  return { ...link, path, opens, size: CLUB_POPUP, accessibleName, inApp };
};

const termLabels = { club: 'termClub', personal: 'termPersonal', third: 'termThird' } as const;

/** Where the terms are read: beside the layer on PC, elsewhere in a window of their own (CL-03). */
export const termLink = (context: ViewContext, term: ClubTerm): ClubLinkView =>
  linkOf(context, { key: term, label: clubText(context)(termLabels[term]), path: clubTermPath(term) }, 'Frame');

/** A page of the club on which somebody joins or pays (CL-04, CL-05). */
const pageLink = (context: ViewContext, page: ClubPage, label: string): ClubLinkView =>
  linkOf(context, { key: page, label, path: clubPagePath(page) }, page === 'join' ? 'Frame' : 'Popup');

/** What joining, or paying for the club, begins with: a button of the page or a page of the club. */
export interface ClubWayIn {
  readonly action: ActionView | undefined;
  readonly link: ClubLinkView | undefined;
}

/** What a press on the club does for this buyer (CL-05). */
export const clubWayIn = (context: ViewContext, entry: ClubEntry): ClubWayIn => {
  const text = clubText(context);
  const pressed = (action: ActionView): ClubWayIn => ({ action, link: undefined });
  const led = (link: ClubLinkView): ClubWayIn => ({ action: undefined, link });
  switch (entry) {
    case 'OneClick':
      return pressed(clubAction(text('oneClick'), { type: 'OpenSideLayer', layer: 'SmileClubOneClickJoin' }));
    case 'SignIn':
      return pressed(clubAction(text('signIn'), { type: 'SignIn' }));
    case 'Join': {
      const link = pageLink(context, 'join', text('join'));
      return link.opens === 'Frame'
        ? pressed(clubAction(text('join'), { type: 'OpenSideLayer', layer: 'SmileClubJoin' }))
        : led(link);
    }
    case 'BusinessJoin':
      return led(pageLink(context, 'business', text('businessJoin')));
    case 'UpgradeGate':
      return led(pageLink(context, 'upgrade', text('upgrade')));
    case 'None':
      return { action: undefined, link: undefined };
  }
};
