/** In the place of @module-federation/error-codes in a remoteEntry: the code without the prose that belongs to it. */
export const RUNTIME_009 = 'RUNTIME-009';
export const runtimeDescMap = {};
