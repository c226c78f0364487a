import type { CountryBarView, HeaderView, PageView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import type { PageStore } from '../../lib/store.ts';
import { ClosePage, SignIn, SiteLinks, Steps, Title } from './HeaderParts.tsx';
import styles from './Header.module.scss';
import { BackIcon, HomeIcon, PinIcon } from '../../lib/icons.tsx';

/** The PC header. A tab with a custom home links there (RT-17). */
function HeaderPc({ header, send }: { readonly header: HeaderView; readonly send: PageStore['send'] }): ReactNode {
  const { home, back, close } = header;
  return (
    <header className={styles['pc']}>
      <div className={styles['row']}>
        <a className={styles['service']} href={home.href}>
          {header.serviceName}
        </a>
        <SiteLinks header={header} />
      </div>
      <div className={styles['row']}>
        <Title header={header} />
        <SignIn header={header} send={send} />
        {back.href === home.href ? null : (
          <a className={styles['link']} href={back.href}>
            {back.label}
          </a>
        )}
        <Steps header={header} />
        {close === undefined ? null : <ClosePage close={close} send={send} />}
      </div>
    </header>
  );
}

interface HeaderMobileProps {
  readonly header: HeaderView;
  readonly country: CountryBarView | undefined;
  readonly showsSteps: boolean;
  readonly send: PageStore['send'];
}

/** The mobile top bar: back, title, country, home or close, and the order steps. */
function HeaderMobile({ header, country, showsSteps, send }: HeaderMobileProps): ReactNode {
  const { back, home, close } = header;
  return (
    <header className={styles['mobile']}>
      <div className={styles['bar']}>
        <a className={styles['icon']} href={back.href} aria-label={back.label} data-goes-back={back.href === home.href}>
          <BackIcon />
        </a>
        <Title header={header} />
        {country && (
          <button
            type="button"
            className={styles['country']}
            aria-label={`${country.change.accessibleName}: ${country.name}`}
            onClick={() => send(country.change.command)}
          >
            <PinIcon />
            {country.name}
          </button>
        )}
        {close === undefined ? (
          <a className={styles['icon']} href={home.href} aria-label={home.label}>
            <HomeIcon />
          </a>
        ) : (
          <ClosePage close={close} send={send} />
        )}
      </div>
      <SignIn header={header} send={send} />
      {showsSteps ? <Steps header={header} /> : null}
    </header>
  );
}

interface HeaderProps {
  readonly header: HeaderView;
  readonly layout: PageView['layout'];
  /** On mobile only; PC has a bar above the list. */
  readonly country?: CountryBarView | undefined;
  readonly showsSteps?: boolean;
  /** Receives the command of its button. Missing if it has none. */
  readonly send?: PageStore['send'];
}

const nowhere = (): void => undefined;

export function Header({ header, layout, country, showsSteps = false, send = nowhere }: HeaderProps): ReactNode {
  if (header.isHidden)
    return (
      <header className="visually-hidden">
        <Title header={header} />
      </header>
    );
  return layout === 'pc' ? (
    <HeaderPc header={header} send={send} />
  ) : (
    <HeaderMobile header={header} country={country} showsSteps={showsSteps} send={send} />
  );
}
