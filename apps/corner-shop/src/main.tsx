import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './shop.css';

createRoot(document.getElementById('root') ?? document.body).render(<App />);
