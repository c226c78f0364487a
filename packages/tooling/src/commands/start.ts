import { buildAll, startServer } from '../lib/server.ts';

if (buildAll()) startServer();
