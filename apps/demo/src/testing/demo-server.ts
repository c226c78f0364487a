import { testServer, type TestServer, type TestServerOptions } from '@baguni/cart-server/testing';
import { demoModule } from '../demo-extension.ts';

/** Builds a server with the demo in it. */
export const demoServer = (options: TestServerOptions = {}): Promise<TestServer> =>
  testServer({ module: options.config?.isDemo === false ? undefined : demoModule, ...options });
