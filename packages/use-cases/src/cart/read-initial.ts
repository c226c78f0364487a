import type { InitialCart } from '@baguni/domain';
import type { Deps } from '../flow/deps.ts';
import type { Loading } from '../flow/loading.ts';

export const readInitial = ({ server }: Deps): Loading<InitialCart> => server.getInitialCart()();
