import '@baguni/components/styles/base.scss';
import { openSite } from './app/site.tsx';

const root = document.querySelector('#root');
if (root) void openSite(window, root);
