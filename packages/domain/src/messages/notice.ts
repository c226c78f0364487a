import type { MessageKey } from './ko.ts';
import type { Params } from './params.ts';

/** Something to say: a message of ours with its values, or the server's own words. */
export type Notice =
  /** A message of ours: its `code`, and the values in `params` that its words name. */
  | { readonly type: 'Message'; readonly code: MessageKey; readonly params: Params }
  /** The server’s own words: `text`, which is shown as it is and never as markup. */
  | { readonly type: 'ServerText'; readonly text: string };
