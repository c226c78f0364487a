import {
  CLUB_POPUP,
  appAddress,
  clubPagePath,
  clubTermPath,
  clubTerms,
  type ClubEntry,
  type ClubPage,
  type ClubTerm,
} from '@baguni/domain';
import type { Command } from '@baguni/use-cases';
import { option as O } from 'fp-ts';
import type { ActionView } from '../../views/common/common-types.ts';
import type { ViewContext } from '../../views/common/context.ts';
import { hasPagesAround } from '../gateway-href.ts';
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

const termLink = (context: ViewContext, term: ClubTerm): ClubLinkView =>
  linkOf(context, { key: term, label: clubText(context)(termLabels[term]), path: clubTermPath(term) }, 'Frame');

/** Where the terms are read: beside the layer on PC, elsewhere in a window of their own (CL-03); no place in a cart that is alone (LS-10). */
export const termLinks = (context: ViewContext): readonly ClubLinkView[] =>
  hasPagesAround(context) ? clubTerms.map((term) => termLink(context, term)) : [];

/** A page of the club on which somebody joins or pays (CL-04, CL-05). */
const pageLink = (context: ViewContext, page: ClubPage, label: string): ClubLinkView =>
  linkOf(context, { key: page, label, path: clubPagePath(page) }, page === 'join' ? 'Frame' : 'Popup');

/** What joining, or paying for the club, begins with: a button of the page or a page of the club. */
export interface ClubWayIn {
  readonly action: ActionView | undefined;
  readonly link: ClubLinkView | undefined;
}

/** Nothing to press. */
const noWayIn: ClubWayIn = { action: undefined, link: undefined };

const pressed = (label: string, command: Command): ClubWayIn => ({ ...noWayIn, action: clubAction(label, command) });

const toClub = (context: ViewContext, entry: 'Join' | 'BusinessJoin' | 'UpgradeGate'): ClubWayIn => {
  const text = clubText(context);
  const led = (link: ClubLinkView): ClubWayIn => ({ ...noWayIn, link });
  switch (entry) {
    case 'Join': {
      const link = pageLink(context, 'join', text('join'));
      return link.opens === 'Frame'
        ? pressed(text('join'), { type: 'OpenSideLayer', layer: 'SmileClubJoin' })
        : led(link);
    }
    case 'BusinessJoin':
      return led(pageLink(context, 'business', text('businessJoin')));
    case 'UpgradeGate':
      return led(pageLink(context, 'upgrade', text('upgrade')));
  }
};

/** What a press on the club does for this buyer (CL-05); a cart that lives in its page has no pages of the club to lead to (LS-10). */
export const clubWayIn = (context: ViewContext, entry: ClubEntry): ClubWayIn => {
  const text = clubText(context);
  switch (entry) {
    case 'OneClick':
      return pressed(text('oneClick'), { type: 'OpenSideLayer', layer: 'SmileClubOneClickJoin' });
    case 'SignIn':
      return pressed(text('signIn'), { type: 'SignIn' });
    case 'Join':
    case 'BusinessJoin':
    case 'UpgradeGate':
      return hasPagesAround(context) ? toClub(context, entry) : noWayIn;
    case 'None':
      return noWayIn;
  }
};
