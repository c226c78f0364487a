import { observer } from 'mobx-react-lite';
import type { OverlaysProps } from '../overlays-part.ts';

/** A polite live region for one message at a time. A new key repeats the same text (WA-28). */
export const LiveRegion = observer(function LiveRegion({ announcer }: Pick<OverlaysProps['layers'], 'announcer'>) {
  const { key, text } = announcer.announcement;
  return (
    <output className="visually-hidden" data-testid="live-region">
      <span key={key}>{text}</span>
    </output>
  );
});
