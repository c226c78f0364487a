import styles from '../EmptyView/EmptyView.module.scss';
import type { ReactNode } from 'react';
import { NoticeIcon } from '../../lib/icons.tsx';
import { landmarks, type FailureView as View } from '@baguni/presentation';
import { ActionButton, buttonClass } from '../../parts/Button/Button.tsx';
import type { PartProps } from '../../lib/store.ts';

interface MessageProps {
  readonly id: string;
  readonly title?: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A failure of the whole page: announced at once, with the next steps. */
export function Message({ id, title, text, children }: MessageProps): ReactNode {
  return (
    <div className={styles['root']} role="alert">
      <NoticeIcon className={styles['drawing']} />
      <h2 className={styles['title']} id={id} tabIndex={-1}>
        {title ?? text}
      </h2>
      {title === undefined ? null : <p className={styles['text']}>{text}</p>}
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}

export function FailureView({ failure, send }: PartProps<{ failure: View }>): ReactNode {
  return (
    <Message id={landmarks.list} title={failure.title} text={failure.text}>
      <a className={buttonClass({ size: 'large' })} href={failure.home.href}>
        {failure.home.label}
      </a>
      <ActionButton action={failure.retry} send={send} look="primary" size="large" />
    </Message>
  );
}
