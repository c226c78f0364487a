/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Measurements of a page, in ms from the start of the navigation. */
export interface Watched {
  /** Time at which the rows were painted; 0 before. */
  rows: number;
  /** Largest contentful paint. */
  largest: number;
  /** Layout shift without input. */
  shift: number;
  /** Start and end of tasks longer than 50 ms. */
  readonly long: [number, number][];
  /** Number of clicks. */
  pressed: number;
  /** From each click to the painted total. */
  readonly clicks: number[];
}

/** Selectors that the watch looks for in a page. */
export interface Marks {
  readonly row: string;
  readonly rows: number;
  readonly total: string;
}

interface TimingEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in a page before its scripts, so it refers to nothing outside. */
export const watchPage = ({ row, rows, total }: Marks): void => {
  const seen: Watched = { rows: 0, largest: 0, shift: 0, long: [], pressed: 0, clicks: [] };
  Object.assign(globalThis, { watched: seen });
  const observe = (type: string, take: (entry: TimingEntry) => void): void => {
    const each = (list: PerformanceObserverEntryList): void => {
      for (const entry of list.getEntries()) take(entry as TimingEntry);
    };
    new PerformanceObserver(each).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => seen.long.push([startTime, startTime + duration]));
  const afterPaint = (then: (now: number) => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => then(performance.now()));
    port1.start();
    port2.postMessage(0);
  };
  // the callback of a frame runs just before its paint
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
  const onClick = ({ isTrusted, timeStamp }: Event): void => {
    if (!isTrusted) return;
    const before = text();
    seen.pressed += 1;
    whenPainted(
      () => text() !== before,
      (now) => seen.clicks.push(now - timeStamp),
    );
  };
  addEventListener('click', onClick, { capture: true });
};
