import { mount } from 'svelte';
import App from './App.svelte';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the client');
mount(App, { target: root });
