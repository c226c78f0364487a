import { CLUB_POPUP, clubPagePath, hasDawnOffer, isClubLayer, type ClubEntry } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { compareStructural, computed, makeObservable } from 'mobx';
import { statePolicies } from '../layers/state-policies.ts';
import type { CartStore } from '../store/cart-store.ts';
import type { ViewContext } from '../common/context.ts';
import type { ClubWords } from './club-words.ts';
import { lateFrame } from '../gateways/gateway-pages.ts';
import { clubAction, clubEntryIn, clubText } from './club-context.ts';
import { clubWayIn, termLinks } from './club-link.ts';
import type { ClubCardView, ClubDawnView, ClubFrameView, ClubJoinView, ClubLayerView } from './club-types.ts';

const textsOf: Readonly<Record<ClubEntry, readonly (keyof ClubWords)[]>> = {
  OneClick: ['teaser', 'offer'],
  SignIn: ['teaser', 'offer'],
  Join: ['teaser', 'withdrawnText'],
  BusinessJoin: ['teaser', 'businessText'],
  UpgradeGate: ['upgradeText'],
  None: [],
};

export class ClubViews {
  readonly #store: CartStore;
  readonly #context: ViewContext;

  constructor(store: CartStore, context: ViewContext) {
    this.#store = store;
    this.#context = context;
    const view = computed({ equals: compareStructural });
    makeObservable<this, 'entry'>(this, { entry: computed, card: view, dawn: view, giftText: view, layer: view });
  }

  /** Banner for non-members, or the upgrade from free to paid; undefined without an offer. */
  get card(): ClubCardView | undefined {
    if (this.entry === 'None') return undefined;
    const text = clubText(this.#context);
    const texts = textsOf[this.entry].map((key) => text(key));
    return { title: text('name'), texts, ...clubWayIn(this.#context, this.entry) };
  }

  get dawn(): ClubCardView | undefined {
    if (!hasDawnOffer(this.entry, this.#store.state.cart.units)) return undefined;
    const text = clubText(this.#context);
    const action = clubAction(text('dawnOpen'), { type: 'OpenSideLayer', layer: 'JoinSmileClubForSmileDelivery' });
    return { title: text('dawnTitle'), texts: [text('dawnText')], action, link: undefined };
  }

  get giftText(): string | undefined {
    const gift = this.#store.state.extras.welcomeGift;
    return gift === undefined ? undefined : clubText(this.#context)('gift', { coupon: gift.couponName });
  }

  get layer(): ClubLayerView | undefined {
    const layer = O.toUndefined(this.#store.state.sideLayer);
    if (layer === undefined || !isClubLayer(layer)) return undefined;
    switch (layer) {
      case 'SmileClubOneClickJoin':
        return this.joinView();
      case 'JoinSmileClubForSmileDelivery':
        return this.dawnView();
      case 'SmileClubJoin':
        return this.frameView();
    }
  }

  private get entry(): ClubEntry {
    return clubEntryIn(this.#store.state);
  }

  private joinView(): ClubJoinView {
    const text = clubText(this.#context);
    const scene = this.#store.state.extras.clubJoin ?? 'Default';
    const gift = this.giftText;
    return {
      type: 'SmileClubOneClickJoin',
      scene,
      title: text(scene === 'Success' ? 'success' : 'layerTitle'),
      texts:
        scene === 'Success'
          ? [text('successText'), ...(gift === undefined ? [] : [gift])]
          : [text('teaser'), text('offer')],
      agreeText: text('agree'),
      termsLabel: text('terms'),
      terms: termLinks(this.#context),
      trouble: lateFrame[this.#context.words.language],
      join: clubAction(text('start'), { type: 'JoinSmileClub' }),
      loadingText: text('loading'),
      closeLabel: text('close'),
      isDimmed: statePolicies.SmileClubOneClickJoin.isDimmed,
    };
  }

  private dawnView(): ClubDawnView {
    const text = clubText(this.#context);
    return {
      type: 'JoinSmileClubForSmileDelivery',
      title: text('dawnLayerTitle'),
      texts: [text('dawnText'), text('offer')],
      ...clubWayIn(this.#context, this.entry),
      later: clubAction(text('later'), { type: 'CloseSideLayer' }),
      closeLabel: text('close'),
      isDimmed: statePolicies.JoinSmileClubForSmileDelivery.isDimmed,
    };
  }

  private frameView(): ClubFrameView {
    const text = clubText(this.#context);
    const { language } = this.#context.words;
    return {
      type: 'SmileClubJoin',
      title: text('joinPage'),
      path: `${clubPagePath('join')}?lang=${language}`,
      size: CLUB_POPUP,
      trouble: lateFrame[this.#context.words.language],
      closeLabel: text('close'),
      isDimmed: statePolicies.SmileClubJoin.isDimmed,
    };
  }
}
