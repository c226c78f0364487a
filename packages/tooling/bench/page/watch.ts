/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** What a page that is watched has written down about itself; times in ms from the navigation's start. */
export interface Watched {
  /** When as many rows as are wanted had been painted; 0 before. */
  rows: number;
  /** When the largest contentful paint was. */
  largest: number;
  /** How far things have moved, without those that a press has moved. */
  shift: number;
  /** Tasks longer than 50 ms, each from its start to its end. */
  readonly long: [number, number][];
  /** Trusted clicks. */
  pressed: number;
  /** From each trusted click to the painted total. */
  readonly clicks: number[];
  /** The longest event of each interaction, by its number. */
  readonly interactions: Record<number, number>;
}

/** What is looked for in a page. */
export interface Marks {
  readonly row: string;
  readonly rows: number;
  readonly total: string;
}

interface TimingEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly interactionId: number;
}

/** Runs in a page before any script of its own, and so stands by itself: it watches what Chromium tells about it. */
export const watchPage = ({ row, rows, total }: Marks): void => {
  const seen: Watched = { rows: 0, largest: 0, shift: 0, long: [], pressed: 0, clicks: [], interactions: {} };
  Object.assign(globalThis, { watched: seen });
  const observe = (type: string, take: (entry: TimingEntry) => void): void => {
    const each = (list: PerformanceObserverEntryList): void => {
      for (const entry of list.getEntries()) take(entry as TimingEntry);
    };
    new PerformanceObserver(each).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => seen.long.push([startTime, startTime + duration]));
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) seen.interactions[interactionId] = Math.max(seen.interactions[interactionId] ?? 0, duration);
  });
  const afterPaint = (then: (now: number) => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => then(performance.now()));
    port1.start();
    port2.postMessage(0);
  };
  // a frame's callback comes just before its paint, so what holds in it is painted
  const whenPainted = (holds: () => boolean, then: (now: number) => void): void => {
    requestAnimationFrame(() => (holds() ? afterPaint(then) : whenPainted(holds, then)));
  };
  whenPainted(
    () => document.querySelectorAll(row).length >= rows,
    (now) => {
      seen.rows = now;
    },
  );
  const text = (): string => document.querySelector(total)?.textContent ?? '';
  addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      if (!isTrusted) return;
      const before = text();
      seen.pressed += 1;
      whenPainted(
        () => text() !== before,
        (now) => seen.clicks.push(now - timeStamp),
      );
    },
    { capture: true },
  );
};
