import { clientOf, readReply, type Calls, type Client, type ReadCall } from '@baguni/contract';

/** A client that reads without a network; requests and answers are encoded and decoded as over one (CM-51). */
export const readClient = (read: ReadCall): Client<Calls> =>
  clientOf((name, call, request) => async () => readReply(call, await read(name, call.request.encode(request))));
