import type { ActionView, EnvironmentPickerView, HeaderView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './Header.module.scss';
import type { PageStore } from '../../lib/store.ts';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { CloseIcon } from '../../lib/icons.tsx';

function EnvironmentPicker({ picker }: { readonly picker: EnvironmentPickerView }): ReactNode {
  return (
    <details className={styles['environment']}>
      <summary aria-label={picker.label}>{picker.name}</summary>
      <ul>
        {picker.choices.map(({ label, href, isCurrent }) => (
          <li key={label}>
            <a className={styles['link']} href={href} aria-current={isCurrent ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SiteLinksProps {
  readonly header: HeaderView;
}

function Languages({ header }: SiteLinksProps): ReactNode {
  return (
    <nav aria-label={header.languagesLabel}>
      <ul className={styles['languages']}>
        {header.languages.map(({ lang, href, label, isCurrent }) => (
          <li key={lang}>
            <a
              className={styles['link']}
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function SiteLinks({ header }: SiteLinksProps): ReactNode {
  const { environment, demo, customerCentre } = header;
  return (
    <div className={styles['site']}>
      {environment === undefined ? null : <EnvironmentPicker picker={environment} />}
      <Languages header={header} />
      {demo === undefined ? null : (
        <a className={styles['link']} href={demo.href}>
          {demo.label}
        </a>
      )}
      <a className={styles['link']} href={customerCentre.href}>
        {customerCentre.label}
      </a>
    </div>
  );
}

export function Footer({ header }: { readonly header: HeaderView }): ReactNode {
  return (
    <footer className={styles['footer']}>
      <SiteLinks header={header} />
    </footer>
  );
}

interface TitleProps {
  readonly header: Pick<HeaderView, 'title' | 'count' | 'accessibleTitle'>;
}

export function Title({ header }: TitleProps): ReactNode {
  return (
    <h1 className={styles['title']} aria-label={header.accessibleTitle}>
      {header.title}
      {header.count === undefined ? null : <span className={styles['count']}>{header.count}</span>}
    </h1>
  );
}

export function Steps({ header }: { readonly header: Pick<HeaderView, 'stepsLabel' | 'steps'> }): ReactNode {
  return (
    <ol className={styles['steps']} aria-label={header.stepsLabel}>
      {header.steps.map(({ label, isCurrent }) => (
        <li key={label} className={styles['step']} aria-current={isCurrent ? 'step' : undefined}>
          {label}
        </li>
      ))}
    </ol>
  );
}

interface SignInProps {
  readonly header: HeaderView;
  readonly send: PageStore['send'];
}

/** The sign-in link of a guest, or null for others. */
export const SignIn = ({ header: { signIn }, send }: SignInProps): ReactNode =>
  signIn && <ActionButton action={signIn} send={send} look="quiet" className={styles['signIn']} />;

interface ClosePageProps {
  readonly close: ActionView;
  readonly send: PageStore['send'];
}

export function ClosePage({ close, send }: ClosePageProps): ReactNode {
  return (
    <button
      type="button"
      className={styles['icon']}
      aria-label={close.accessibleName}
      onClick={() => send(close.command)}
    >
      <CloseIcon />
    </button>
  );
}
