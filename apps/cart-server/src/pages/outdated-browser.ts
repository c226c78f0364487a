import { cartPath, orderPath, parseRoute, type Language, appOf } from '@baguni/domain/internal';
import type { FastifyRequest, FastifyInstance } from 'fastify';
import { browserNotice } from '@baguni/contract';
import type { Config } from '../config/config.ts';
import { html, type Html } from '../html/html.ts';
import { cookieIn, setCookie } from '../http/storefront.ts';

export interface ReturnAddress {
  readonly path: string;
  readonly language?: Language;
  readonly isOrder: boolean;
}

const behindPath = (address: string): string => {
  const { search, hash } = new URL(address.slice(address.search(/[?#]|$/u)), 'http://here.invalid');
  return `${search}${hash}`;
};

/** Parses a cart or order address with query and hash; returns `/` for others (RT-12, RD-1). */
export const returnAddressOf = (asked: string | null): ReturnAddress => {
  // rebuilt from the parsed route: never redirect to the given address itself
  const address = asked?.startsWith('/') === true ? asked : '/';
  const { page } = parseRoute(address);
  if (page.type !== 'Cart' && page.type !== 'Order') return { path: '/', isOrder: false };
  const path = page.type === 'Cart' ? cartPath(page) : orderPath(page);
  return { path: `${path}${behindPath(address)}`, language: page.language, isOrder: page.type === 'Order' };
};

export const returnUrlIn = ({ url }: FastifyRequest): string | null =>
  new URLSearchParams(url.split('?')[1] ?? '').get('returnUrl');

type Version = readonly [major: number, minor: number];

interface Engine {
  readonly token: RegExp;
  /** The oldest supported version; if missing, no version is supported. */
  readonly oldest?: Version;
}

/** Maximum length of a user agent, in UTF-16 units. */
const MAX_LENGTH = 500;

/** Robots see no notice. */
const robot = /bot\b|crawl|spider|slurp|headless|lighthouse|preview|externalhit|curl|wget/iu;

/**
 * The oldest supported versions: ES2024 and set methods (PG-11). The first match decides, because browsers append the
 * names of similar ones.
 */
const engines: readonly Engine[] = [
  // Internet Explorer and Edge before Chromium
  { token: /\bMSIE \d|\bTrident\//u },
  { token: /\bEdge\/\d/u },
  { token: /\bChrom(?:e|ium)\/(\d+)/u, oldest: [122, 0] },
  { token: /\bFirefox\/(\d+)/u, oldest: [127, 0] },
  { token: /\bVersion\/(\d+)(?:\.(\d+))?.*\bSafari\//u, oldest: [17, 4] },
  // all browsers of an iPhone or iPad use the system’s engine
  { token: /\bOS (\d+)_(\d+)(?:_\d+)? like Mac OS X/u, oldest: [17, 4] },
];

const isBefore = ([major, minor]: Version, [oldestMajor, oldestMinor]: Version): boolean =>
  major < oldestMajor || (major === oldestMajor && minor < oldestMinor);

/** True if the browser is known to be too old (PG-11); unknown browsers and robots are not. */
export const isOutdated = (userAgent: string): boolean => {
  const read = userAgent.slice(0, MAX_LENGTH);
  if (robot.test(read)) return false;
  const engine = engines.find(({ token }) => token.test(read));
  if (engine?.oldest === undefined) return engine !== undefined;
  const [, major = '0', minor = '0'] = engine.token.exec(read) ?? [];
  return isBefore([Number(major), Number(minor)], engine.oldest);
};

export interface NoticeWords {
  readonly name: string;
  readonly text: string;
  readonly close: string;
}

const noticeWords: Readonly<Record<Language, NoticeWords>> = {
  ko: {
    name: '브라우저 업데이트 안내',
    text: '브라우저가 오래되어 장바구니가 제대로 동작하지 않을 수 있어요. 최신 버전으로 업데이트해 주세요.',
    close: '일주일 동안 보지 않기',
  },
  en: {
    name: 'Browser update',
    text: 'Your browser is out of date, so your cart may not work properly. Please update to the latest version.',
    close: 'Hide for a week',
  },
  cn: {
    name: '浏览器更新提示',
    text: '您的浏览器版本过旧，购物车可能无法正常使用。请更新到最新版本。',
    close: '一周内不再显示',
  },
  jp: {
    name: 'ブラウザ更新のお知らせ',
    text: 'お使いのブラウザが古いため、カートが正しく動作しないことがあります。最新版に更新してください。',
    close: '1週間表示しない',
  },
};

const CLOSE_PATH = '/browser-notice';

const styles = '<link rel="stylesheet" href="/browser-notice.css" />';

/** A form closes the notice, because scripts may not run in an old browser. */
const noticeIn = (language: Language, url: string): Html => {
  const { name, text, close } = noticeWords[language];
  return html`<aside class="browser-notice" aria-label="${name}">
    <p>${text}</p>
    <form method="get" action="${CLOSE_PATH}">
      <input type="hidden" name="returnUrl" value="${url}" />
      <button type="submit">${close}</button>
    </form>
  </aside>`;
};

/** Apps contain their own browser, which shoppers cannot update. */
const isTold = (request: FastifyRequest): boolean => {
  const userAgent = request.headers['user-agent'] ?? '';
  return isOutdated(userAgent) && appOf(userAgent) === undefined && cookieIn(request, browserNotice) === undefined;
};

export const withBrowserNotice = (document: string, request: FastifyRequest, language: Language): string =>
  isTold(request)
    ? document
        .replace('</head>', `${styles}</head>`)
        .replace('<body>', () => `<body>${noticeIn(language, request.url).text}`)
    : document;

/**
 * Hides the notice for a week and returns to the cart or order page (PG-11). GET is safe here; old browsers send no
 * origin.
 */
export const addBrowserNotice = (app: FastifyInstance, config: Config): void => {
  app.get(CLOSE_PATH, (request, reply) => {
    setCookie(reply, browserNotice, 'Closed', config);
    const { path } = returnAddressOf(returnUrlIn(request));
    return reply.header('cache-control', 'no-store').redirect(path, 303);
  });
};
