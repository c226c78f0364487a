import { arrivalDisplayTypes, type Arrival, type TransPolicy } from '@baguni/domain';
import * as t from 'io-ts';
import { itemNo, MAX_UNITS } from '../base/ids.ts';
import { list, orNull } from '../base/list.ts';
import { count } from '../base/number.ts';
import type { Codec } from '../base/shape.ts';
import { choice, day, moment } from '../base/text.ts';

const arrival = { itemNo, arrivalScheduledDate: day, displayType: choice(arrivalDisplayTypes) };

export const transPolicies: Codec<readonly TransPolicy[]> = list(
  t.strict({ ...arrival, cutOffTime: orNull(moment) }),
  MAX_UNITS,
);

export const arrivals: Codec<readonly Arrival[]> = list(
  t.strict({ ...arrival, minutesLeft: t.union([count, t.null]) }),
  MAX_UNITS,
);
