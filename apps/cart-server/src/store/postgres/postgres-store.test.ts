import { storeContract } from '@baguni/backend/testing';
import { postgresOfFile } from '../../testing/postgres.ts';

const postgres = postgresOfFile();

storeContract('[SV-01] PostgreSQL store', () => postgres.emptyStore());
