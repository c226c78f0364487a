import type { TroubleView } from '@baguni/presentation';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import styles from './FrameInTime.module.scss';

/** How long a frame may take to come, in ms. */
const PATIENCE_MS = 3_000;

/** What no frame of ours has use for, whichever page it shows (FR-4). */
const ALLOWED = "camera 'none'; geolocation 'none'; microphone 'none'; payment 'none'";

interface FrameInTimeProps {
  readonly src: string;
  readonly title: string;
  /** What its page may do, and nothing beside; left out where it needs its script and its session: such a page could leave it. */
  readonly sandbox?: string;
  readonly className: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** What is said where it takes too long. */
  readonly trouble: TroubleView;
}

/** A page in a frame: where it has not come within 3 s that is said, with a retry, until it has come after all (FR-4). */
export function FrameInTime({ trouble, title, ...frame }: FrameInTimeProps): ReactNode {
  const [state, setState] = useState<'Loading' | 'Late' | 'Loaded'>('Loading');
  const [tries, setTries] = useState(0);
  const element = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'Loading' ? 'Late' : now)), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const isLate = state === 'Late';
  useEffect(() => {
    // the focus was on the retry, which has gone
    if (state === 'Loaded' && document.activeElement === document.body) element.current?.focus();
  }, [state]);
  return (
    <>
      {isLate ? (
        <div className={styles['late']} role="alert">
          <p>{trouble.text}</p>
          <Button label={trouble.retryLabel} onPress={() => setTries(tries + 1)} />
        </div>
      ) : null}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its caller says what it may do */}
      <iframe
        key={tries}
        ref={element}
        title={title}
        {...frame}
        allow={ALLOWED}
        hidden={isLate}
        onLoad={() => setState('Loaded')}
      />
    </>
  );
}
