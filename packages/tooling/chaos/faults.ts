/** Faults between a tab and a server. */
export const networkFaults = {
  delayed: 'a request or a response is late by up to 1.2 s',
  doubled: 'a request arrives twice, up to 1 s apart, at different processes if there are two',
  swapped: 'a response is held back until a later one has arrived',
  cut: 'a response ends in the middle',
  'answer lost': 'the server handles the request, but its response never arrives',
  'request lost': 'the connection breaks before the request reaches the server',
  busy: 'a proxy responds with 503, with or without Retry-After',
  'bad gateway': 'a proxy responds with 502 and an HTML page',
  silent: 'no response until the page times out',
} as const;

/** Faults of a server or its database. */
export const worldFaults = {
  'process killed': 'SIGKILL, then a restart',
  'process frozen': 'SIGSTOP for up to 2.5 s',
  'connections ended': 'pg_terminate_backend for every connection of the servers',
  'database restarted': 'PostgreSQL is stopped and started',
  'database crashed': 'PostgreSQL is stopped without a shutdown and recovers',
  'disk filled': 'each write to a file fails for up to 1.5 s (RLIMIT_FSIZE)',
  'clock moved': 'the clock of the servers is a day ahead for a moment',
} as const;

export type NetworkFault = keyof typeof networkFaults;
export type WorldFault = keyof typeof worldFaults;
export type Fault = NetworkFault | WorldFault;

/** Counts a fault when it happens. */
export type CountFault = (fault: Fault) => void;
