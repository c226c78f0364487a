import { answer } from './answer.ts';
import type { Question } from './question.ts';

/** The worker for what takes too long for the page: a question comes in, the answer goes out (CP-19, CK-18, EN-09). */
globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener and no origin to name
  globalThis.postMessage(answer(data, () => performance.now()));
});
