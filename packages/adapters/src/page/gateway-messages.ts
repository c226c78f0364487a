import { gatewayMessage, type GatewayMessage } from '@baguni/domain/gateway';
import { option as O } from 'fp-ts';
import { fromEvent, type Observable } from 'rxjs';
import { filter, map } from 'rxjs/operators';

/** Of a browser's window, what hears messages. */
export type MessageWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** What pages in gateways tell this page; from an origin that is not allowed nothing counts (GW-03). */
export const gatewayMessages = (window: MessageWindow, allowedOrigins: readonly string[]): Observable<GatewayMessage> =>
  fromEvent<MessageEvent<unknown>>(window, 'message').pipe(
    map((event) => gatewayMessage(event, allowedOrigins)),
    filter(O.isSome),
    map(({ value }) => value),
  );
