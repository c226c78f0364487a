import { readConfig } from '../config/config.ts';
import { openStore } from '../store/open-store.ts';
import { webhooks, webhookTimes } from '../webhooks/deliver.ts';

/** Delivers webhooks until SIGTERM. Its second argument is the lease in ms. */
const config = readConfig(process.env);
const store = await openStore(config);
const { start, stop } = webhooks(config.webhooks, {
  store,
  log: console,
  sent: () => undefined,
  times: { ...webhookTimes, poll: 100, stop: 30_000, lease: Number(process.argv[3]) },
});
process.once('SIGTERM', () => void stop().then(() => process.exit()));
start();
console.log('started');
