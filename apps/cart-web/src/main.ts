import '@baguni/components/styles/base.scss';
import { openSite } from './site/site.tsx';

const root = document.querySelector('#root');
if (root) void openSite(window, root);
