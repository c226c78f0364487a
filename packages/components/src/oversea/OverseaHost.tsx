import { useCallback, useState, type ReactNode } from 'react';
import { Button } from '../parts/Button/Button.tsx';
import { useOverseaParts, type OverseaPage } from './oversea-host.ts';
import styles from './OverseaHost.module.scss';

interface OverseaHostProps {
  readonly page: OverseaPage;
}

function Loaded({ page, onMissing }: OverseaHostProps & { readonly onMissing: () => void }): ReactNode {
  const loaded = useOverseaParts(page, onMissing);
  if (loaded === undefined) return <div className={styles['skeleton']} aria-hidden="true" />;
  const { parts, oversea } = loaded;
  return <parts.Panel oversea={oversea} isTop send={page.send} />;
}

/** The place of overseas shipping on the page; it is there only while the cart ships overseas (OV-14). */
export function OverseaHost({ page }: OverseaHostProps): ReactNode {
  const [isMissing, setMissing] = useState(false);
  const miss = useCallback(() => setMissing(true), []);
  if (!isMissing) return <Loaded page={page} onMissing={miss} />;
  const { text, retryLabel } = page.views.trouble;
  return (
    <div className={styles['trouble']} role="alert">
      <p>{text}</p>
      <Button label={retryLabel} onPress={() => setMissing(false)} />
    </div>
  );
}
