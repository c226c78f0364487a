import {
  type Language,
  type GatewayOutcome,
  type GatewayPageType,
  type FormField,
  LONE_LAYER_ID,
  type LoneLayer,
  type FormMethod,
  type GatewayDetail,
} from '@baguni/domain/internal';
import type { DetailName } from '@baguni/backend';
import { html, Html, plainPage } from '../html/html.ts';
import { languageTag, type PageLook } from '../http/storefront.ts';

const ko = {
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
};

const gatewayWords: Readonly<Record<Language, typeof ko>> = {
  ko,
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

export interface SmallPage {
  readonly look: PageLook;
  readonly title: string;
  readonly content: Html;
  readonly pageType?: GatewayPageType;
  readonly outcome?: GatewayOutcome;
  readonly layer?: Pick<DetailName, 'type' | 'key'>;
  readonly closes?: boolean;
}

export const smallPage = ({
  look: { language, tenant },
  title,
  content,
  pageType,
  outcome,
  layer,
  closes,
}: SmallPage): Html => {
  const attributes = html`data-page-type="${pageType ?? ''}" data-outcome="${outcome ?? ''}"
  data-layer-type="${layer?.type ?? ''}" data-layer-key="${layer?.key ?? ''}" data-closes="${closes ? 'yes' : ''}"`;
  return plainPage(
    { lang: languageTag[language], tenant, title, script: '/gateway.js', attributes },
    html`<main class="small">
      <h1>${title}</h1>
      ${content}
    </main>`,
  );
};

/** Renders a close button; closing reports a cancellation unless an outcome exists. */
const closeButton = (word: string): Html => html`<button class="button" type="button" data-close>${word}</button>`;

const hidden = ({ name, value }: FormField): Html => html`<input type="hidden" name="${name}" value="${value}" />`;

const methodOf = (method: FormMethod): Html => (method === 'get' ? html`get` : html`post`);

interface Form {
  readonly action: string;
  readonly fields: readonly FormField[];
}

/** Renders the form. A GET form replaces the query of its address, so the query is added as fields. */
const formOf = ({ fields, method }: GatewayDetail, target: string): Form => {
  if (method === 'post') return { action: target, fields };
  const { origin, pathname, searchParams } = new URL(target);
  return {
    action: origin + pathname,
    fields: [...[...searchParams].map(([name, value]) => ({ name, value })), ...fields],
  };
};

export const carrierPage = (look: PageLook, detail: GatewayDetail, target: string): Html => {
  const words = gatewayWords[look.language];
  const { method, pageType } = detail;
  const { action, fields } = formOf(detail, target);
  const content = html`<p class="lead">${words.carryingHint}</p>
    <form action="${action}" method="${methodOf(method)}" accept-charset="UTF-8" data-carried>
      ${fields.map(hidden)}
      <button class="button">${words.goOn}</button>
    </form>`;
  return smallPage({ look, title: words.carrying, content, pageType });
};

/**
 * Renders the page of a gateway or layer that does not open, with a close button: its key is unknown or used (RT-07), no
 * target is configured (RT-09), or its address is not safe.
 */
export const problemPage = (
  look: PageLook,
  problem: 'missing' | 'absent' | 'refused',
  about: Pick<SmallPage, 'pageType' | 'layer'>,
): Html => {
  const words = gatewayWords[look.language];
  const content = html`<p class="lead">${words[`${problem}Hint`]}</p>
    ${closeButton(words.close)}`;
  return smallPage({ ...about, look, title: words[problem], content });
};

/** Returns the built page with the data of a single layer, shown without the cart (RT-08). */
export const loneLayerDocument = (built: string, layer: LoneLayer): Html => {
  // inert data: it can neither close its element nor start a script (CS-6)
  const data = JSON.stringify(layer).replace(
    /[<\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const element = `<script type="application/json" id="${LONE_LAYER_ID}">${data}</script>`;
  return new Html(built.replace('<div id="root"></div>', () => `${element}<div id="root"></div>`));
};

/** Renders the page of a layer without a detail, which closes at once (RT-08). */
export const emptyLayerPage = (look: PageLook, layer: DetailName): Html => {
  const { layerClosed, close } = gatewayWords[look.language];
  return smallPage({ look, title: layerClosed, content: closeButton(close), layer, closes: true });
};
