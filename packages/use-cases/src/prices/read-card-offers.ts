import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import { map } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import type { Follower } from '../flow/deps.ts';

export const readCardOffers: Follower = ({ server, log }) =>
  askReported(log, server.getSmileCardNudgeCoupon()).pipe(
    map((answer): CartEvent => {
      const coupons = E.isRight(answer) ? answer.right.coupons : [];
      return { type: 'SmileCardNudgeCouponsRead', coupons };
    }),
  );
