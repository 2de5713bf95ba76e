import type { ChaosFault } from '@hyangro/contracts/release/qa.rules';
import type { Release } from '@hyangro/contracts/release/release';
import type { RemoteName } from '@hyangro/contracts/routes/table';

/** What its code does wrong: the component that stands for each screen and surface of it. */
const COMPONENTS: Readonly<Partial<Record<ChaosFault, string>>> = {
  render: "()=>{throw Error('chaos: render');}",
  effect: "()=>{R.useEffect(()=>{throw Error('chaos: effect');});return null;}",
  event: "()=>R.createElement('button',{type:'button',onClick(){throw Error('chaos: event');}},'event')",
};

/** A script as a remoteEntry that is broken in its code (QA-04); `release` says which screens and surfaces there are. Null: this fault is none of the code. */
export function chaosEntry(
  remote: RemoteName,
  fault: ChaosFault,
  release: Pick<Release, 'contract' | 'routes' | 'surfaces'> | undefined,
): string | null {
  if (fault === 'syntax') return 'this is no script {';
  const container = (get: string) => `window.hyangro_${remote}=(()=>{let s;return{init(given){s=given;},get:async()=>()=>{${get}}};})();`;
  if (fault === 'load') return container("throw Error('chaos: load');");
  const component = COMPONENTS[fault];
  if (!component || !release) return null;
  const listed = (names: readonly string[], value: string) =>
    `Object.fromEntries(${JSON.stringify([...new Set(names)])}.map(name=>[name,${value}]))`;
  return container(`
const R=Object.values(s.react)[0].get()(),load=async()=>({default:${component}}),none=async()=>({default:{}});
return{default:{name:'${remote}',contract:${JSON.stringify(release.contract)},messages:{ko:none,en:none,cn:none},
screens:${listed(
    release.routes.map(({ screen }) => screen),
    '{load}',
  )},surfaces:${listed(Object.keys(release.surfaces), 'load')}}};`);
}
