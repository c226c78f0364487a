import type { Command } from '@baguni/use-cases';
import type { OverseasPanelView } from '@baguni/presentation';
import { useId, useRef, useState, type ReactNode, type ToggleEvent } from 'react';
import { ChevronIcon } from '../../lib/icons.tsx';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import { Companies } from './Companies.tsx';
import { Currency } from './Currency.tsx';
import { Limits } from './Limits.tsx';
import styles from './OverseasPanel.module.scss';
import { Papers } from './Papers.tsx';

interface OverseasPanelProps {
  readonly panel: OverseasPanelView;
  readonly send: (command: Command) => void;
}

function NotCarried({ panel, send }: OverseasPanelProps): ReactNode {
  const { notCarried } = panel;
  if (notCarried === undefined) return null;
  return (
    <div className={styles['notCarried']}>
      <p className={styles['notCarriedTitle']}>{notCarried.title}</p>
      <ul className={styles['names']}>
        {[...new Set(notCarried.names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <ActionButton action={notCarried.deselect} send={send} />
    </div>
  );
}

function Failure({ panel, send }: OverseasPanelProps): ReactNode {
  const { failure } = panel;
  if (failure === undefined) return null;
  return (
    <div className={styles['failure']}>
      <p role="alert">{failure.text}</p>
      <ActionButton action={failure.retry} send={send} />
    </div>
  );
}

/** Opens when attention is needed, and closes only by the shopper. */
const useFold = (needsLook: boolean) => {
  const [isOpen, setOpen] = useState(needsLook);
  const [neededLook, setNeededLook] = useState(needsLook);
  if (needsLook !== neededLook) {
    setNeededLook(needsLook);
    if (needsLook) setOpen(true);
  }
  return {
    open: isOpen,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open),
  };
};

export function OverseasPanel({ panel, send }: OverseasPanelProps): ReactNode {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const fold = useFold(panel.needsLook);
  // the retry button disappears, so the focus moves to the panel (WA-14)
  const retry = (command: Command): void => {
    title.current?.focus();
    send(command);
  };
  return (
    <section className={styles['root']} aria-labelledby={id} aria-busy={panel.isBusy}>
      <details className={styles['fold']} {...fold}>
        <summary>
          <h2 ref={title} className={styles['title']} id={id} tabIndex={-1}>
            {panel.title}
          </h2>
          <span className={styles['lineText']}>{panel.lineText}</span>
          <ChevronIcon />
        </summary>
        <Currency panel={panel} send={send} />
        {panel.statusText === undefined ? null : <output className={styles['status']}>{panel.statusText}</output>}
        <Failure panel={panel} send={retry} />
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <Companies panel={panel} send={send} />
            <NotCarried panel={panel} send={send} />
          </div>
          <div className={styles['column']}>
            <Limits panel={panel} />
            <Papers papers={panel.papers} send={send} />
          </div>
        </div>
        <div className={styles['guides']}>
          {panel.guides.map((guide) => (
            <ActionButton key={guide.label} action={guide} send={send} look="quiet" />
          ))}
        </div>
      </details>
    </section>
  );
}
