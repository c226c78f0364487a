import theme from 'vitepress/theme-without-fonts';
import './tokens.css';

export default theme;
