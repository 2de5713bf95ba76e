import { HYDRATED_MARK } from '@hyangro/contracts/wire-names';

/**
 * Keeps what a shopper enters and sends before the page answers: then the fields say it again, in case the page's scripts have emptied
 * them, and the form is sent once more. A search leads on by itself, as it does without scripts.
 */
export const earlyInput = (nonce: string): string => `<script nonce="${nonce}">${KEEPER}</script>`;

/* As text, like the starter of scripts: the page's bundle comes later. The setter is the element's own: React compares with what it has set. */
const KEEPER = `(()=>{
const entered=new Map();
let sent,answers;
addEventListener('input',({target})=>{
answers||entered.set(target,/^(checkbox|radio)$/.test(target.type)?target.checked:target.value);
},true);
addEventListener('submit',e=>{
if(answers||e.target.method==='get')return;
e.preventDefault();
e.stopImmediatePropagation();
sent=[e.target,e.submitter];
},true);
const say=(field,value)=>{
if(typeof value==='boolean')return field.checked===value||field.click();
if(field.value===value)return;
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,value);
field.dispatchEvent(new Event(field.tagName==='SELECT'?'change':'input',{bubbles:true}));
};
window.PerformanceObserver&&new PerformanceObserver(list=>{
if(answers||!list.getEntriesByName('${HYDRATED_MARK}').length)return;
answers=1;
for(const [field,value] of entered)if(field.isConnected)say(field,value);
if(sent&&sent[0].isConnected)sent[0].requestSubmit(sent[1]);
}).observe({type:'mark',buffered:true});
})()`.replaceAll('\n', '');
