import type { AnnouncementView } from '@baguni/presentation';
import { observer } from 'mobx-react-lite';

export interface LiveRegionProps {
  readonly announcer: { readonly announcement: AnnouncementView };
}

/** A polite live region for one message at a time. A new key repeats the same text (WA-28). */
export const LiveRegion = observer(function LiveRegion({ announcer }: LiveRegionProps) {
  const { key, text } = announcer.announcement;
  return (
    <output className="visually-hidden" data-testid="live-region">
      <span key={key}>{text}</span>
    </output>
  );
});
