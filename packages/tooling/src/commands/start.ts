import { buildPage, startServer } from '../lib/server.ts';

if (await buildPage()) startServer([]);
