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
import type { ActionView } from '../common/common-types.ts';
import type { ViewContext } from '../common/context.ts';
import { hasPagesAround } from '../gateways/gateway-pages.ts';
import { clubAction, clubText, isInApp } from './club-context.ts';
import type { ClubLinkView } from './club-types.ts';

/** Opens by app scheme, in a new window on mobile, or as specified on PC. */
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

/** Links to the terms: a frame next to the layer on PC, otherwise a new window. A standalone cart has none. */
export const termLinks = (context: ViewContext): readonly ClubLinkView[] =>
  hasPagesAround(context) ? clubTerms.map((term) => termLink(context, term)) : [];

const pageLink = (context: ViewContext, page: ClubPage, label: string): ClubLinkView =>
  linkOf(context, { key: page, label, path: clubPagePath(page) }, page === 'join' ? 'Frame' : 'Popup');

export interface ClubWayIn {
  readonly action: ActionView | undefined;
  readonly link: ClubLinkView | undefined;
}

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

/** Returns the club action for this buyer; a standalone cart has no club pages. */
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
