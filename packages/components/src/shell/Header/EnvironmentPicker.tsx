import type { EnvironmentPickerView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './Header.module.scss';

export function EnvironmentPicker({ picker }: { readonly picker: EnvironmentPickerView }): ReactNode {
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
