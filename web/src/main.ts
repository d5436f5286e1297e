import { mount } from 'svelte';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';
import App from './App.svelte';
import { dress } from './feel/settings.svelte';
import { wakeSound } from './feel/sound';
import { keep } from './feel/version.svelte';
import { follow } from './router.svelte';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the client');
dress();
follow();
wakeSound();
void keep();
mount(App, { target: root });
