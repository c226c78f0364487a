import type { RenderPage } from '@baguni/contract';

/** A stub renderer: renders if the query has `drawn`, never ends for `forever`, and ships overseas for `overseas`. */
export const renderPage: RenderPage = async ({ url, read, now, log, overseasStyles }) => {
  const { pathname, searchParams } = new URL(url);
  if (!searchParams.has('drawn')) return undefined;
  const body = async () => {
    if (searchParams.get('drawn') === 'forever') await new Promise(() => undefined);
    const { status, body: answer } = await read('getInitialCart', undefined);
    log.report({ type: 'Unhandled', message: 'reported' });
    const styles = searchParams.get('drawn') === 'overseas' ? overseasStyles : '';
    return [`${styles}<div id="root">`, `${pathname} ${now} ${status} ${JSON.stringify(answer)}`, '</div>'];
  };
  const root = { lang: 'xx', 'data-tenant': 'a"b', 'data-device': 'pc', 'data-drawn': '' };
  return { root, title: '<b>$&</b>', body: body() };
};
