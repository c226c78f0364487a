import type { ClubCardView, ClubDawnView, ClubFrameView, ClubJoinView, ClubLinkView } from '@baguni/presentation';
import type { Command } from '@baguni/use-cases';
import { anAction } from './views.ts';

const pressed = (label: string, command: Command) => anAction({ label, accessibleName: label, command });

const aTrouble = { text: '화면의 일부를 불러오지 못했습니다.', retryLabel: '다시 시도' };

export const aClubLink = (over: Partial<ClubLinkView> = {}): ClubLinkView => ({
  key: 'club',
  label: '클럽 이용약관',
  accessibleName: '클럽 이용약관 (새 창)',
  path: '/smileclub/agreement/view/club?lang=ko',
  opens: 'Window',
  size: { width: 410, height: 640 },
  inApp: () => undefined,
  ...over,
});

export const aClubCard = (over: Partial<ClubCardView> = {}): ClubCardView => ({
  title: '스마일클럽',
  texts: [
    '클럽에 가입하면 15% 쿠폰을 드려요.',
    '한 달 무료로 이용하고, 이후 연회비 30,000원을 내면 매년 스마일캐시 35,000원을 드려요.',
  ],
  action: pressed('원클릭으로 가입하기', { type: 'OpenSideLayer', layer: 'SmileClubOneClickJoin' }),
  link: undefined,
  ...over,
});

export const aClubJoin = (over: Partial<ClubJoinView> = {}): ClubJoinView => ({
  type: 'SmileClubOneClickJoin',
  scene: 'Default',
  title: '스마일클럽 원클릭 가입',
  texts: aClubCard().texts,
  agreeText: '가입하기를 누르면 아래 약관에 동의하게 됩니다.',
  termsLabel: '약관',
  terms: [
    aClubLink({ opens: 'Frame', accessibleName: '클럽 이용약관' }),
    aClubLink({
      key: 'personal',
      opens: 'Frame',
      label: '개인정보 수집 및 이용',
      accessibleName: '개인정보 수집 및 이용',
    }),
    aClubLink({ key: 'third', opens: 'Frame', label: '개인정보 제3자 제공', accessibleName: '개인정보 제3자 제공' }),
  ],
  trouble: aTrouble,
  join: pressed('가입하기', { type: 'JoinSmileClub' }),
  loadingText: '가입하고 있어요. 잠시 기다려 주세요.',
  closeLabel: '닫기',
  isDimmed: false,
  ...over,
});

export const aClubDawn = (over: Partial<ClubDawnView> = {}): ClubDawnView => ({
  type: 'JoinSmileClubForSmileDelivery',
  title: '서울 전 지역 새벽배송',
  texts: ['클럽을 무료로 이용하면 서울 전 지역에서 새벽배송을 받을 수 있어요.'],
  action: aClubCard().action,
  link: undefined,
  later: pressed('다음에 하기', { type: 'CloseSideLayer' }),
  closeLabel: '닫기',
  isDimmed: false,
  ...over,
});

export const aClubFrame = (over: Partial<ClubFrameView> = {}): ClubFrameView => ({
  type: 'SmileClubJoin',
  title: '스마일클럽 가입',
  path: 'about:blank',
  size: { width: 410, height: 640 },
  trouble: aTrouble,
  closeLabel: '닫기',
  isDimmed: false,
  ...over,
});
