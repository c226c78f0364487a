import { marketplaceCheck, type SideLayer } from '@baguni/domain/internal';
import type {
  ClubCardView,
  ClubDawnView,
  ClubFrameView,
  ClubJoinView,
  ClubLayerView,
  ClubLinkView,
} from '@baguni/presentation';
import { moreViewsOf } from '@baguni/presentation/more';
import { testContext } from '@baguni/presentation/testing';
import type { ScenarioName } from '@baguni/scenarios';
import { present, storeUnder } from './story-store.ts';
import { anAction } from './views.ts';

const layerOf = (layer: SideLayer, name: ScenarioName): ClubLayerView =>
  present(moreViewsOf(storeUnder(layer, name), testContext(), marketplaceCheck.judge).club.layer);

const join = layerOf('SmileClubOneClickJoin', 'club-candidate');
const dawn = layerOf('JoinSmileClubForSmileDelivery', 'club-candidate');
const frame = layerOf('SmileClubJoin', 'club-left');
if (join.type !== 'SmileClubOneClickJoin' || dawn.type !== 'JoinSmileClubForSmileDelivery') throw new Error('no layer');
if (frame.type !== 'SmileClubJoin') throw new Error('no frame');

export const aClubJoin = (over: Partial<ClubJoinView> = {}): ClubJoinView => ({ ...join, ...over });

/** Terms that open in a new window. */
export const aClubLink = (over: Partial<ClubLinkView> = {}): ClubLinkView => ({
  ...present(aClubJoin().consents[0]?.link),
  label: '클럽 이용약관',
  accessibleName: '클럽 이용약관 (새 창)',
  opens: 'Window',
  ...over,
});

/** A consent whose terms open in a new window. */
export const aConsent = () => ({ ...present(aClubJoin().consents[0]), link: aClubLink() });

export const aClubCard = (over: Partial<ClubCardView> = {}): ClubCardView => ({
  title: '스마일클럽',
  texts: aClubJoin().texts,
  action: anAction({
    label: '원클릭으로 가입하기',
    accessibleName: '원클릭으로 가입하기',
    command: { type: 'OpenSideLayer', layer: 'SmileClubOneClickJoin' },
  }),
  link: undefined,
  dawn: undefined,
  ...over,
});

/** The offer of dawn delivery, joined with one click. */
export const aClubDawn = (over: Partial<ClubDawnView> = {}): ClubDawnView => ({
  ...dawn,
  action: aClubCard().action,
  link: undefined,
  ...over,
});

/** The club page in a frame, which stories leave empty. */
export const aClubFrame = (): ClubFrameView => ({ ...frame, path: 'about:blank' });
