import type { HeaderView, EnvironmentPickerView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './Header.module.scss';

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
