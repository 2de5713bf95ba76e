import { FONTS_COOKIE } from '@hyangro/contracts/wire-names';
import { lastingCookie } from '@hyangro/contracts/lasting-cookie';
import type { PageFonts } from '@hyangro/ui/theme';
import { inlineScript, WHEN_HYDRATED } from './inline-script';
import { WHOLE_WORDS } from './whole-words';

/** Where the page's scripts take this long, or do not come, the fonts wait no longer. */
const LATEST_MS = 4000;

/** The reader saves data, or the line is slow: what the browser has not yet stays away. */
const SPARES = '(c=>c&&(c.saveData||/[23]g/.test(c.effectiveType)))(navigator.connection)';

/** For the head of a page whose fonts are to come after it: where they will not come, whole texts are the device's from the first picture on. */
export const fontChoice = ({ late }: Pick<PageFonts, 'late'>, nonce: string): string =>
  late.length ? inlineScript(nonce, `()=>{if(${SPARES})document.documentElement.dataset.fonts='device'}`) : '';

/**
 * Asks for the shop's fonts once the page answers clicks: its pictures and scripts have the line for themselves. All are drawn in one step,
 * since each step lays out what is in sight; a family without one of its files stays the device's. Pages after this have them at once.
 * From then on no text is drawn in two faces (`whole-words.ts`).
 */
export const fontStarter = ({ late, known, name }: PageFonts, nonce: string): string =>
  name ? inlineScript(nonce, STARTER, late, lastingCookie(FONTS_COOKIE, name), known) : '';

const STARTER = `(late,kept,known)=>{
const spares=${SPARES};
const load=([family,href,weight,unicodeRange])=>
new FontFace(family,'url('+href+')',unicodeRange?{weight,unicodeRange}:{weight}).load().catch(()=>null);
let started;
const start=async()=>{
if(started)return;
started=1;
const isDevices=spares&&late.length,all=isDevices?[]:late.flat(),faces=[];
const words=(${WHOLE_WORDS})(isDevices?null:known,spares,load);
if(!isDevices)for(const step of late)faces.push(...await Promise.all(step.map(load)));
const lost=all.filter((_,at)=>!faces[at]).map(([family])=>family);
const settle=await words;
await settle(faces.filter((_,at)=>!lost.includes(all[at][0])).reverse());
if(all.length&&!lost.length)document.cookie=kept;
};
${WHEN_HYDRATED}(()=>(window.requestIdleCallback||setTimeout)(start));
setTimeout(start,${LATEST_MS});
}`;
