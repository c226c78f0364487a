import type { Command } from '@baguni/use-cases';
import type { ClubJoinView, ClubLinkView } from '@baguni/presentation';
import { useCallback, useState, type ReactNode } from 'react';
import { DialogLayer } from '../../parts/DialogLayer/DialogLayer.tsx';
import { ActionButton, Button } from '../../parts/Button/Button.tsx';
import { ClubLink } from '../ClubLink/ClubLink.tsx';
import { FrameInTime } from '../../gateways/FrameInTime/FrameInTime.tsx';
import styles from './ClubJoin.module.scss';

interface ClubJoinProps {
  readonly view: ClubJoinView;
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

interface TermProps {
  readonly link: ClubLinkView;
  readonly isShown: boolean;
  readonly onPress: (key: string) => void;
}

function Term({ link, isShown, onPress }: TermProps): ReactNode {
  if (link.opens !== 'Frame') return <ClubLink link={link} className={styles['term']} />;
  return (
    <button type="button" className={styles['term']} aria-expanded={isShown} onClick={() => onPress(link.key)}>
      {link.label}
    </button>
  );
}

/** The terms, one at a time in a frame; on mobile in new windows (CL-03). */
function Terms({ view: { agreeText, termsLabel, terms, trouble } }: Pick<ClubJoinProps, 'view'>): ReactNode {
  const [key, setKey] = useState<string>();
  const toggle = useCallback((pressed: string) => setKey((shown) => (shown === pressed ? undefined : pressed)), []);
  const shown = terms.find((term) => term.key === key);
  return (
    <section className={styles['terms']} aria-label={termsLabel}>
      <p>{agreeText}</p>
      <ul>
        {terms.map((link) => (
          <li key={link.key}>
            <Term link={link} isShown={link.key === key} onPress={toggle} />
          </li>
        ))}
      </ul>
      {shown === undefined ? null : (
        <FrameInTime
          key={shown.key}
          className={styles['frame']}
          src={shown.path}
          title={shown.label}
          sandbox="allow-same-origin"
          trouble={trouble}
        />
      )}
    </section>
  );
}

/** Joining with one click: benefits, terms and progress (CL-02). */
export function ClubJoin({ view, isTop, send }: ClubJoinProps): ReactNode {
  const { type, scene, title, texts, closeLabel, isDimmed, join, loadingText } = view;
  const isLoading = scene === 'Loading';
  const close = useCallback(() => send({ type: 'CloseSideLayer' }), [send]);
  const foot =
    scene === 'Success' ? (
      <Button label={closeLabel} onPress={close} look="primary" size="large" isFull />
    ) : (
      <ActionButton action={join} send={send} isBusy={isLoading} look="primary" size="large" isFull />
    );
  return (
    <DialogLayer
      layer={{ type, domId: 'club-join', title, closeLabel, isDimmed, isClosing: false, isTop }}
      shape="note"
      // a running request cannot be cancelled
      onClose={isLoading ? undefined : close}
      foot={foot}
    >
      <div className={styles['texts']}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <output className={styles['status']}>
        {isLoading ? loadingText : ''}
        {scene === 'Success' ? title : ''}
      </output>
      {scene === 'Default' && view.terms.length > 0 ? <Terms view={view} /> : null}
    </DialogLayer>
  );
}
