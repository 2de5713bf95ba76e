import { inlineScript, WHEN_PAINTED } from './inline-script';

/** On a line where the first picture takes this long, the scripts wait no longer. */
const LATEST_MS = 2000;
/** A line on which the shell's own script takes this long is slow. */
const SLOW_MS = 200;

/** A script's address and the hash that it is checked by. */
export interface CheckedFile {
  href: string;
  integrity: string;
}
/** A script of the first load, with about what it takes on the line. */
export interface FirstScript extends CheckedFile {
  bytes: number;
}
/** Scripts of the first load in order, and files of the route's remote. */
export interface FirstScripts {
  scripts: readonly FirstScript[];
  preloads: readonly CheckedFile[];
}

/**
 * Asks for the scripts of a rendered page once what it shows first is painted: all at once, they and its pictures would share
 * the line, and each would come as late as the last. The page reads and its links lead on meanwhile. A slow line, told by the pace of the
 * page itself, would rest while the page is laid out and painted: there the shell's own script is asked for as soon as the page is here, alone, so
 * that it comes a latency after the first pictures; the files of the remote follow with the paint.
 */
export const scriptStarter = ({ scripts, preloads }: FirstScripts, nonce: string): string =>
  inlineScript(
    nonce,
    STARTER,
    list(scripts),
    list(preloads),
    scripts.reduce((total, { bytes }) => total + bytes, 0),
  );

const list = (files: readonly CheckedFile[]) => files.map(({ href, integrity }) => [href, integrity]);

/*
 * A frame's callbacks run before it is on the screen: the entry of its paint says that it is. The nonce is passed on, each file
 * keeps the hash that it is checked by (ADR 7).
 */
const STARTER = `(scripts,preloads,bytes)=>{
const d=document,{nonce}=d.currentScript,add=(tag,it)=>d.head.append(Object.assign(d.createElement(tag),{nonce},it));
let asked,followed;
const ask=()=>{
if(asked)return;
asked=1;
for(const [src,integrity] of scripts)add('script',{src,integrity,async:false,fetchPriority:'high',onload:follow});
};
const follow=()=>{
if(followed)return;
followed=1;
for(const [href,integrity] of preloads)add('link',{rel:'preload',as:'script',href,integrity});
};
const start=()=>{ask();follow();};
d.addEventListener('DOMContentLoaded',()=>{
const page=performance.getEntriesByType('navigation')[0];
if(page&&bytes*(page.responseEnd-page.responseStart)>${SLOW_MS}*page.encodedBodySize)ask();
});
setTimeout(start,${LATEST_MS});
const painted=new Promise(${WHEN_PAINTED});
requestAnimationFrame(()=>Promise.all([painted,...[...d.images].filter(i=>i.fetchPriority==='high'&&!i.complete&&i.offsetWidth)
.map(i=>new Promise(r=>i.onload=i.onerror=r))]).then(()=>requestAnimationFrame(()=>setTimeout(start))));
}`;
