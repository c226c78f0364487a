import type { FormField, FormMethod, GatewayDetail } from '@baguni/domain/gateway';
import { html, type Html } from '../html/html.ts';
import type { PageLook } from '../http/page-look.ts';
import { closeButton, smallPage } from './shell.ts';
import { gatewayWords } from './words.ts';

const hidden = ({ name, value }: FormField): Html => html`<input type="hidden" name="${name}" value="${value}" />`;

// an attribute of two words, not text from data
const methodOf = (method: FormMethod): Html => (method === 'get' ? html`get` : html`post`);

interface Form {
  readonly action: string;
  readonly fields: readonly FormField[];
}

/** What a form sends, and where. Sent by `get`, its fields take the place of the address's query: that comes along as fields. */
const formOf = ({ fields, method }: GatewayDetail, target: string): Form => {
  if (method === 'post') return { action: target, fields };
  const { origin, pathname, searchParams } = new URL(target);
  return {
    action: origin + pathname,
    fields: [...[...searchParams].map(([name, value]) => ({ name, value })), ...fields],
  };
};

/** The page whose hidden form carries the fields on (GW-01). @param target checked: the form goes nowhere else */
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

/** Nothing is kept under that key, any more or at all: an error with a close button (RT-07). */
export const missingPage = (look: PageLook, pageType: GatewayDetail['pageType']): Html => {
  const words = gatewayWords[look.language];
  const content = html`<p class="lead">${words.missingHint}</p>
    ${closeButton(words.close)}`;
  return smallPage({ look, title: words.missing, content, pageType });
};

/** The form would go where nothing may lead (RD-1). */
export const refusedPage = (look: PageLook, pageType: GatewayDetail['pageType']): Html => {
  const words = gatewayWords[look.language];
  const content = html`<p class="lead">${words.refusedHint}</p>
    ${closeButton(words.close)}`;
  return smallPage({ look, title: words.refused, content, pageType });
};
