import type { Session } from '@baguni/use-cases';
import { shownCardOffers, type NudgeType } from '@baguni/domain/internal';
import { action } from '../common/shared-views.ts';
import { money, type ViewContext } from '../common/context.ts';
import { gatewayHref, hasPagesAround } from '../gateways/gateway-pages.ts';
import { nudgeWords } from './nudge-words.ts';
import { fill } from '../common/word.ts';

const cardsOf = (context: ViewContext, state: Session) =>
  shownCardOffers(state).map(({ couponNo, cardName, discountPrice, possiblePrice }) => ({
    key: couponNo,
    name: cardName,
    text: fill(nudgeWords[context.words.language].cardOffer, {
      off: money(context, discountPrice),
      from: money(context, possiblePrice),
    }),
  }));

/** Links the cards to their description and the app to its page. */
const linkOf = (context: ViewContext, nudge: NudgeType) => {
  const { cardLink, appLink } = nudgeWords[context.words.language];
  const link = (label: string, href: string) => ({ label, accessibleName: label, href });
  switch (nudge) {
    case 'NudgingSmileCard':
      return link(cardLink, gatewayHref(context, 'SmileCardIntro'));
    case 'NudgingAppDown':
      return link(appLink, gatewayHref(context, 'NormalStaticPage', ['app']));
    case 'NudgingUniverseClubAutoRenewal':
    case 'NudgingClubOneClick':
    case 'NudgingCartCountExtended':
      return undefined;
  }
};

const hasJoinedClub = ({ cart, extras: { club } }: Session): boolean =>
  cart.buyer.isSmileClub || (club?.unifyMembershipInfo.smileClubMember ?? false);

/** True if the nudge has nothing to offer any more: nothing to order, or already a member. */
const isDone = (state: Session, nudge: NudgeType): boolean =>
  state.cart.units.length === 0 || (nudge === 'NudgingClubOneClick' && hasJoinedClub(state));

export const nudgeView = (context: ViewContext, state: Session) => {
  const { nudge } = state.extras;
  if (nudge === undefined || nudge === 'None' || isDone(state, nudge)) return undefined;
  const words = nudgeWords[context.words.language];
  const { title, text } = words.nudges[nudge];
  return {
    type: nudge,
    domId: 'nudge',
    title,
    text,
    cards: nudge === 'NudgingSmileCard' ? cardsOf(context, state) : [],
    follow:
      nudge === 'NudgingClubOneClick'
        ? action(words.joinClub, fill(words.joinClubOf, { title }), {
            type: 'OpenSideLayer',
            layer: 'SmileClubOneClickJoin',
          })
        : undefined,
    link: hasPagesAround(context) ? linkOf(context, nudge) : undefined,
    dismiss: action(words.closeNudge, fill(words.closeNudgeOf, { title }), { type: 'DismissNudge', nudge }),
  };
};

export type NudgeView = NonNullable<ReturnType<typeof nudgeView>>;
