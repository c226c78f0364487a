import { calls, type SentCall } from '@baguni/contract';
import { expect, test } from 'vitest';
import { loses, scripted } from '../testing/scripted-fetch.ts';
import { send } from './http-client.ts';

test('[CS-11] the table row alone determines the address of a call', async () => {
  for (const call of Object.values(calls)) {
    const { deps, seen } = scripted(loses, loses);
    const secret = { memo: 'kim@example.com', encStr: 'S3CRET', token: 'T0KEN' };
    const any: SentCall<typeof secret, unknown> = { ...call, request: { encode: (one) => one } };
    await send(deps)(any, secret)();
    expect(seen.map(({ url }) => url)).toEqual(
      seen.map(() => `/api${call.path}${'query' in call ? `?${call.query}` : ''}`),
    );
    expect(seen.length).toBeGreaterThan(0);
  }
});
