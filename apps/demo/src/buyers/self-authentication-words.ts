import type { Language } from '@baguni/domain';

/** Texts of the verification of a buyer by language. */
export const selfAuthenticationWords = {
  ko: {
    title: '본인 인증',
    lead: '데모에서는 버튼을 한 번 누르면 본인 인증이 끝나요. 인증한 뒤에는 장바구니로 돌아가서 주문을 계속할 수 있어요.',
    verify: '본인 인증하기',
    certify: '이 장바구니만 성인 인증하기',
    back: '장바구니로 돌아가기',
  },
  en: {
    title: 'Identity verification',
    lead: 'In this demo one press verifies your identity. You can then return to your cart and order.',
    verify: 'Verify my identity',
    certify: 'Verify my age for this cart only',
    back: 'Back to the cart',
  },
  cn: {
    title: '身份验证',
    lead: '在演示中，按一下即可完成身份验证。验证后将返回购物车，您可以继续下单。',
    verify: '进行身份验证',
    certify: '仅为此购物车进行年龄验证',
    back: '返回购物车',
  },
  jp: {
    title: '本人認証',
    lead: 'デモでは、ボタンを1回押すと本人認証が完了します。認証後はカートに戻り、注文を続けられます。',
    verify: '本人認証する',
    certify: 'このカートだけ年齢を確認する',
    back: 'カートに戻る',
  },
} satisfies Record<Language, object>;
