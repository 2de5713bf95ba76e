import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import NodeEnvironment from 'jest-environment-node';
import { compileOnce } from './compiled-once.cjs';

compileOnce();

/** By file. V8 has one machine code for all threads of a process that compile the same bytes, as long as one of their modules is held. */
const held = new Map<string, WebAssembly.Module>();

/**
 * Jest's environment for Node with an ordinary global object. Jest's own stands behind a Proxy, which every `Object` or `Array` that code
 * names passes through: two thirds of the time of a test with a database. The option `wasm` names a file that test files compile in threads
 * of their own: its machine code stays from one test file of the worker to the next.
 */
export default class PlainNodeEnvironment extends NodeEnvironment {
  constructor(...configuration: ConstructorParameters<typeof NodeEnvironment>) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...configuration);
    } finally {
      vm.createContext = createContext;
    }
    const { wasm } = configuration[0].projectConfig.testEnvironmentOptions;
    if (typeof wasm === 'string' && !held.has(wasm)) held.set(wasm, new WebAssembly.Module(readFileSync(wasm)));
  }
}
