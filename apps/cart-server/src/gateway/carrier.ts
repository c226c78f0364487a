import type { FormField, FormMethod, GatewayDetail } from '@baguni/domain/gateway';
import { html, type Html } from '../html/html.ts';
import type { PageLook } from '../http/storefront.ts';
import { closeButton, smallPage } from './shell.ts';
import { gatewayWords } from './words.ts';

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

export const refusedPage = (look: PageLook, pageType: GatewayDetail['pageType']): Html => {
  const words = gatewayWords[look.language];
  const content = html`<p class="lead">${words.refusedHint}</p>
    ${closeButton(words.close)}`;
  return smallPage({ look, title: words.refused, content, pageType });
};
