/**
 * Lets a bundle drop the components of a package that it does not use. `createContext`, `forwardRef` and `memo` at the top of a
 * file count as side effects, and so do the names given to their results; react-router keeps 4 kB (br) alive by them.
 */
export default (source: string): string =>
  source
    .replace(/= (React\w*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
