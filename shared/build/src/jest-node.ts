import vm from 'node:vm';
import NodeEnvironment from 'jest-environment-node';
import { compileOnce } from './compiled-once.cjs';

compileOnce();

/**
 * Jest's environment for Node with an ordinary global object. Jest's own stands behind a Proxy, which every `Object` or `Array` that code
 * names passes through: two thirds of the time of a test with a database.
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
  }
}
