import { ROOT_ID } from '../../boot/boot-data';
import { inlineScript, WHEN_HYDRATED } from './inline-script';

/** On a link or button that was pressed before the page answers, until its work is done; the page's style sheet shows it. */
export const HEARD_ATTRIBUTE = 'data-heard';

/**
 * Keeps what a shopper enters, presses and sends before the page answers: then the fields say it again, in case the page's scripts
 * have emptied them, each pressed button is pressed once more, and the form is sent. Until then what was pressed looks like it. A
 * search and a link lead on by themselves, as they do without scripts. It stands in the head: what is painted is heard.
 */
export const earlyInput = (nonce: string): string => inlineScript(nonce, KEEPER, HEARD_ATTRIBUTE, ROOT_ID);

/*
 * The setter is the element's own: React compares with what it has set itself. A root that React has begun to take over carries
 * properties of it: from then on React answers presses, and hydrates what was pressed at once. A page that comes back from the
 * browser's memory after its link was followed has no pressed link any more.
 */
const KEEPER = `(heard,root)=>{
const entered=new Map(),pressed=new Set();
let sent,answers;
const look=(it,is)=>it&&it.toggleAttribute(heard,is);
addEventListener('input',({target})=>{
answers||entered.set(target,/^(checkbox|radio)$/.test(target.type)?target.checked:target.value);
},true);
addEventListener('submit',e=>{
look(e.submitter,!answers);
if(answers||e.target.method==='get')return;
e.preventDefault();
e.stopImmediatePropagation();
sent=[e.target,e.submitter];
},true);
addEventListener('click',e=>{
const it=e.target.closest('a[href^="/"],button');
if(answers||!it||it.target||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;
if(it.type==='submit'&&it.form)return;
look(it,true);
if(it.href||Object.keys(document.getElementById(root)).length)return;
e.stopImmediatePropagation();
pressed.add(it);
},true);
const still=which=>document.querySelectorAll(which+'['+heard+']').forEach(it=>look(it,false));
addEventListener('pagehide',()=>still(''));
const say=(field,value)=>{
if(typeof value==='boolean')return field.checked===value||field.click();
if(field.value===value)return;
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field),'value').set.call(field,value);
field.dispatchEvent(new Event(field.tagName==='SELECT'?'change':'input',{bubbles:true}));
};
${WHEN_HYDRATED}(()=>{
if(answers)return;
answers=1;
for(const [field,value] of entered)if(field.isConnected)say(field,value);
still('button');
for(const it of pressed)it.click();
if(sent&&sent[0].isConnected)sent[0].requestSubmit(sent[1]);
});
}`;
