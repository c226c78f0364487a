import { memoryStore } from './memory-store.ts';
import { storeContract } from '../testing/index.ts';

storeContract('memory store', async () => memoryStore());
