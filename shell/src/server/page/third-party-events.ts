import { SHOPPING_EVENTS } from '@hyangro/contracts/analytics/shopping-events';
import { LANGUAGE_TAG, type Locale } from '@hyangro/contracts/locales';
import { CONSENT_COOKIE, CONSENT_PATH } from '@hyangro/contracts/wire-names';
import cn from '../../../locales/consent/cn.json';
import en from '../../../locales/consent/en.json';
import ko from '../../../locales/consent/ko.json';
import { lastingCookie } from '@hyangro/contracts/lasting-cookie';
import type { ThirdParty } from '../third-parties';
import { escapeHtml } from './escape-html';
import { inlineScript, WHEN_HYDRATED } from './inline-script';
import { quietLine } from './quiet-line';

export const CONSENT_WORDS: Readonly<Record<Locale, typeof ko>> = { ko, en, cn };

/**
 * Loads the shop's third parties into a page once it answers, and tells them of what the shopper does from its beginning on. A reader who
 * has not chosen yet (`isAsked`) is asked by a quiet line over the page, which stays where it is; nothing is loaded before.
 */
export function thirdPartyEvents(
  parties: readonly ThirdParty[],
  { locale, isAsked }: { locale: Locale; isAsked: boolean },
  nonce: string,
): string {
  const given = parties.map(({ kind, id, script }) => ({ kind, id, script }));
  const cookies = { agree: lastingCookie(CONSENT_COOKIE, '1'), refuse: lastingCookie(CONSENT_COOKIE, '0') };
  return (isAsked ? question(locale, nonce) : '') + inlineScript(nonce, TELLER, given, SHOPPING_EVENTS, cookies, LANGUAGE_TAG.cn);
}

function question(locale: Locale, nonce: string): string {
  const { label, text, agree, refuse, more } = CONSENT_WORDS[locale];
  return [
    `<style nonce="${nonce}">${STYLE}</style>`,
    `<aside id="consent" lang="${LANGUAGE_TAG[locale]}" aria-label="${escapeHtml(label)}"><p>${escapeHtml(text)} `,
    `<a href="${CONSENT_PATH}">${escapeHtml(more)}</a></p>`,
    `<button type="button" name="refuse">${escapeHtml(refuse)}</button><button type="button" name="agree">${escapeHtml(agree)}</button></aside>`,
  ].join('');
}

/* Both answers look the same. */
const STYLE = quietLine(
  'consent',
  'gap:4px 8px;padding:12px 12px 12px 18px;font:400 14px/1.5 var(--font-sans)',
  `#consent p{flex:1 1 100%}
#consent a{color:inherit;text-decoration:underline;text-underline-offset:3px}
#consent button{flex:1;min-height:44px;border-radius:var(--radius-control);box-shadow:inset 0 0 0 1px currentColor;color:inherit;font-weight:700}`,
);

/*
 * Of an address they hear the path, without what was searched for, and where an ad led from (`utm_…`, `gclid`); other queries may open something
 * for whoever has them. In the Chinese language they hear nothing more (GEN-11). A script that fails, hangs or throws disturbs nothing.
 */
const TELLER = `(parties,shopping,cookies,chinese)=>{
const d=document,w=window,{nonce}=d.currentScript,line=d.getElementById('consent'),told=[];
const end=()=>{w.shopEvents=undefined;if(line)line.remove();};
if(navigator.globalPrivacyControl||navigator.doNotTrack==='1')return end();
w.shopEvents=told;
const addressOf=text=>{
const url=new URL(text);
url.hash='';
url.pathname=url.pathname.replace(/^(\\/search\\/[^/]*).*/,'$1');
for(const name of [...url.searchParams.keys()])if(!/^(utm_[a-z]+|gclid)$/.test(name))url.searchParams.delete(name);
return url.href;
};
const load=(src,onload)=>d.head.append(Object.assign(d.createElement('script'),{nonce,src,async:true,onload}));
const open={
gtag({id,script}){
w.dataLayer=w.dataLayer||[];
const gtag=function(){w.dataLayer.push(arguments);};
gtag('js',new Date());
gtag('config',id,{send_page_view:false});
load(script+(script.includes('?')?'&':'?')+'id='+encodeURIComponent(id));
return (name,params)=>gtag('event',name,name==='page_view'?{page_location:addressOf(params.pageLocation)}:{...params,...(params.items&&{currency:'KRW'})});
},
kakaoPixel({id,script}){
let waiting=[];
load(script,()=>{const all=waiting;waiting=null;all.forEach(one=>send(...one));});
const first=({items})=>({id:items[0].item_id});
const calls={
page_view:()=>['pageView'],
view_item:it=>['viewContent',first(it)],
add_to_cart:it=>['addToCart',first(it)],
add_to_wishlist:it=>['addToWishList',first(it)],
search:it=>['search',{keyword:it.search_term}],
sign_up:()=>['completeRegistration'],
apply_raffle:()=>['participation'],
purchase:it=>['purchase',{currency:'KRW',total_price:it.value,total_quantity:it.items.reduce((sum,one)=>sum+one.quantity,0),
products:it.items.map(one=>({id:one.item_id,quantity:one.quantity,price:one.price}))}],
};
const send=(name,params)=>{
if(waiting)return void waiting.push([name,params]);
const [call,...values]=calls[name]?calls[name](params):[];
try{if(call)w.kakaoPixel(id)[call](...values);}catch{}
};
return send;
},
};
const start=()=>{
const tellers=parties.map(one=>open[one.kind](one));
const tell=([name,params])=>{
if(d.documentElement.lang===chinese||name!=='page_view'&&!shopping.includes(name))return;
for(const one of tellers)try{one(name,params);}catch{}
};
w.shopEvents={push:tell};
told.forEach(tell);
};
const whenReady=${WHEN_HYDRATED};
if(!line)return whenReady(start);
line.addEventListener('click',({target})=>{
const said=target.name;
if(!cookies[said])return;
d.cookie=cookies[said];
line.remove();
if(said==='agree')whenReady(start);
else end();
});
}`;
