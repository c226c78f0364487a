import type { MessageKey } from './ko.ts';
import type { Params } from './params.ts';

/** Something to say: a message of ours with its values, or the server's own words. */
export type Notice =
  | { readonly type: 'Message'; readonly code: MessageKey; readonly params: Params }
  | { readonly type: 'ServerText'; readonly text: string };
