import { storeContract } from '@baguni/backend/testing';
import { usePostgres } from '../../testing/postgres.ts';

const postgres = usePostgres();

storeContract('[SV-01] PostgreSQL store', () => postgres.emptyStore());
