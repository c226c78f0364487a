import type { SoFar } from '@baguni/domain/internal';
import type { SearchMessage } from './answer-question.ts';

export type SearchWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

interface Listener<Found> {
  readonly started: () => void;
  readonly soFar?: (soFar: SoFar) => void;
  readonly found: (found: Found) => void;
  readonly failed: (thrown: unknown) => void;
}

const hear = <Found>(message: SearchMessage<Found>, { started, soFar, found, failed }: Listener<Found>): void => {
  switch (message.type) {
    case 'Started':
      return started();
    case 'SoFar':
      return soFar?.(message.soFar);
    case 'Found':
      return found(message.best);
    case 'Failed':
      return failed(new Error(message.text));
  }
};

/**
 * Searches in a worker. It waits for the next question after an answer; an abandoned search terminates it, because a
 * running search hears no messages.
 */
export const workerSearch = <Found>(makeWorker: () => SearchWorker) => {
  let idle: SearchWorker | undefined;
  return (question: unknown, listener: Listener<Found>): (() => void) => {
    const worker = idle ?? makeWorker();
    idle = undefined;
    const hearing = new AbortController();
    const { signal } = hearing;
    const end = (): void => {
      if (signal.aborted) return;
      hearing.abort();
      worker.terminate();
    };
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<SearchMessage<Found>>) => {
        if (data.type === 'Found' || data.type === 'Failed') {
          hearing.abort();
          idle?.terminate();
          idle = worker;
        }
        hear(data, listener);
      },
      { signal },
    );
    const fail = ({ message }: Partial<ErrorEvent>): void => {
      end();
      listener.failed(new Error(message ?? 'the worker failed'));
    };
    // also fires if its code cannot be loaded
    worker.addEventListener('error', fail, { signal });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener and no origin to name
    worker.postMessage(question);
    return end;
  };
};
