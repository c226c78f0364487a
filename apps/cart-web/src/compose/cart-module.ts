import { cartSession } from '@baguni/use-cases';
import { ContainerModule } from 'inversify';
import type { CartParts } from '../cart/cart-parts.ts';
import { tokens } from './tokens.ts';

/** The cart's session over all its ports. */
export const cartModule = ({ store, shopper, initial }: CartParts): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.environmentName).toConstantValue(() => store.state.environment.name);
    bind(tokens.shopper).toConstantValue(shopper);
    bind(tokens.session).toResolvedValue(
      (server, shopperPort, page, clock, log, memory) =>
        cartSession({ server, shopper: shopperPort, page, clock, log, memory }, initial),
      [tokens.server, tokens.shopper, tokens.page, tokens.clock, tokens.log, tokens.memory],
    );
  });
