import type { Language } from '@baguni/domain/internal';

export interface GatewayWords {
  readonly carrying: string;
  readonly carryingHint: string;
  readonly goOn: string;
  readonly missing: string;
  readonly missingHint: string;
  readonly absent: string;
  readonly absentHint: string;
  readonly refused: string;
  readonly refusedHint: string;
  readonly close: string;
  readonly layerClosed: string;
}

export const gatewayWords: Readonly<Record<Language, GatewayWords>> = {
  ko: {
    carrying: '페이지로 이동하고 있어요',
    carryingHint: '자동으로 이동하지 않으면 아래 버튼을 눌러 주세요.',
    goOn: '계속하기',
    missing: '요청한 내용을 찾을 수 없어요',
    missingHint: '이미 사용했거나 시간이 지났어요. 창을 닫고 다시 시도해 주세요.',
    absent: '준비 중인 페이지예요',
    absentHint: '아직 열 수 없어요. 창을 닫고 장바구니로 돌아가 주세요.',
    refused: '이동할 수 없는 주소예요',
    refusedHint: '안전하지 않은 주소라서 이동하지 않았어요. 창을 닫고 다시 시도해 주세요.',
    close: '닫기',
    layerClosed: '표시할 내용이 없어서 닫았어요',
  },
  en: {
    carrying: 'Taking you to the page',
    carryingHint: 'If nothing happens, press the button below.',
    goOn: 'Continue',
    missing: 'This is no longer available',
    missingHint: 'It has been used already, or it has expired. Close this window and try again.',
    absent: 'This page is not ready yet',
    absentHint: 'It cannot be opened yet. Close this window to return to your cart.',
    refused: 'This address cannot be opened',
    refusedHint: 'The address is not a safe one, so we did not go there. Close this window and try again.',
    close: 'Close',
    layerClosed: 'There is nothing to show',
  },
  cn: {
    carrying: '正在前往页面',
    carryingHint: '如果没有自动跳转，请点击下方按钮。',
    goOn: '继续',
    missing: '找不到所请求的内容',
    missingHint: '内容已被使用或已过期。请关闭窗口后重试。',
    absent: '页面正在准备中',
    absentHint: '暂时无法打开。请关闭窗口，返回购物车。',
    refused: '无法打开该地址',
    refusedHint: '该地址不安全，因此没有跳转。请关闭窗口后重试。',
    close: '关闭',
    layerClosed: '没有可显示的内容',
  },
  jp: {
    carrying: 'ページへ移動しています',
    carryingHint: '自動で移動しない場合は、下のボタンを押してください。',
    goOn: '続ける',
    missing: 'お探しの内容が見つかりません',
    missingHint: 'すでに使用されたか、時間が過ぎています。ウィンドウを閉じてもう一度お試しください。',
    absent: 'このページは準備中です',
    absentHint: 'まだ開けません。ウィンドウを閉じて、カートに戻ってください。',
    refused: 'このアドレスは開けません',
    refusedHint: '安全なアドレスではないため、移動しませんでした。ウィンドウを閉じてもう一度お試しください。',
    close: '閉じる',
    layerClosed: '表示する内容がありません',
  },
};
