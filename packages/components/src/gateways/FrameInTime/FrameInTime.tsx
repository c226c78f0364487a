import type { TroubleView } from '@baguni/presentation';
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import styles from './FrameInTime.module.scss';

/** Timeout of a frame, in ms. */
const PATIENCE_MS = 3_000;

/** Permissions that no frame gets (FR-4). */
const ALLOWED = "camera 'none'; geolocation 'none'; microphone 'none'; payment 'none'";

interface FrameInTimeProps {
  readonly src: string;
  readonly title: string;
  /**
   * Permissions of the framed page. Omitted for pages that need script and session, because they could escape the
   * sandbox.
   */
  readonly sandbox?: string;
  readonly className: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Text shown after the timeout. */
  readonly trouble: TroubleView;
}

/** Closes the layer by Escape in the frame too. Pages of other origins are out of reach. */
const forwardEscape = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void =>
  frame.contentDocument?.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented)
      frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

/** True if a page of this origin failed, and the browser shows its own error page, which scripts cannot read. */
const isErrorPage = ({ contentDocument, sandbox, src }: HTMLIFrameElement): boolean =>
  contentDocument === null &&
  URL.parse(src)?.origin === location.origin &&
  (sandbox.length === 0 || sandbox.contains('allow-same-origin'));

/** A page in a frame. After 3 s, or if it fails, it shows a retry until the frame has loaded (FR-4). */
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
    // the focused retry button has disappeared
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
        onLoad={(event) => {
          setState(isErrorPage(event.currentTarget) ? 'Late' : 'Loaded');
          forwardEscape(event);
        }}
      />
    </>
  );
}
