import { buildPage, startServer } from '../lib/server.ts';

if (buildPage()) startServer([]);
