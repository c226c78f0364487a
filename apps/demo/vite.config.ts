import { serverBuild } from '@baguni/cart-server/build';

export default serverBuild('src/main.ts');
