import { FONTS_COOKIE, HYDRATED_MARK } from '@hyangro/contracts/wire-names';
import { lastingCookie } from '../../boot/lasting-cookie';
import type { FontsOfPage } from './fonts';

/** Where the page's scripts take this long, or do not come, the fonts wait no longer. */
const LATEST_MS = 4000;

/**
 * Asks for the shop's fonts once the page answers clicks: its pictures and scripts have the line for themselves. All are drawn in one step,
 * since each step lays out what is in sight; without one of them its letters stay the device's. Pages after this have them at once.
 */
export const fontStarter = ({ late, name }: FontsOfPage, nonce: string): string =>
  late.length ? `<script nonce="${nonce}">${STARTER}(${JSON.stringify(late)},"${lastingCookie(FONTS_COOKIE, name)}")</script>` : '';

/* As text, like the starter of scripts: the page's bundle comes later. */
const STARTER = `((late,kept)=>{
let started;
const start=()=>{
if(started)return;
started=1;
Promise.allSettled(late.map(([family,href,weight,unicodeRange])=>{
const face=new FontFace(family,'url('+href+')',unicodeRange?{weight,unicodeRange}:{weight});
return unicodeRange?face:face.load();
})).then(all=>{
const here=all.filter(({value})=>value);
for(const {value} of here)document.fonts.add(value);
if(here.length===all.length)document.cookie=kept;
});
};
new PerformanceObserver(list=>list.getEntriesByName('${HYDRATED_MARK}').length&&(window.requestIdleCallback||setTimeout)(start))
.observe({type:'mark',buffered:true});
setTimeout(start,${LATEST_MS});
})`.replaceAll('\n', '');
