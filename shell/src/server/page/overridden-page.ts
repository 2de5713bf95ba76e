import type { ServerResponse } from 'node:http';
import { LANGUAGE_TAG, type Locale } from '@hyangro/contracts/locales';
import { chaosText, versionSetText } from '@hyangro/contracts/release/qa.rules';
import { CHAOS_PATH, LEAVE_OVERRIDE_PATH } from '@hyangro/contracts/wire-names';
import { fill } from '@hyangro/runtime';
import cn from '../../../locales/override/cn.json';
import en from '../../../locales/override/en.json';
import ko from '../../../locales/override/ko.json';
import type { Override } from '../release/override-token';
import type { VisitorOverrides } from '../release/visitor-overrides';
import type { Qa, QaFault, VisitorQa } from '../release/visitor-qa';
import { escapeHtml } from './escape-html';
import { inlineScript } from './inline-script';
import { quietLine } from './quiet-line';

const WORDS: Readonly<Record<Locale, typeof ko>> = { ko, en, cn };
/** Of the line over the page, for its style and its script. */
const BANNER_ID = 'override';
/** What the browser loads in place of an entry: nothing, since the page's own script has left the container. What is appended to it is a comment. */
const NO_ENTRY = 'data:text/javascript,//';

/** What a page with remotes from elsewhere (MFE-13), or a tester's (QA-04, QA-05), has beside the others'. */
export interface Overridden {
  /** Where they come from. */
  origins: readonly string[];
  /** HTML at the end of the body. */
  banner(locale: Locale, nonce: string): string;
}

/** What an address asked for and did not get, whatever it was. */
type Fault = NonNullable<VisitorOverrides['fault']> | QaFault;
type Own = Pick<VisitorOverrides, 'overrides' | 'fault'> & { qa: Pick<VisitorQa, 'qa' | 'fault'> };

/**
 * A visitor's page with remotes from elsewhere, or broken on purpose: the browser alone runs them, the server renders their screens no more. What is
 * pinned is drawn as ever, under a line that says so.
 */
export function withOverrides<Deps extends { config: { overrides: Readonly<Record<string, string>> } }>(
  deps: Deps,
  { overrides, fault, qa: tester }: Own,
): Deps & { overridden: Overridden } {
  const entries = Object.fromEntries(overrides.map(({ remote }) => [remote, NO_ENTRY]));
  const broken = [...(tester.qa?.chaos ?? [])].map(([remote, how]) => [remote, `${CHAOS_PATH}/${remote}/${how}/remoteEntry.js`]);
  return {
    ...deps,
    config: { ...deps.config, overrides: { ...deps.config.overrides, ...entries, ...Object.fromEntries(broken) } },
    overridden: {
      origins: [...new Set(overrides.map(({ manifest }) => new URL(manifest).origin))],
      banner: (locale, nonce) => overrideBanner({ overrides, qa: tester.qa, fault: fault ?? tester.fault }, locale, nonce),
    },
  };
}

/** Answers the link of an override, or a tester's: the same page again, without the token in its address. */
export function answerTaken(response: ServerResponse, { cookie, location }: NonNullable<VisitorOverrides['taken']>): void {
  response.writeHead(302, { location, 'set-cookie': cookie, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).end();
}

interface Told {
  overrides: readonly Override[];
  qa: Qa | null;
  fault: Fault | null;
}
/** A line over the page: what comes from where until when, or is broken or pinned, and a button to leave; or why a link was not followed. */
function overrideBanner({ overrides, qa, fault }: Told, locale: Locale, nonce: string): string {
  const words = WORDS[locale];
  const time = new Intl.DateTimeFormat(LANGUAGE_TAG[locale], {
    timeZone: 'Asia/Seoul',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const lines = overrides.map(({ remote, manifest, until }) => {
    const text = fill(words.shown, { remote, host: new URL(manifest).host, time: time.format(until * 1000) });
    return `<p>${escapeHtml(text)} <span data-version="${remote}" data-manifest="${escapeHtml(manifest)}"></span><b data-failed="${remote}" role="status"></b></p>`;
  });
  const end = qa ? time.format(qa.until * 1000) : '';
  const asked = qa ? { chaos: chaosText(qa.chaos), set: versionSetText(qa.set) } : { chaos: '', set: '' };
  const tested = (['chaos', 'set'] as const)
    .filter((name) => asked[name])
    .map((name) => fill(words[name], { what: asked[name], time: end }));
  const isOwn = overrides.length > 0 || tested.length > 0;
  const refusal = fault && (fault === 'EXPIRED' || fault === 'UNKNOWN' ? words[fault] : words.REFUSED);
  return [
    `<style nonce="${nonce}">${STYLE}</style>`,
    `<aside id="${BANNER_ID}" lang="${LANGUAGE_TAG[locale]}" aria-label="${escapeHtml(words.label)}"><div>`,
    `<strong>${escapeHtml(words.label)}</strong>`,
    ...lines,
    ...tested.map((text) => `<p>${escapeHtml(text)}</p>`),
    refusal ? `<p role="status">${escapeHtml(refusal)}</p>` : '',
    '</div>',
    isOwn
      ? `<form method="post" action="${LEAVE_OVERRIDE_PATH}"><button>${escapeHtml(words.leave)}</button></form>`
      : `<button type="button">${escapeHtml(words.close)}</button>`,
    '</aside>',
    overrides.length
      ? inlineScript(
          nonce,
          LOADER,
          overrides.map(({ remote, manifest }) => [remote, manifest]),
          { version: words.version, build: words.build, failed: words.failed },
        )
      : isOwn
        ? ''
        : inlineScript(nonce, CLOSE),
  ].join('');
}

const STYLE = quietLine(
  BANNER_ID,
  'flex-wrap:nowrap;gap:12px;padding:14px 14px 14px 20px;font:400 14px/1.5 var(--font-sans);outline:2px dashed currentColor;outline-offset:-6px',
  `#${BANNER_ID} div{flex:1;min-width:0;overflow-wrap:anywhere}
#${BANNER_ID} b{display:block}
#${BANNER_ID} button{min-width:44px;min-height:44px;padding:0 14px;border-radius:var(--radius-control);box-shadow:inset 0 0 0 1px currentColor;color:inherit;font-weight:700}`,
);

const CLOSE = `()=>{
const it=document.getElementById('${BANNER_ID}');
it.querySelector('button').addEventListener('click',()=>it.remove());
}`;

/*
 * Leaves a container for each remote, which the shell's own loader finds when it asks for the remote: it reads the manifest, then runs the
 * entry that the manifest names, from the manifest's own origin alone. Both are asked for before the shell's scripts are there. What failed is tried anew when it
 * is asked for again.
 */
const LOADER = `(overrides,words)=>{
const d=document,w=window;
for(const [remote,manifest] of overrides){
const name='hyangro_'+remote,at=new URL(manifest);
const say=(part,text)=>{d.querySelector('#${BANNER_ID} [data-'+part+'='+remote+']').textContent=text;};
const read=async()=>{
const answer=await fetch(manifest,{cache:'no-store'});
if(!answer.ok)throw Error(manifest+': '+answer.status);
const {metaData:{remoteEntry:{path,name:file},publicPath,buildInfo}}=await answer.json();
const entry=new URL((path||'')+file,publicPath&&publicPath!=='auto'?new URL(publicPath,at):at);
if(entry.origin!==at.origin)throw Error(entry+' is not at '+at.origin);
const {buildVersion,commit}=buildInfo||{};
if(buildVersion)say('version',(commit?words.build.replace('{{commit}}',commit.slice(0,12)):words.version).replace('{{version}}',buildVersion));
return entry.href;
};
let entry=read(),real;
entry.then(href=>d.head.append(Object.assign(d.createElement('link'),{rel:'preload',as:'script',crossOrigin:'anonymous',href})),()=>{});
const run=href=>new Promise((resolve,reject)=>{
const script=Object.assign(d.createElement('script'),{src:href,crossOrigin:'anonymous'});
script.onload=()=>w[name]&&w[name]!==stand?resolve(w[name]):reject(Error(href+' left no '+name));
script.onerror=()=>reject(Error(href+' is missing'));
d.head.append(script);
});
const load=()=>real=real||(entry=entry||read()).then(run).then(container=>{
say('failed','');
return container;
}).catch(error=>{
entry=real=undefined;
say('failed',words.failed);
throw error;
});
const stand={init:scope=>load().then(it=>it.init(scope)),get:module=>load().then(it=>it.get(module))};
w[name]=stand;
}
}`;
