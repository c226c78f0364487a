/** What happens between a tab and a server. */
export const networkFaults = {
  delayed: 'a request or an answer is late by up to 1.2 s',
  doubled: 'a request arrives twice, at two processes where there are two, up to 1 s apart',
  swapped: 'an answer is held until a later one has come',
  cut: 'an answer ends in its middle',
  'answer lost': 'the server has worked, its answer never comes',
  'request lost': 'the connection breaks before the server hears of it',
  busy: 'a proxy answers 503, with or without Retry-After',
  'bad gateway': 'a proxy answers 502 with a page of its own',
  silent: 'nobody answers until the page gives up',
} as const;

/** What happens to a server or its database. */
export const worldFaults = {
  'process killed': 'SIGKILL, and started again at once',
  'process frozen': 'SIGSTOP for up to 2.5 s',
  'connections ended': 'pg_terminate_backend of every connection of the servers',
  'database restarted': 'PostgreSQL is stopped and started',
  'database crashed': 'PostgreSQL is stopped without a shutdown and recovers',
  'disk filled': 'each write to a file fails for up to 1.5 s (RLIMIT_FSIZE)',
  'clock moved': 'the servers’ clock goes on by a day, and back',
} as const;

/** A fault between a tab and a server. */
export type NetworkFault = keyof typeof networkFaults;
/** A fault of a server or its database. */
export type WorldFault = keyof typeof worldFaults;
/** Any fault. */
export type Fault = NetworkFault | WorldFault;

/** Counts faults as they happen. */
export interface Faults {
  readonly count: (fault: Fault) => void;
  /** How often each has happened since it was asked last. */
  readonly take: () => ReadonlyMap<Fault, number>;
}

/** No fault has happened yet. */
export const faultCounter = (): Faults => {
  let counts = new Map<Fault, number>();
  return {
    count: (fault) => void counts.set(fault, (counts.get(fault) ?? 0) + 1),
    take: () => {
      const taken = counts;
      counts = new Map();
      return taken;
    },
  };
};
