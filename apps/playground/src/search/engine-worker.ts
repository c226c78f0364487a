import { answerQuestion, type Question } from './answer-question.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answerQuestion(
    data,
    () => performance.now(),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener and no origin
    (answer) => globalThis.postMessage(answer),
  );
});
