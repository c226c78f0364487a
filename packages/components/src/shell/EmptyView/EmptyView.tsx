import { landmarks, type EmptyView as View } from '@baguni/presentation';
import type { MouseEvent, ReactNode } from 'react';
import { CartIcon } from '../../lib/icons.tsx';
import { buttonClass } from '../../parts/Button/Button.tsx';
import type { PartProps } from '../../lib/store.ts';
import styles from './EmptyView.module.scss';

type EmptyViewProps = PartProps<{ empty: View }>;

function ShowAll({ tab, send }: { readonly tab: View['showAll']; readonly send: EmptyViewProps['send'] }): ReactNode {
  if (!tab) return null;
  const choose = (event: MouseEvent): void => {
    event.preventDefault();
    send(tab.command);
  };
  return (
    <a className={buttonClass({ size: 'large' })} href={tab.href} onClick={choose}>
      {tab.accessibleName}
    </a>
  );
}

/** An empty cart or tab, with a link. Its heading receives focus after the last unit is removed (WA-14). */
export function EmptyView({ empty, send }: EmptyViewProps): ReactNode {
  return (
    <div className={styles['root']}>
      <CartIcon className={styles['drawing']} />
      <h2 className={styles['title']} id={landmarks.list} tabIndex={-1}>
        {empty.title}
      </h2>
      <p className={styles['text']}>{empty.text}</p>
      <div className={styles['actions']}>
        <ShowAll tab={empty.showAll} send={send} />
        <a className={buttonClass({ look: 'primary', size: 'large' })} href={empty.link.href}>
          {empty.link.label}
        </a>
      </div>
    </div>
  );
}
