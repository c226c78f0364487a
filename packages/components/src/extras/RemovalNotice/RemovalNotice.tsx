import type { Command } from '@baguni/use-cases';
import type { RemovalView } from '@baguni/presentation';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import styles from './RemovalNotice.module.scss';

interface NoticeProps {
  readonly removal: RemovalView;
  readonly send: (command: Command) => void;
}

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');

/** Escape closes the notice and Ctrl+Z undoes, wherever the focus is: the notice is many tab stops away from the rows. */
const useKeys = (root: RefObject<HTMLElement | null>, send: NoticeProps['send']): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // a layer over the page has its own Escape, and a field its own undo
      if (event.defaultPrevented || root.current?.closest('[inert]') || isEditable(event.target)) return;
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo && event.key !== 'Escape') return;
      event.preventDefault();
      send({ type: isUndo ? 'UndoRemoval' : 'DismissRemoval' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root, send]);
};

function Notice({ removal, send }: NoticeProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useKeys(root, send);
  const hold = (isHeld: boolean): void => send({ type: 'HoldRemoval', isHeld });
  return (
    // it only waits while somebody is at it: the button is the control
    <div
      ref={root}
      className={styles['notice']}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(root.current?.contains(document.activeElement) ?? false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(root.current?.matches(':hover') ?? false)}
    >
      <ItemImage image={removal.image} size="small" />
      <p className={styles['text']}>{removal.text}</p>
      <ActionButton action={removal.undo} send={send} className={styles['undo']} />
    </div>
  );
}

interface RemovalNoticeProps {
  readonly removal: RemovalView | undefined;
  readonly send: NoticeProps['send'];
}

/**
 * Says what was deleted and offers to bring it back; it stays while a pointer or the focus is on it (DL-03, WA-11). What says
 * it stands there empty before, or nobody would hear it.
 */
export function RemovalNotice({ removal, send }: RemovalNoticeProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraph
    <div role="status" className={styles['root']}>
      {removal === undefined ? null : <Notice key={removal.key} removal={removal} send={send} />}
    </div>
  );
}
