import { languageTag } from '@baguni/cart-server';
import { languages, type Language, type Tenant } from '@baguni/domain/internal';
import type { ReactNode } from 'react';
import { renderPage } from '../markup/document.tsx';
import { SEARCH, services, shopPath, type ShopPage } from './shop-page.ts';
import { filled, texts, type Texts } from '../texts/texts.ts';

/** The data that every page of the shop shows of its visitor. */
export interface ShopView {
  readonly language: Language;
  readonly tenant: Tenant;
  readonly page: ShopPage;
  /** The name of the signed-in demo buyer, or null. */
  readonly account: string | null;
  /** Units in the cart; null if the cart could not be read. */
  readonly unitCount: number | null;
}

export interface ViewProps {
  readonly view: ShopView;
}

export const wordsOf = ({ language }: Pick<ShopView, 'language'>): Texts['shop'] => texts[language].shop;

/** Returns the `lang` of a text in another language than its page. */
export const langOf = (language: Language | undefined): string | undefined => language && languageTag[language];

/** Returns the address of the cart; the server redirects it to the browser's device (RT-05). */
export const cartAddress = ({ language }: Pick<ShopView, 'language'>): string => `/${language}/cart`;

const paths = {
  cart: (
    <>
      <path d="M3 4h2.2l2.3 11h10.2l2.1-8H6.3" />
      <circle cx="9" cy="19.5" r="1.3" />
      <circle cx="16.5" cy="19.5" r="1.3" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m20 20-4.2-4.2" />
    </>
  ),
  done: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  warning: (
    <>
      <path d="M12 8v5M12 16.5v.01" />
      <circle cx="12" cy="12" r="9" />
    </>
  ),
};

export function Icon({ name }: { readonly name: keyof typeof paths }): ReactNode {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {paths[name]}
    </svg>
  );
}

interface PageLinkProps extends ViewProps {
  readonly to: ShopPage;
  readonly children: ReactNode;
}

function PageLink({ view, to, children }: PageLinkProps): ReactNode {
  const isCurrent = view.page.type === to.type;
  return (
    <li>
      <a href={shopPath(view.language, to)} aria-current={isCurrent ? 'page' : undefined}>
        {children}
      </a>
    </li>
  );
}

function LanguageLink({ view, language }: ViewProps & { readonly language: Language }): ReactNode {
  const path = shopPath(language, view.page);
  const tag = languageTag[language];
  return (
    <li>
      <a
        // overrides the cookie of an earlier choice (RT-06)
        href={`${path}${path.includes('?') ? '&' : '?'}charset=${language}`}
        lang={tag}
        hrefLang={tag}
        aria-current={language === view.language ? 'true' : undefined}
      >
        {texts[language].shop.language}
      </a>
    </li>
  );
}

function AccountLinks({ view }: ViewProps): ReactNode {
  const words = wordsOf(view);
  if (view.account === null)
    return (
      <>
        <PageLink view={view} to={{ type: 'SignIn' }}>
          {words.signIn}
        </PageLink>
        <PageLink view={view} to={{ type: 'SignUp' }}>
          {words.signUp}
        </PageLink>
      </>
    );
  return (
    <>
      <li className="account">{filled(words.signedInAs, { name: view.account })}</li>
      <li>
        <form method="post" action={shopPath(view.language, { type: 'SignIn' })}>
          <button type="submit" className="link" name="intent" value="out">
            {words.signOut}
          </button>
        </form>
      </li>
    </>
  );
}

function SearchForm({ view }: ViewProps): ReactNode {
  const words = wordsOf(view);
  return (
    <search>
      <form className="search" action={`/${view.language}${SEARCH}`}>
        <label className="visually-hidden" htmlFor="q">
          {words.searchHint}
        </label>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={view.page.type === 'Search' ? view.page.query : ''}
          placeholder={words.searchHint}
          maxLength={100}
        />
        <button type="submit" aria-label={words.search}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

function CartLink({ view }: ViewProps): ReactNode {
  const words = wordsOf(view);
  const { unitCount } = view;
  return (
    <a className="to-cart" href={cartAddress(view)}>
      <Icon name="cart" />
      <span className="visually-hidden">
        {unitCount === null ? words.cart : filled(words.cartWithCount, { n: unitCount })}
      </span>
      <span className="to-cart-word" aria-hidden="true">
        {words.cart}
      </span>
      {unitCount ? (
        <span className="badge" aria-hidden="true">
          {unitCount}
        </span>
      ) : null}
    </a>
  );
}

function Header({ view }: ViewProps): ReactNode {
  const words = wordsOf(view);
  return (
    <header>
      <div className="top">
        <nav aria-label={words.languages}>
          <ul>
            {languages.map((language) => (
              <LanguageLink key={language} view={view} language={language} />
            ))}
          </ul>
        </nav>
        <nav aria-label={words.account}>
          <ul>
            <AccountLinks view={view} />
            <PageLink view={view} to={{ type: 'Orders' }}>
              {words.orders}
            </PageLink>
            <PageLink view={view} to={{ type: 'Help' }}>
              {words.help}
            </PageLink>
          </ul>
        </nav>
      </div>
      <div className="bar">
        <a className="logo" href={shopPath(view.language, { type: 'Home' })}>
          {words[view.tenant]}
        </a>
        <SearchForm view={view} />
        <CartLink view={view} />
      </div>
      <nav className="services" aria-label={words.services}>
        <ul>
          <PageLink view={view} to={{ type: 'Home' }}>
            {words.home}
          </PageLink>
          {services.map((type) => (
            <PageLink key={type} view={view} to={{ type }}>
              {words[type]}
            </PageLink>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** A page's heading and what follows it. */
export function Head({ title, lead, id, children }: HeadProps): ReactNode {
  return (
    <div className="head">
      <h1 id={id}>{title}</h1>
      <p className="lead">{lead}</p>
      {children}
    </div>
  );
}

interface HeadProps {
  readonly title: string;
  readonly lead: string;
  readonly id?: string;
  readonly children?: ReactNode;
}

/** Formats a time as a day in Seoul. @param at in ms since 1970 UTC */
export const dateText = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(languageTag[language], { dateStyle: 'long', timeZone: 'Asia/Seoul' }).format(at);

export const renderShopPage = (view: ShopView, title: string, main: ReactNode, script?: string): string => {
  const words = wordsOf(view);
  const { language, tenant } = view;
  return renderPage(
    {
      language,
      title: `${title} · ${words[tenant]}`,
      tenant,
      styles: ['/shop.css', `/fonts/${languageTag[language]}.css`],
      ...(script === undefined ? {} : { script }),
    },
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Header view={view} />
      <main id="main" tabIndex={-1}>
        {main}
      </main>
      <footer>
        <div>
          <p>{words.about}</p>
          <ul>
            <li>
              <a href={shopPath(language, { type: 'Help' })}>{words.help}</a>
            </li>
            <li>
              <a href={`/demo?lang=${language}`}>{words.demo}</a>
            </li>
          </ul>
        </div>
      </footer>
    </>,
  );
};
