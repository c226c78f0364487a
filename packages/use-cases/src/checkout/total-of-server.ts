import { won, type ApiError, type Won } from '@baguni/domain';
import { option as O } from 'fp-ts';

export const totalOfServer = ({ resultCode, data }: ApiError): O.Option<Won> => {
  if (resultCode !== 'PRICE-CHANGED' || typeof data !== 'object' || data === null || !('payable' in data))
    return O.none;
  const { payable } = data;
  return typeof payable === 'number' && Number.isSafeInteger(payable) ? O.some(won(payable)) : O.none;
};
