import type { DemoBuyer } from '@baguni/backend';
import { languageTag } from '@baguni/cart-server';
import { languages, tenants, type Language, type Tenant } from '@baguni/domain/internal';
import type { ReactNode } from 'react';
import { renderPage } from '../markup/document.tsx';
import { texts } from '../texts/texts.ts';

export interface BuyersView {
  readonly language: Language;
  readonly tenant: Tenant;
  /** The address of each tenant's demo. */
  readonly addresses: Readonly<Record<Tenant, string>>;
  readonly buyers: readonly DemoBuyer[];
  /** The name of the signed-in buyer, or null. */
  readonly current: string | null;
  /** The page to return to after signing in, or null if the demo was opened directly (RT-12). */
  readonly returnUrl: string | null;
  /** True if the visitor wants to order and is not signed in (CK-15). */
  readonly offersNonMember: boolean;
}

const hidden = (name: string, value: string | null): ReactNode =>
  value === null ? null : <input type="hidden" name={name} value={value} />;

function BuyerCard({ view, buyer }: { readonly view: BuyersView; readonly buyer: DemoBuyer }): ReactNode {
  const { language, current, returnUrl } = view;
  const words = texts[language].buyers;
  const id = `buyer-${buyer.name}`;
  return (
    <li className="card">
      <h2 id={id}>{buyer.title[language]}</h2>
      {current === buyer.name && <p className="current">{words.current}</p>}
      <p className="note">{buyer.note[language]}</p>
      <form className="actions" method="post" action="/demo/signIn">
        {hidden('buyer', buyer.name)}
        {hidden('lang', language)}
        {hidden('returnUrl', returnUrl)}
        <button type="submit" className="button" name="device" value="pc" aria-describedby={id}>
          {words.pc}
        </button>
        <button type="submit" className="button outlined" name="device" value="m" aria-describedby={id}>
          {words.mobile}
        </button>
      </form>
      <form className="actions" method="post" action="/demo/reset">
        {hidden('buyer', buyer.name)}
        {hidden('lang', language)}
        <button type="submit" className="button quiet" aria-describedby={id}>
          {words.reset}
        </button>
      </form>
    </li>
  );
}

function NonMemberForm({ language, returnUrl, offersNonMember }: BuyersView): ReactNode {
  const words = texts[language].buyers;
  if (!offersNonMember || returnUrl === null) return null;
  return (
    <section className="order" aria-labelledby="order-title">
      <h2 id="order-title">{words.orderTitle}</h2>
      <p className="lead">{words.orderLead}</p>
      <form className="actions" method="post" action="/demo/orderAsNonMember">
        {hidden('returnUrl', returnUrl)}
        <button type="submit" className="button outlined">
          {words.nonMember}
        </button>
      </form>
    </section>
  );
}

const currentIf = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined);

function Navigation({ language, tenant, addresses }: BuyersView): ReactNode {
  const words = texts[language].buyers;
  return (
    <header>
      <nav aria-label={words.tenants}>
        <ul className="tenants">
          {tenants.map((one) => (
            <li key={one}>
              <a href={`${addresses[one]}?lang=${language}`} aria-current={currentIf(one === tenant)}>
                {words[one]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={words.languages}>
        <ul>
          {languages.map((one) => (
            <li key={one}>
              <a
                href={`/demo?lang=${one}`}
                lang={languageTag[one]}
                hrefLang={languageTag[one]}
                aria-current={currentIf(one === language)}
              >
                {texts[one].buyers.language}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** Renders the list of demo buyers (SV-02). */
export const buyersPage = (view: BuyersView): string => {
  const { language, tenant, buyers, current } = view;
  const words = texts[language].buyers;
  return renderPage(
    { language, title: `${words.title} · ${words[tenant]}`, tenant },
    <>
      <Navigation {...view} />
      <main>
        <div className="title">
          <h1>{words.title}</h1>
          {current !== null && (
            <form method="post" action="/demo/signOut">
              {hidden('lang', language)}
              <button type="submit" className="button quiet">
                {words.signOut}
              </button>
            </form>
          )}
        </div>
        <NonMemberForm {...view} />
        <p className="lead">{words.lead}</p>
        <ul className="cards" aria-label={words.buyers}>
          {buyers.map((buyer) => (
            <BuyerCard key={buyer.name} view={view} buyer={buyer} />
          ))}
        </ul>
      </main>
      <footer>
        <a href="/docs">{words.api}</a>
      </footer>
    </>,
  );
};
