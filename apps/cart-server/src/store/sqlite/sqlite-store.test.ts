import { storeContract } from '@baguni/backend/testing';
import { openSqlite } from '../open-store.ts';

storeContract('[SV-01] SQLite store', () => openSqlite(':memory:'));
