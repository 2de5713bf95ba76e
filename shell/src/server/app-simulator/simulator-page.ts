import { pageStyle } from '../page/page-style';

const TABS = [
  ['/', 'Home'],
  ['/categories', 'Categories'],
  ['/best-feeds', 'Feeds'],
  ['/mypage/my-products', 'Wishlist'],
  ['/mypage', 'My'],
] as const;
const SHAPE_LABELS = [
  ['ios', 'iOS', 'webkit.messageHandlers'],
  ['android', 'Android', 'JSON to an interface'],
  ['react-native', 'React Native', 'ReactNativeWebView'],
] as const;

const check = (id: string, label: string, isOn = false) =>
  `<label class="check"><input type="checkbox" id="${id}"${isOn ? ' checked' : ''}><span>${label}</span></label>`;

/** A phone with the shop, what it says to the app, and what the app may say. In English alone, as the logs are. */
export const simulatorPage = (nonce: string, script: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex,nofollow"><title>Web view</title>',
    `<style nonce="${nonce}">${pageStyle}${STYLE}</style></head><body><main>`,
    '<header><h1>Web view</h1><p>The shop as in the app. Below: what the page tells the app, and what the app may tell the page.</p></header>',
    '<section id="phone" aria-label="Phone"><div id="status" aria-hidden="true"><span>9:41</span><i></i><span>5G</span></div>',
    '<iframe id="frame" title="The shop in the app’s web view"></iframe>',
    `<nav id="tabs" aria-label="The app’s own bar">${TABS.map(([path, label]) => `<a href="${path}">${label}</a>`).join('')}</nav>`,
    '<div id="home" aria-hidden="true"></div></section>',
    '<section id="controls" aria-label="App">',
    '<form id="go"><label for="address">Open in a fresh web view</label><div><input id="address" value="/" autocomplete="off" spellcheck="false"><button>Open</button></div></form>',
    `<fieldset><legend>Shape of the bridge</legend>${SHAPE_LABELS.map(
      ([value, label, hint], index) =>
        `<label class="check"><input type="radio" name="shape" value="${value}"${index === 0 ? ' checked' : ''}><span>${label} <small>${hint}</small></span></label>`,
    ).join('')}</fieldset>`,
    `<fieldset><legend>Device</legend>${check('native', 'The app draws the bar of places', true)}${check('insets', 'Notch and home bar')}${check('offline', 'No net')}</fieldset>`,
    `<fieldset><legend>The app says</legend><div class="row"><button type="button" id="back">Back</button><button type="button" id="version">New version on the server</button><button type="button" id="unknown">Something unknown</button></div>`,
    `<div class="row"><input id="token" aria-label="Push token" value="fcm-simulated"><button type="button" id="send-token">Push token</button></div>${check('answers', 'Answers “ready” with the token', true)}</fieldset>`,
    '<p id="said" role="status"></p></section>',
    '<section id="log" aria-labelledby="log-title"><div class="row"><h2 id="log-title">Messages</h2><span>page views: <b id="views">0</b></span><button type="button" id="clear">Clear</button></div><ol id="messages" tabindex="0" aria-label="Messages, newest first"></ol></section>',
    `</main><script nonce="${nonce}">${script}</script></body></html>`,
  ].join('');

const STYLE = `
body{background:var(--color-bg-sunken)}
main{display:grid;grid-template:auto auto 1fr/390px minmax(300px,1fr);gap:20px 40px;max-width:1180px;margin:0 auto;padding:32px 24px;font:400 14px/1.5 var(--font-sans)}
header{grid-column:1/-1}
h1{font-size:24px;font-weight:700}
h2{font-size:17px;font-weight:700;margin-right:auto}
header p,small,#log span{color:var(--color-text-2)}
#phone{grid-row:2/4;display:flex;flex-direction:column;position:relative;width:390px;height:820px;overflow:hidden;border-radius:44px;background:var(--color-bg);box-shadow:0 0 0 10px var(--color-text),var(--shadow-2)}
#status{display:flex;justify-content:space-between;align-items:center;height:47px;padding:0 30px;font-weight:700;background:var(--color-bg)}
#status i{width:110px;height:28px;border-radius:16px;background:var(--color-text)}
#phone[data-insets] #status{position:absolute;inset:0 0 auto;background:none;pointer-events:none;z-index:1}
#frame{flex:1;width:100%;border:0;background:var(--color-bg)}
#tabs{display:none;grid-auto-flow:column;grid-auto-columns:1fr;height:56px;border-top:1px solid var(--color-line);background:var(--color-bg)}
#phone[data-native] #tabs{display:grid}
#tabs a{display:grid;place-items:center;font:500 12px/1 var(--font-sans);color:var(--color-text-2)}
#home{display:none;position:absolute;left:50%;bottom:8px;width:134px;height:5px;margin-left:-67px;border-radius:3px;background:var(--color-text);pointer-events:none}
#phone[data-insets] #home{display:block}
#phone[data-insets][data-native] #tabs{height:90px;padding-bottom:34px}
#controls{display:grid;gap:14px;align-content:start}
fieldset{display:grid;gap:4px;padding:12px 16px;border:1px solid var(--color-line);border-radius:var(--radius-card);background:var(--color-bg)}
legend,form label[for]{padding:0 4px;font-weight:700}
.check{display:flex;align-items:center;gap:8px;min-height:32px}
.row,form div{display:flex;flex-wrap:wrap;align-items:center;gap:8px}
input:not([type=checkbox]):not([type=radio]){flex:1;min-width:120px;min-height:44px;padding:0 12px;border:1px solid var(--color-line-strong);border-radius:var(--radius-control);background:var(--color-bg);font:inherit}
button{min-height:44px;padding:0 16px;border-radius:var(--radius-control);background:var(--color-brand);color:var(--color-on-brand);font:700 14px/1 var(--font-sans)}
#clear{background:none;box-shadow:inset 0 0 0 1px var(--color-line-strong);color:var(--color-text)}
#back[data-can=false]{background:none;box-shadow:inset 0 0 0 1px var(--color-line-strong);color:var(--color-text-2)}
#said:empty{display:none}
#said{padding:12px 16px;border-radius:var(--radius-card);background:var(--color-text);color:var(--color-text-inverse)}
#log{display:grid;grid-template-rows:auto 1fr;gap:8px;min-height:0}
#messages{display:grid;align-content:start;gap:1px;max-height:420px;min-height:160px;overflow:auto;border:1px solid var(--color-line);border-radius:var(--radius-card);background:var(--color-bg)}
#messages li{display:grid;grid-template-columns:auto 1fr;gap:0 12px;padding:8px 14px;border-bottom:1px solid var(--color-line);font-size:13px}
#messages time{color:var(--color-text-2);font-variant-numeric:tabular-nums}
#messages code{grid-column:1/-1;overflow-wrap:anywhere;font:12px/1.5 ui-monospace,monospace;color:var(--color-text-2)}
#messages [data-direction=app]{background:var(--color-bg-sunken)}
#messages [data-known=false] b{color:var(--color-danger)}
@media(max-width:860px){main{display:grid;grid-template:none;grid-template-columns:minmax(0,1fr);justify-items:stretch}#phone{grid-row:auto;width:100%;max-width:390px;height:740px;margin:0 auto}}
`.replaceAll('\n', '');
