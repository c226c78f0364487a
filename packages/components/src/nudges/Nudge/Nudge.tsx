import type { NudgeView } from '@baguni/presentation';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, buttonClass } from '../../parts/Button/Button.tsx';
import { CloseIcon } from '../../lib/icons.tsx';
import { focusListFrom } from '../../lib/focus-keeper.ts';
import { usePageMark } from '../../lib/page-marks.ts';
import { classes, type PartProps } from '../../lib/store.ts';
import styles from './Nudge.module.scss';

type NudgeProps = PartProps<{ nudge: NudgeView }>;

/** True once the page is scrolled. */
const useIsScrolled = (): boolean => {
  const [isScrolled, setIsScrolled] = useState(() => window.scrollY > 0);
  useEffect(() => {
    if (isScrolled) return undefined;
    const fold = (): void => {
      if (window.scrollY > 0) setIsScrolled(true);
    };
    window.addEventListener('scroll', fold, { passive: true });
    return () => window.removeEventListener('scroll', fold);
  }, [isScrolled]);
  return isScrolled;
};

function Content({ nudge, send }: NudgeProps): ReactNode {
  const { domId, title, text, cards, follow, link, dismiss } = nudge;
  const content = useRef<HTMLDivElement>(null);
  const close = (): void => {
    focusListFrom(content.current);
    send(dismiss.command);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for the close button
    <div ref={content} className={styles['content']} onKeyDown={onKeyDown}>
      <h2 className={styles['title']} id={domId}>
        {title}
      </h2>
      <p className={styles['text']}>{text}</p>
      {cards.length === 0 ? null : (
        <ul className={styles['cards']}>
          {cards.map((card) => (
            <li key={card.key} className={styles['card']}>
              <span className={styles['name']}>{card.name}</span> <span>{card.text}</span>
            </li>
          ))}
        </ul>
      )}
      {follow === undefined ? null : (
        <Button
          className={styles['action']}
          label={follow.label}
          accessibleName={follow.accessibleName}
          onPress={() => send(follow.command)}
        />
      )}
      {link === undefined ? null : (
        <a
          className={buttonClass({ className: styles['action'] })}
          href={link.href}
          aria-label={link.accessibleName}
          target="_blank"
          rel="noopener noreferrer"
          // the nudge has done its work
          onClick={close}
        >
          {link.label}
        </a>
      )}
      <button type="button" className={styles['close']} aria-label={dismiss.accessibleName} onClick={close}>
        <CloseIcon />
      </button>
    </div>
  );
}

/**
 * One line above the order bar until the page is scrolled; then a card at the end of the cart, or, for the club, the
 * offer that is there anyway. It covers no row and takes no focus; Escape closes it while it has the focus (ND-01).
 */
export function Nudge({ nudge, send }: NudgeProps): ReactNode {
  const isFolded = useIsScrolled();
  const { type, domId } = nudge;
  const isClub = type === 'NudgingClubOneClick';
  usePageMark('nudge', !isFolded);
  usePageMark('club-nudge', !isFolded && isClub);
  if (isFolded && isClub) return null;
  return (
    <aside className={classes(styles['root'], !isFolded && styles['line'])} aria-labelledby={domId} data-layer={type}>
      <Content nudge={nudge} send={send} />
    </aside>
  );
}
