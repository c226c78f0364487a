import { pageOverlays } from '@baguni/components';
import { emptyCart } from '@baguni/domain';
import { Announcer, CartStore, CartViews, LayerStore, shopperOf, ToastStore } from '@baguni/presentation';
import { cartSession } from '@baguni/use-cases';
import { ContainerModule } from 'inversify';
import { commandGate } from './command-gate.ts';
import type { CartConfig } from './config.ts';
import { tokens } from './tokens.ts';

/** The cart: its session, its store, what is shown of it, and what lies over it. */
export const cartModule = ({ storefront, tab }: CartConfig): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const nothingYet = emptyCart(storefront, tab);
    bind(tokens.gate).toResolvedValue(commandGate, []);
    bind(tokens.store).toResolvedValue((gate) => new CartStore(nothingYet, gate.send), [tokens.gate]);
    bind(tokens.environmentName).toResolvedValue((store) => () => store.state.environment.name, [tokens.store]);
    bind(tokens.layers).toResolvedValue((after) => new LayerStore(after), [tokens.after]);
    bind(tokens.toasts).toResolvedValue((after) => new ToastStore(after), [tokens.after]);
    bind(tokens.shopper).toResolvedValue(shopperOf, [tokens.layers, tokens.toasts]);
    bind(tokens.views).toResolvedValue(
      (store, context) => new CartViews(store, context),
      [tokens.store, tokens.context],
    );
    bind(tokens.announcer).toResolvedValue(
      (context, after) => new Announcer(context, after),
      [tokens.context, tokens.after],
    );
    bind(tokens.overlays).toResolvedValue(
      (layers, toasts, announcer, { words }) => pageOverlays(layers, toasts, announcer, words),
      [tokens.layers, tokens.toasts, tokens.announcer, tokens.context],
    );
    bind(tokens.session).toResolvedValue(
      (server, shopper, page, clock, log, memory) =>
        cartSession({ server, shopper, page, clock, log, memory }, nothingYet),
      [tokens.server, tokens.shopper, tokens.page, tokens.clock, tokens.log, tokens.memory],
    );
  });
