import { useCallback, useState, type ReactNode } from 'react';
import { Trouble } from '../frame/Boundary/Trouble.tsx';
import type { OverseasPage, OverseasParts } from './overseas-page.ts';
import { useOverseasParts } from './use-overseas-parts.ts';
import styles from './OverseasHost.module.scss';

interface OverseasHostProps {
  readonly page: OverseasPage;
  readonly parts: OverseasParts;
}

function Loaded({ page, parts, onMissing }: OverseasHostProps & { readonly onMissing: () => void }): ReactNode {
  const loaded = useOverseasParts(page, parts, onMissing);
  if (loaded === undefined) return <div className={styles['skeleton']} aria-hidden="true" />;
  const { components, overseas } = loaded;
  return <components.Panel overseas={overseas} isTop send={page.send} />;
}

/** The place of overseas shipping on the page; it is there only while the cart ships overseas (OV-14). */
export function OverseasHost({ page, parts }: OverseasHostProps): ReactNode {
  const [isMissing, setMissing] = useState(false);
  const miss = useCallback(() => setMissing(true), []);
  if (!isMissing) return <Loaded page={page} parts={parts} onMissing={miss} />;
  return <Trouble trouble={page.views.trouble} onRetry={() => setMissing(false)} />;
}
