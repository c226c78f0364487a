import {
  CLUB_POPUP,
  appAddress,
  clubPagePath,
  clubTermPath,
  clubTerms,
  type ClubEntry,
  type ClubPage,
  type ClubTerm,
  type ClubJoinScene,
  CLUB_CASH_WON,
  CLUB_FEE_WON,
  CLUB_TEASER_PERCENT,
  clubEntryOf,
  clubFactsOf,
  won,
  hasDawnOffer,
  type CartUnit,
} from '@baguni/domain/internal';
import type { Command, Session } from '@baguni/use-cases';
import type { ActionView } from '../common/common-types.ts';
import { type ViewContext, money } from '../common/context.ts';
import { hasPagesAround, lateFrame } from '../gateways/gateway-pages.ts';
import { plainAction } from '../common/shared-views.ts';
import { clubWords, type ClubWords } from './club-words.ts';
import { layerFrame } from '../layers/layer-policy.ts';
import type { CartStore } from '../store/cart-store.ts';
import { memoizedViews } from '../store/memoize.ts';

/** Opens by app scheme, in a new window on mobile, or as specified on PC. */
const opensBy = (context: ViewContext, onPc: 'Frame' | 'Popup') => {
  if (isInApp(context) && appAddress(context.storefront, 'OpenWindow') !== undefined) return 'App';
  return context.storefront.device === 'm' ? 'Window' : onPc;
};

const linkOf = (context: ViewContext, link: Record<'key' | 'label' | 'path', string>, onPc: 'Frame' | 'Popup') => {
  const opens = opensBy(context, onPc);
  const path = `${link.path}?lang=${context.words.language}`;
  const accessibleName =
    opens === 'Window' || opens === 'Popup' ? `${link.label} (${clubText(context)('newWindow')})` : link.label;
  const inApp = (url: string) => appAddress(context.storefront, 'OpenWindow', url);
  return { ...link, path, opens, size: CLUB_POPUP, accessibleName, inApp };
};

export type ClubLinkView = ReturnType<typeof linkOf>;

const termLabels = { club: 'termClub', personal: 'termPersonal', third: 'termThird' } as const;

/** Links to a term: a frame in the layer on PC, otherwise a new window. */
const termLink = (context: ViewContext, key: ClubTerm, term: string): ClubLinkView => {
  const text = clubText(context);
  const link = linkOf(context, { key, label: text('viewTerm', { term }), path: clubTermPath(key) }, 'Frame');
  return { ...link, label: text('view') };
};

/** One consent per term, each required. A standalone cart has no pages with the terms. */
const consentsOf = (context: ViewContext) =>
  clubTerms.map((key) => {
    const term = clubText(context)(termLabels[key]);
    const link = hasPagesAround(context) ? termLink(context, key, term) : undefined;
    return { key, term, label: clubText(context)('agreeTo', { term }), link };
  });

export type ClubConsentView = ReturnType<typeof consentsOf>[number];

const pageLink = (context: ViewContext, page: ClubPage, label: string): ClubLinkView =>
  linkOf(context, { key: page, label, path: clubPagePath(page) }, page === 'join' ? 'Frame' : 'Popup');

export interface ClubWayIn {
  readonly action: ActionView | undefined;
  readonly link: ClubLinkView | undefined;
}

const noWayIn: ClubWayIn = { action: undefined, link: undefined };

const pressed = (label: string, command: Command): ClubWayIn => ({ ...noWayIn, action: plainAction(label, command) });

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

export const clubText =
  (context: ViewContext) =>
  (key: keyof ClubWords, values: Readonly<Record<string, string>> = {}): string => {
    const known: Readonly<Record<string, string>> = {
      percent: String(CLUB_TEASER_PERCENT),
      cash: money(context, won(CLUB_CASH_WON)),
      fee: money(context, won(CLUB_FEE_WON)),
      ...values,
    };
    return clubWords[context.words.language][key].replace(/\{(\w+)\}/gu, (_, name: string) => known[name] ?? '');
  };

/** Returns the action of the club button, or undefined while unknown. The server decides if one click can join. */
export const clubEntryIn = (state: Session): ClubEntry => {
  const { club } = state.extras;
  if (club === undefined) return 'None';
  const entry = clubEntryOf(clubFactsOf(state.cart, state.extras.club));
  if (entry !== 'OneClick' && entry !== 'Join') return entry;
  return club.isSmileClubOneClickTarget ? 'OneClick' : 'Join';
};

export const isInApp = ({ storefront }: ViewContext): boolean => storefront.app !== undefined;

const textsOf: Readonly<Record<ClubEntry, readonly (keyof ClubWords)[]>> = {
  OneClick: ['teaser', 'offer'],
  SignIn: ['teaser', 'offer'],
  Join: ['teaser', 'withdrawnText'],
  BusinessJoin: ['teaser', 'businessText'],
  UpgradeGate: ['upgradeText'],
  None: [],
};

/** The one offer of the club, with dawn delivery: joining, or the upgrade to paid; undefined without an offer. */
const cardView = (context: ViewContext, entry: ClubEntry, units: readonly CartUnit[]) => {
  if (entry === 'None') return undefined;
  const text = clubText(context);
  const texts = textsOf[entry].map((key) => text(key));
  const hasDawn = hasDawnOffer(entry, units);
  return {
    title: text('name'),
    texts: hasDawn ? [...texts, text('dawnText')] : texts,
    ...clubWayIn(context, entry),
    dawn: hasDawn
      ? plainAction(text('dawnOpen'), { type: 'OpenSideLayer', layer: 'JoinSmileClubForSmileDelivery' })
      : undefined,
  };
};

export type ClubCardView = NonNullable<ReturnType<typeof cardView>>;

const joinView = (context: ViewContext, scene: ClubJoinScene, gift: string | undefined) => {
  const text = clubText(context);
  return {
    type: 'SmileClubOneClickJoin' as const,
    scene,
    title: text(scene === 'Success' ? 'success' : 'layerTitle'),
    texts:
      scene === 'Success'
        ? [text('successText'), ...(gift === undefined ? [] : [gift])]
        : [text('teaser'), text('offer')],
    termsLabel: text('terms'),
    agreeAllLabel: text('agreeAll'),
    consents: consentsOf(context),
    // joining waits until all boxes are checked
    agreeFirstText: text('agreeFirst'),
    // what the club costs once the free month has ended
    chargeText: text('charge'),
    trouble: lateFrame[context.words.language],
    join: plainAction(text('start'), { type: 'JoinSmileClub', agreed: clubTerms }),
    loadingText: text('loading'),
    ...layerFrame(context),
  };
};

export type ClubJoinView = ReturnType<typeof joinView>;

const dawnView = (context: ViewContext, entry: ClubEntry) => {
  const text = clubText(context);
  return {
    type: 'JoinSmileClubForSmileDelivery' as const,
    title: text('dawnLayerTitle'),
    texts: [text('dawnText'), text('offer')],
    ...clubWayIn(context, entry),
    later: plainAction(text('later'), { type: 'CloseSideLayer' }),
    ...layerFrame(context),
  };
};

export type ClubDawnView = ReturnType<typeof dawnView>;

const frameView = (context: ViewContext) => {
  const text = clubText(context);
  const { language } = context.words;
  return {
    type: 'SmileClubJoin' as const,
    title: text('joinPage'),
    path: `${clubPagePath('join')}?lang=${language}`,
    size: CLUB_POPUP,
    trouble: lateFrame[language],
    ...layerFrame(context),
  };
};

export type ClubFrameView = ReturnType<typeof frameView>;

export type ClubLayerView = ClubJoinView | ClubDawnView | ClubFrameView;

export const clubViewsOf = (store: CartStore, context: ViewContext) => {
  const entry = () => clubEntryIn(store.settled.state);
  const giftText = () => {
    const gift = store.state.extras.welcomeGift;
    return gift === undefined ? undefined : clubText(context)('gift', { coupon: gift.couponName });
  };
  return memoizedViews({
    card: () => cardView(context, entry(), store.settled.state.cart.units),
    giftText,
    layer: (): ClubLayerView | undefined => {
      const { sideLayer, extras } = store.state;
      if (sideLayer === 'SmileClubOneClickJoin') return joinView(context, extras.clubJoin ?? 'Default', giftText());
      if (sideLayer === 'JoinSmileClubForSmileDelivery') return dawnView(context, entry());
      return sideLayer === 'SmileClubJoin' ? frameView(context) : undefined;
    },
  });
};
