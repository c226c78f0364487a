import type { RemovalView } from '@baguni/presentation';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { usePageMark } from '../../lib/page-marks.ts';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import type { PartProps } from '../../lib/store.ts';
import styles from './RemovalNotice.module.scss';

type NoticeProps = PartProps<{ removal: RemovalView }>;

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select');

/** Escape closes and Ctrl+Z undoes regardless of focus, because the notice is many tab stops away. */
const useKeys = (root: RefObject<HTMLElement | null>, send: NoticeProps['send']): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // layers handle their own Escape, and fields their own undo
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

/** Keeps the notice while the shopper moves by keys, until a press of another control: it may be many tab stops away. */
const useTime = (root: RefObject<HTMLElement | null>, send: NoticeProps['send']): void => {
  useEffect(() => {
    const end = new AbortController();
    const hold = (): void => send({ type: 'HoldRemoval', isHeld: true });
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') hold();
    };
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Node && root.current?.contains(target)) return;
      end.abort();
      send({ type: 'HoldRemoval', isHeld: false });
    };
    if (document.querySelector(':focus-visible') !== null) hold();
    document.addEventListener('keydown', onKey, end);
    document.addEventListener('click', onClick, end);
    return () => end.abort();
  }, [root, send]);
};

function Notice({ removal, send }: NoticeProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useKeys(root, send);
  useTime(root, send);
  usePageMark('undo');
  const hold = (isHeld: boolean): void => send({ type: 'HoldRemoval', isHeld });
  return (
    // hover and focus only keep the notice open; the button is the control
    <div
      ref={root}
      className={styles['notice']}
      data-message="undo"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(root.current?.contains(document.activeElement) ?? false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(root.current?.matches(':hover') ?? false)}
    >
      <ItemImage image={removal.image} size="small" />
      <p className={styles['text']}>{removal.text}</p>
      <ActionButton action={removal.undo} send={send} />
    </div>
  );
}

export interface RemovalNoticeProps {
  readonly removal: RemovalView | undefined;
  readonly send: NoticeProps['send'];
}

/**
 * Offers to undo a deletion. It stays while hovered or focused, and while the shopper moves by keys (WA-11). Its live
 * region must exist before the text appears.
 */
export function RemovalNotice({ removal, send }: RemovalNoticeProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraph
    <div role="status">{removal === undefined ? null : <Notice key={removal.key} removal={removal} send={send} />}</div>
  );
}
