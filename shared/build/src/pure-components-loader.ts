/**
 * Lets a bundle drop the components of a package that it does not use. `createContext`, `forwardRef` and `memo` at the top of a
 * file count as side effects, and so does what is set on their results; react-router keeps 5 kB (br) alive by them.
 */
export default (source: string): string =>
  contextTypesInClasses(source)
    .replace(/= (React\w*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');

/** `Name.contextType = Context;` after a class becomes a static member of it. */
const contextTypesInClasses = (source: string): string =>
  [...source.matchAll(/^(\w+)\.contextType = (\w+);$/gm)].reduce(
    (text, [line, name, context]) =>
      text.replace(line, '').replace(new RegExp(`^(var ${name} = class [^{]*\\{)$`, 'm'), `$1 static contextType = ${context};`),
    source,
  );
