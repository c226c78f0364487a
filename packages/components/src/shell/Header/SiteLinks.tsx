import type { HeaderView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { EnvironmentPicker } from './EnvironmentPicker.tsx';
import styles from './Header.module.scss';

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
