/** On a line where the first picture takes this long, the scripts wait no longer. */
const LATEST_MS = 2000;

/** A script's address and the hash that it is checked by. */
export interface CheckedFile {
  href: string;
  integrity: string;
}
/** Scripts of the first load in order, and files of the route's remote. */
export interface FirstScripts {
  scripts: readonly CheckedFile[];
  preloads: readonly CheckedFile[];
}

/**
 * Asks for the scripts of a rendered page once what it shows first is painted: all at once, they and its pictures would share
 * the line, and each would come as late as the last. The page reads and its links lead on meanwhile.
 */
export const scriptStarter = ({ scripts, preloads }: FirstScripts, nonce: string): string =>
  `<script nonce="${nonce}">${STARTER}(${list(scripts)},${list(preloads)})</script>`;

const list = (files: readonly CheckedFile[]) =>
  JSON.stringify(files.map(({ href, integrity }) => [href, integrity])).replaceAll('<', '\\u003c');

/* A frame's callbacks run before it is on the screen: the entry of its paint says so. As text: the page's bundle is what it starts. The nonce is passed on, each file keeps the hash that it is checked by (ADR 7). */
const STARTER = `((scripts,preloads)=>{
const d=document,{nonce}=d.currentScript,add=(tag,it)=>d.head.append(Object.assign(d.createElement(tag),{nonce},it));
let started;
const start=()=>{
if(started)return;
started=1;
for(const [src,integrity] of scripts)add('script',{src,integrity,async:false});
for(const [href,integrity] of preloads)add('link',{rel:'preload',as:'script',href,integrity});
};
setTimeout(start,${LATEST_MS});
const painted=new Promise(r=>window.PerformanceObserver
?new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint').length&&r()).observe({type:'paint',buffered:true}):r());
requestAnimationFrame(()=>Promise.all([painted,...[...d.images].filter(i=>i.fetchPriority==='high'&&!i.complete&&i.offsetWidth)
.map(i=>new Promise(r=>i.onload=i.onerror=r))]).then(()=>requestAnimationFrame(()=>setTimeout(start))));
})`.replaceAll('\n', '');
