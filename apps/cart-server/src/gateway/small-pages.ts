import type { DetailName } from '@baguni/backend';
import {
  type GatewayOutcome,
  type GatewayPageType,
  type FormField,
  LONE_LAYER_ID,
  type LoneLayer,
  type FormMethod,
  type GatewayDetail,
} from '@baguni/domain/internal';
import { html, Html, plainPage } from '../html/html.ts';
import { languageTag, type PageLook } from '../http/storefront.ts';
import { gatewayWords } from './words.ts';

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

/** The error page for an unknown or used key, with a close button (RT-07). */
export const missingPage = (look: PageLook, pageType: GatewayDetail['pageType']): Html => {
  const words = gatewayWords[look.language];
  const content = html`<p class="lead">${words.missingHint}</p>
    ${closeButton(words.close)}`;
  return smallPage({ look, title: words.missing, content, pageType });
};

/** The page of a gateway without a configured target (RT-09). */
export const absentPage = (look: PageLook, pageType: GatewayDetail['pageType']): Html => {
  const words = gatewayWords[look.language];
  const content = html`<p class="lead">${words.absentHint}</p>
    ${closeButton(words.close)}`;
  return smallPage({ look, title: words.absent, content, pageType });
};

export const refusedPage = (look: PageLook, pageType: GatewayDetail['pageType']): Html => {
  const words = gatewayWords[look.language];
  const content = html`<p class="lead">${words.refusedHint}</p>
    ${closeButton(words.close)}`;
  return smallPage({ look, title: words.refused, content, pageType });
};

/** Returns the built page with the data of a layer, which it shows alone (RT-08). */
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

export const refusedLayerPage = (look: PageLook, layer: DetailName): Html => {
  const { refused, refusedHint, close } = gatewayWords[look.language];
  const content = html`<p class="lead">${refusedHint}</p>
    ${closeButton(close)}`;
  return smallPage({ look, title: refused, content, layer });
};
