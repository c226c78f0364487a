import { calls, readReply, type Call, type ReadCall } from '@baguni/contract';
import type { Answer } from '@baguni/domain';
import type { FirstCalls } from '@baguni/use-cases';

export const firstCalls = (read: ReadCall): FirstCalls => {
  const ask =
    <Req, Res>(call: Call<Req, Res>, name: keyof FirstCalls, request: Req): Answer<Res> =>
    async () =>
      readReply(call, await read(name, call.request.encode(request)));
  return {
    getEnvironment: () => ask(calls.getEnvironment, 'getEnvironment', undefined),
    getInitialCart: () => ask(calls.getInitialCart, 'getInitialCart', undefined),
    getShipping: (request) => ask(calls.getShipping, 'getShipping', request),
    getAvailableDiscount: (request) => ask(calls.getAvailableDiscount, 'getAvailableDiscount', request),
    getExhibitExtraDiscountForNudge: () =>
      ask(calls.getExhibitExtraDiscountForNudge, 'getExhibitExtraDiscountForNudge', undefined),
  };
};
