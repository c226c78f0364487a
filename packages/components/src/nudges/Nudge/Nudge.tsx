import type { Command } from '@baguni/use-cases';
import type { NudgeView } from '@baguni/presentation';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button, buttonClass } from '../../parts/Button/Button.tsx';
import { focusListFrom } from '../../lib/focus-keeper.ts';
import styles from './Nudge.module.scss';

interface NudgeProps {
  readonly nudge: NudgeView;
  readonly send: (command: Command) => void;
}

/**
 * A sheet above the order bar (ND-01). It moves no content and takes no focus; focused elements are scrolled clear of
 * it. Escape closes it while it has the focus.
 */
export function Nudge({ nudge, send }: NudgeProps): ReactNode {
  const { type, domId, title, text, cards, follow, link, dismiss } = nudge;
  const root = useRef<HTMLElement>(null);
  const leave = (): void => {
    focusListFrom(root.current);
    send(dismiss.command);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the close button
    <aside ref={root} className={styles['root']} aria-labelledby={domId} data-layer={type} onKeyDown={onKeyDown}>
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
        >
          {link.label}
        </a>
      )}
      <Button
        className={styles['close']}
        look="quiet"
        label={dismiss.label}
        accessibleName={dismiss.accessibleName}
        onPress={leave}
      />
    </aside>
  );
}
