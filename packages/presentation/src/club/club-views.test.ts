import { anOpenSession, type SessionFields } from '@baguni/use-cases/sessions';
import type { Session } from '@baguni/use-cases';
import { cartUnitId, couponIssueNo, type Buyer, type Storefront } from '@baguni/domain/internal';
import { aBuyer, aStorefront, aClubInfo, aUnit, testNow } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { CartStore } from '../store/cart-store.ts';
import { testContext } from '../testing/context.ts';
import { clubViewsOf } from './club-views.ts';

const viewsOf = (
  buyer: Partial<Buyer> = {},
  over: Partial<SessionFields> = {},
  place: Partial<Storefront> = {},
  links: Parameters<typeof testContext>[1] = {},
) => {
  const club = aClubInfo({
    memberType: buyer.clubMemberType ?? 'Unknown',
    isUnifyMembership: buyer.isUniverseClub ?? false,
  });
  const units = [aUnit({ cartUnitId: cartUnitId(1), cartUnitType: 'SmileFresh' })];
  const state = anOpenSession(units, {
    buyer: aBuyer(buyer),
    extras: { club },
    pricesAsOf: testNow,
    storefront: aStorefront(place),
    ...over,
  });
  return clubViewsOf(new CartStore(state), testContext(place, links));
};
const app = { appType: 'MG', appVersion: '8.0.1', isAndroid: true };

test('[PG-08] [XT-04] the banner offers the teaser, the cash and the fee, and opens the layer', () => {
  expect(viewsOf().card).toMatchObject({
    title: '스마일클럽',
    texts: [
      '클럽에 가입하면 15% 쿠폰을 드려요.',
      '한 달 무료로 이용하고, 이후 연회비 30,000원을 내면 매년 스마일캐시 35,000원을 드려요.',
      '클럽을 무료로 이용하면 서울 전 지역에서 새벽배송을 받을 수 있어요.',
    ],
    action: { command: { type: 'OpenSideLayer', layer: 'SmileClubOneClickJoin' } },
  });
});

test('[PG-08] no banner in Global, for members, for the universe club, or before data is loaded', () => {
  expect(viewsOf({ isSmileClub: true, clubMemberType: 'Purchase' }).card).toBeUndefined();
  expect(viewsOf({ isUniverseClub: true }).card).toBeUndefined();
  expect(viewsOf({}, { extras: {} }).card).toBeUndefined();
  for (const language of ['en', 'cn', 'jp'] as const) {
    expect(viewsOf({}, {}, { language }).card).toBeUndefined();
  }
});

test('[CL-01] offers one click if the server would accept the buyer', () => {
  const club = { ...aClubInfo(), isSmileClubOneClickTarget: false };
  expect(viewsOf({}, { extras: { club } }).card?.action?.command).toEqual({
    type: 'OpenSideLayer',
    layer: 'SmileClubJoin',
  });
});

test('[RL-01] a visitor goes to sign-in', () => {
  expect(viewsOf({ isLogin: false, memberType: 'NonMember' }).card?.action?.command).toEqual({ type: 'SignIn' });
});

test.each([
  ['a withdrawn member', { clubMemberType: 'Withdrawal' }, 'join', undefined],
  ['a business buyer', { isDomesticBusinessman: true }, 'business', 'Popup'],
  ['a free member', { isSmileClub: true, clubMemberType: 'Free' }, 'upgrade', 'Popup'],
] as const)('[CL-04] %s: frame or pop-up on PC, a window on mobile, the scheme in the app', (_, buyer, page, onPc) => {
  expect(viewsOf(buyer).card?.link?.opens).toBe(onPc);
  expect(viewsOf(buyer).card?.link?.size).toEqual(onPc && { width: 410, height: 640 });
  const path = `/smileclub/${page}?lang=ko`;
  expect(viewsOf(buyer, {}, { device: 'm' }).card?.link).toMatchObject({ path, opens: 'Window' });
  const link = viewsOf(buyer, {}, { device: 'm', app }).card?.link;
  expect(link).toMatchObject({ path, opens: 'App' });
  const url = `https://cart.example${path}`;
  expect(link?.inApp(url)).toBe(`baguni-mg://openwindow?url=${encodeURIComponent(url)}`);
  const ofOutlet = { ...app, appType: 'IAC' };
  expect(viewsOf(buyer, {}, { device: 'm', app: ofOutlet }).card?.link?.opens).toBe('Window');
});

test('[CL-03] terms are frames on PC, new windows on mobile with an accessible note, and schemes in the app', () => {
  const open: Partial<SessionFields> = { sideLayer: 'SmileClubOneClickJoin' };
  const terms = (place: Partial<Storefront>) => {
    const { layer } = viewsOf({}, open, place);
    return layer?.type === 'SmileClubOneClickJoin' ? layer.consents.flatMap(({ link = [] }) => link) : [];
  };
  expect(terms({}).map(({ path, opens }) => [path, opens])).toEqual([
    ['/smileclub/agreement/view/club?lang=ko', 'Frame'],
    ['/smileclub/agreement/view/personal?lang=ko', 'Frame'],
    ['/smileclub/agreement/view/third?lang=ko', 'Frame'],
  ]);
  expect(
    terms({ device: 'm' }).map(({ opens, accessibleName }) => [opens, accessibleName.includes('(새 창)')]),
  ).toEqual(terms({}).map(() => ['Window', true]));
  expect(terms({ device: 'm', app }).map(({ opens }) => opens)).toEqual(['App', 'App', 'App']);
});

test('[CL-02] asks for three consents one by one, and names the charge after the free month', () => {
  expect(viewsOf({}, { sideLayer: 'SmileClubOneClickJoin' }).layer).toMatchObject({
    consents: [
      { label: '[필수] 클럽 이용약관 동의', link: { label: '보기', accessibleName: '클럽 이용약관 보기' } },
      { label: '[필수] 개인정보 수집 및 이용 동의' },
      { label: '[필수] 개인정보 제3자 제공 동의' },
    ],
    chargeText: '첫 한 달은 무료이고, 그 뒤에는 연회비 30,000원이 들며 언제든 탈퇴할 수 있어요.',
  });
});

test('[CL-02] the layer shows its scene, and on success the gift', () => {
  const gift = { couponIssueNo: couponIssueNo('G'), couponName: '<b>선물</b>' };
  const at = (extras: Session['extras']) => viewsOf({}, { extras, sideLayer: 'SmileClubOneClickJoin' });
  expect(at({}).layer).toMatchObject({ scene: 'Default', title: '스마일클럽 원클릭 가입' });
  expect(at({ clubJoin: 'Loading' }).layer).toMatchObject({ scene: 'Loading' });
  const done = at({ clubJoin: 'Success', welcomeGift: gift });
  expect(done.layer).toMatchObject({
    title: '클럽 가입이 완료되었어요',
    texts: ['이제 회원 가격과 무료배송 기준이 적용돼요.', '웰컴 선물로 ‘<b>선물</b>’ 쿠폰을 드렸어요.'],
  });
  expect(done.giftText).toBe('웰컴 선물로 ‘<b>선물</b>’ 쿠폰을 드렸어요.');
});

test('[CL-06] offers dawn delivery for fresh items, and its layer links to the club', () => {
  expect(viewsOf().card?.dawn?.command).toEqual({ type: 'OpenSideLayer', layer: 'JoinSmileClubForSmileDelivery' });
  expect(viewsOf({}, { units: [aUnit()] }).card?.dawn).toBeUndefined();
  const { layer } = viewsOf({}, { sideLayer: 'JoinSmileClubForSmileDelivery' });
  expect(layer).toMatchObject({ action: { command: { layer: 'SmileClubOneClickJoin' } }, isDimmed: false });
});

test('[CL-04] the join page is a frame; no club layer while another one is open', () => {
  expect(viewsOf({}, { sideLayer: 'SmileClubJoin' }).layer).toMatchObject({
    path: '/smileclub/join?lang=ko',
    size: { width: 410, height: 640 },
  });
  expect(viewsOf({}, { sideLayer: 'CountrySelector' }).layer).toBeUndefined();
  expect(viewsOf().layer).toBeUndefined();
});

test('[LS-10] a standalone cart offers no club page and no terms, but still joins by one click', () => {
  const alone = { item: undefined };
  const club = { ...aClubInfo(), isSmileClubOneClickTarget: false };
  const ways: readonly (readonly [Partial<Buyer>, Partial<SessionFields>])[] = [
    [{}, { extras: { club } }],
    [{ isDomesticBusinessman: true }, {}],
    [{ isSmileClub: true, clubMemberType: 'Free' }, {}],
  ];
  for (const [buyer, over] of ways) {
    expect(viewsOf(buyer, over).card).toMatchObject({ title: '스마일클럽' });
    const { action, link } = viewsOf(buyer, over, {}, alone).card ?? {};
    expect([action, link]).toEqual([undefined, undefined]);
  }
  const layer = 'SmileClubOneClickJoin' as const;
  const without = { link: undefined };
  expect(viewsOf({}, { sideLayer: layer }).layer).toMatchObject({ consents: [{ link: { key: 'club' } }, {}, {}] });
  expect(viewsOf({}, { sideLayer: layer }, {}, alone).layer).toMatchObject({ consents: [without, without, without] });
  expect(viewsOf({}, {}, {}, alone).card?.action?.command).toMatchObject({ layer: 'SmileClubOneClickJoin' });
});
