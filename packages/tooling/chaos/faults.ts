/** Faults between a tab and a server, with their percentages of reads and of changes, which can get lost. */
export const networkFaults = {
  delayed: { what: 'a request or a response is late by up to 1.2 s', reads: 8, writes: 9 },
  doubled: {
    what: 'a request arrives twice, up to 1 s apart, at different processes if there are two',
    reads: 8,
    writes: 16,
  },
  swapped: { what: 'a response is held back until a later one has arrived', reads: 5, writes: 5 },
  cut: { what: 'a response ends in the middle', reads: 4, writes: 6 },
  'answer lost': { what: 'the server handles the request, but its response never arrives', reads: 5, writes: 8 },
  'request lost': { what: 'the connection breaks before the request reaches the server', reads: 3, writes: 4 },
  busy: { what: 'a proxy responds with 503, with or without Retry-After', reads: 3, writes: 3 },
  'bad gateway': { what: 'a proxy responds with 502 and an HTML page', reads: 1.5, writes: 2 },
  silent: { what: 'no response until the page times out', reads: 0.5, writes: 1 },
} as const;

/** Faults of a server or its database. */
export const worldFaults = {
  'process killed': { what: 'SIGKILL, then a restart' },
  'rolling restart': { what: 'each process is stopped with SIGTERM and restarted, behind haproxy' },
  'process frozen': { what: 'SIGSTOP for up to 2.5 s' },
  'connections ended': { what: 'pg_terminate_backend for every connection of the servers' },
  'database restarted': { what: 'PostgreSQL is stopped and started' },
  'database crashed': { what: 'PostgreSQL is stopped without a shutdown and recovers' },
  'failed over': { what: 'the primary of PostgreSQL is killed, and its synchronous standby promoted' },
  'disk filled': { what: 'each write to a file fails for up to 1.5 s (RLIMIT_FSIZE)' },
  'clock moved': { what: 'the clock of the servers is a day ahead for a moment' },
} as const;

export type NetworkFault = keyof typeof networkFaults;
export type WorldFault = keyof typeof worldFaults;

/** Counts a fault when it happens. */
export type CountFault = (fault: NetworkFault | WorldFault) => void;
