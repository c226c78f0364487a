import { noChunks } from '@baguni/components';
import { devices, tenants } from '@baguni/domain/internal';
import { loadWords, viewContext } from '@baguni/presentation';
import { scenarioNames } from '@baguni/scenarios';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { takeFirstView, type DrawnView } from '../browser/first-view.ts';
import { cartParts, cartView } from '../cart/cart-parts.tsx';
import type { CartConfig } from '../compose/config.ts';
import { drawnPage as documentPage } from '../site/document-page.ts';
import { framed } from '../site/framed.tsx';
import { bodyOf, requestOf } from '../testing/asked-pages.ts';
import { overseasPart } from './drawn-page.tsx';
import { renderPage } from './render-page.ts';

/** Renders a first view as a browser does, with the texts that are loaded at that time. */
const drawnByPage = async (firstView: DrawnView, url: string): Promise<string> => {
  const { storefront, links, allowedHosts } = documentPage(firstView);
  const words = await loadWords(storefront);
  if (firstView.hasMessages) await words.messages.load();
  const window: Pick<CartConfig['window'], 'addEventListener' | 'setTimeout' | 'clearTimeout'> = {
    addEventListener: () => undefined,
    setTimeout,
    clearTimeout,
  };
  const config = Object.assign<Pick<CartConfig, 'storefront' | 'words' | 'links' | 'tab' | 'firstView'>, object>(
    { storefront, words, links, tab: firstView.state.cart.tab, firstView },
    { window },
  ) as CartConfig;
  const page = cartParts(config, noChunks);
  // a browser keeps the server’s panel until its code has loaded
  const parts = { ...page.overlays.parts, ...(await overseasPart(page.store, viewContext(storefront, words, links))) };
  return renderToString(
    framed(cartView(page, { ...page.overlays, parts }), {
      base: url,
      allowedHosts,
      storefront,
      onRetry: () => undefined,
    }),
  );
};

const drawnBlockers =
  /<!--\$-->(?:<(?:div class="strip"|fieldset class="reasons"|div class="(?:bar|barCalm)" data-message)(?:(?!<!--).)*<\/(?:fieldset|div)>)?<!--\/\$-->/su;
const leftAlone = /<!--\$!--><template[^>]*><\/template><!--\/\$-->/su;

const places = tenants.flatMap((tenant) => devices.map((device) => ({ tenant, path: `/en/${device}/cart` })));

test.each(scenarioNames)('[SV-02] %s: renders in the browser the same markup as on the server', async (scenario) => {
  for (const place of [...places, { tenant: 'marketplace', path: '/ko/pc/cart/stardelivery?a=1' } as const]) {
    const request = await requestOf(scenario, place);
    const page = await renderPage(request);
    const html = page ? await bodyOf(page) : '';
    const [, markup = '', textContent = ''] =
      /<div id="root">(.*)<\/div><i id="all-drawn" hidden><\/i><script[^>]*>(.*)<\/script>$/su.exec(html) ?? [];
    const view = takeFirstView({ getElementById: () => ({ textContent, remove: () => undefined }) });
    const drawn = view && (await drawnByPage(view, request.url));
    expect(drawn?.replace(leftAlone, '')).toBe(markup.replace(drawnBlockers, ''));
    expect(markup).not.toBe('');
  }
});
