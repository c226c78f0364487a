import type { InitialCart } from '@baguni/domain';
import type { Deps } from '../deps/deps.ts';
import type { Loading } from '../deps/loading.ts';

export const readInitial = ({ server }: Deps): Loading<InitialCart> => server.getInitialCart()();
