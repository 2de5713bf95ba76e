/**
 * Text of a function that keeps each text of the page in one face, given what the page knows of its fonts (`PageFonts['known']`), whether it
 * spares the line, and how a face is loaded. It returns a function that adds faces and redraws in the same step, since each step lays out
 * what is in sight; from then on it looks at each text that comes, when the browser is idle.
 *
 * - A letter of the text face that no file has comes as a block (`ui/fonts/blocks.ts`).
 * - A heading with a letter that the heading face lacks is drawn in the text face as a whole: `data-face="text"`.
 * - A text in a language that the fonts do not draw is the device's as a whole: `data-face="ko"` or `"cn"`.
 */
export const WHOLE_WORDS = `async(known,spares,load)=>{
const d=document,{lang}=d.documentElement,isKorean=lang==='ko',had=new Set,found=new Set,queue=[d.body];
const {text,noHeading,blocks,blockEnd}=known?await fetch(known.href).then(r=>r.json()).catch(()=>({})):{};
const foreign=(lang==='zh-CN'?'':'\\\\p{sc=Han}')+(isKorean?'':'\\\\p{sc=Hangul}');
const odd=RegExp(text?'[^\\\\s!-~\\\\p{Emoji_Presentation}\\\\u200d\\\\ufe0f'+text+']|['+noHeading+']':'['+foreign+']','gu');
const seek=node=>{
const texts=d.createTreeWalker(node,4);
for(let t=node.nodeType===3?node:texts.nextNode();t;t=texts.nextNode()){
const el=t.parentElement;
if(el&&(t.data.search(odd)>=0||el.dataset.face))found.add(el);
}
};
const isSkipped=el=>el.checkVisibility&&el.checkVisibility()&&!el.checkVisibility({contentVisibilityAuto:true});
const faceOf=(el,want)=>{
const own=[...el.childNodes].map(n=>n.nodeType===3?n.data:'').join(''),odds=own.match(odd)||[],isHangul=/\\p{sc=Hangul}/u.test(own);
const missing=odds.filter(letter=>!text||!text.includes(letter));
if(/\\p{sc=Han}/u.test(odds))return isHangul?'ko':'cn';
if(isHangul&&!isKorean||spares&&missing.length)return 'ko';
for(const letter of missing)want.add((letter.codePointAt(0)>>7).toString(16));
return odds.length&&(el.dataset.face==='text'||getComputedStyle(el).fontFamily.includes('Hahmlet'))?'text':'';
};
const block=name=>{
const from=parseInt(name,16)<<7;
return load([known.family,known.href.replace(/[^/]*$/,'block-'+name+blockEnd),'400 800','U+'+from.toString(16)+'-'+(from+127).toString(16)]);
};
const settle=async fresh=>{
const want=new Set,marks=[];
for(const node of queue.splice(0))seek(node);
for(const el of found)
if(el.isConnected&&!isSkipped(el)&&!/^(script|style|noscript|option|textarea|title)$/i.test(el.nodeName))marks.push([el,faceOf(el,want)]);
found.clear();
const names=[...want].filter(name=>blocks&&blocks.includes(name)&&!had.has(name));
for(const name of names)had.add(name);
const more=await Promise.all(names.map(block));
for(const face of [...fresh,...more])if(face)d.fonts.add(face);
for(const [el,face] of marks)if(face)el.dataset.face=face;else delete el.dataset.face;
};
let waits;
const later=()=>{
if(waits)return;
waits=1;
(window.requestIdleCallback||setTimeout)(()=>{
waits=0;
settle([]);
});
};
new MutationObserver(list=>{
for(const {target,addedNodes} of list){
if(target.nodeType===3)queue.push(target);
else if(target.dataset?.face)found.add(target);
queue.push(...addedNodes);
}
later();
}).observe(d.body,{subtree:true,childList:true,characterData:true});
d.addEventListener('contentvisibilityautostatechange',e=>{
if(e.skipped)return;
queue.push(e.target);
later();
},true);
return settle;
}`;
